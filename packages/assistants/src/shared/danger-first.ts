import { type Danger, findDangers } from "@maru/language";
import type { Language, Sentence } from "@maru/state";

/** Who helps, in one line: it stands before everything else. */
const LINES: { readonly [danger in Danger]: Sentence } = {
  rescue: {
    ko: "먼저 119에 전화하세요. 목숨이 걸린 일은 지금 바로요.",
    en: "First call 119 (in Korea) now: a life is at stake.",
  },
  police: {
    ko: "먼저 112에 신고하고 안전한 곳으로 가세요.",
    en: "First call 112 (in Korea) and get to safety.",
  },
  despair: {
    ko: "많이 힘드시군요. 지금 109(자살예방상담)에 전화하시면 24시간 들어 드려요. 급하면 119예요.",
    en: "That sounds very hard. Call 109 in Korea, day and night; if it is urgent, 119.",
  },
  violence: {
    ko: "위험하면 112, 상담과 보호는 여성긴급전화 1366이에요(24시간).",
    en: "In danger call 112; for advice and shelter 1366, day and night (in Korea).",
  },
  passport: {
    ko: "영사콜센터 +82-2-3210-0404(24시간)에 먼저 알리고, 현지 경찰서에서 분실 확인서를 받으세요.",
    en: "First tell the Korean consular call centre, +82-2-3210-0404 (day and night), and get a report from the local police.",
  },
};

const ABROAD: Sentence = {
  ko: "해외라면 현지 긴급번호와 영사콜센터 +82-2-3210-0404(24시간)예요.",
  en: "Abroad: the local emergency number, and the Korean consular call centre +82-2-3210-0404.",
};

/** The numbers that come first where a message tells of danger to a person; empty where it does not. */
export function dangerFirst(text: string, language: Language, isAbroad = false): string {
  const [danger] = findDangers(text);
  if (danger === undefined) return "";
  const isElsewhere = isAbroad && danger !== "passport";
  return isElsewhere ? `${LINES[danger][language]} ${ABROAD[language]}` : LINES[danger][language];
}
