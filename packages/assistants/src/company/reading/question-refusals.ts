import { quoted } from "@maru/dialogue";
import { withParticle } from "@maru/language";
import type { Sentence } from "@maru/state";
import { COMPANY_MODEL } from "../domain/semantic/company-model.ts";
import type { Months } from "../domain/semantic/data-query.ts";
import { type Measure, measureOf } from "../domain/semantic/semantic-model.ts";
import { NOT_HELD } from "./company-words.ts";
import type { NamedValue, ReadQuestion } from "./read-question.ts";

export function refusedAs(index: number): ReadQuestion {
  const { label, nearest } = NOT_HELD[index] ?? { label: { ko: "", en: "" }, nearest: { ko: "", en: "" } };
  return {
    is: "refused",
    reason: {
      ko: `${label.ko} 자료는 가지고 있지 않아서 답할 수 없어요. 대신 알려 드릴 수 있는 것: ${nearest.ko}.`,
      en: `There are no data on ${label.en}. What I can tell you instead: ${nearest.en}.`,
    },
  };
}

export function notKnown(words: readonly string[], measures: readonly string[]): Sentence {
  const labels = measures.map((id) => measureOf(COMPANY_MODEL, id).label);
  const said = words.map((word) => `“${word}”`).join(", ");
  const before = words.slice(0, -1).map((word) => `«${word}»`);
  const subject = [...before, quoted(words.at(-1) ?? "", "이/가")].join(", ");
  return {
    ko: `${subject} 자료에서 무엇인지 찾지 못해 숫자를 말하지 않을게요. 그 말을 빼거나 바꾸면 ${withParticle(labels.map(({ ko }) => ko).join(", "), "을/를")} 알려 드릴 수 있어요.`,
    en: `I could not find ${said} in the data, so I give no figure. Without it, or in other words, I can tell you ${labels.map(({ en }) => en).join(", ")}.`,
  };
}

export function whichOne(text: string, { values, span }: NamedValue): Sentence {
  const said = text.slice(span.start, span.end);
  return {
    ko: `${quoted(said, "은/는")} ${values.join(", ")} 가운데 어느 쪽인가요?`,
    en: `Which one is “${said}”: ${values.join(", ")}?`,
  };
}

export function outside({ from, to }: Months): Sentence {
  const say = (month: string) => `${month.slice(0, 4)}-${month.slice(4)}`;
  return {
    ko: `그 기간의 자료는 없어요. 자료는 ${say(from)}부터 ${say(to)}까지 있으니 그 안에서 물어봐 주세요.`,
    en: `There are no data for that time. They run from ${say(from)} to ${say(to)}.`,
  };
}

export const AVERAGE_OF_WHAT: Sentence = {
  ko: "무엇의 평균인지 알려 주세요. 예: 월평균, 거래처당 평균, 담당자당 평균.",
  en: "An average of what? For example: a month, a client, a person.",
};
export const isSummedUp = ({ made }: Measure) => "of" in made;
export const MONTHS_ONLY: Sentence = {
  ko: "자료는 월 단위라서 하루나 한 주의 숫자는 답할 수 없어요. 달로 물어봐 주세요.",
  en: "The data are by month, so I cannot answer for a day or a week. Please ask for a month.",
};
export const NO_TEAM: Sentence = {
  ko: "로그인 정보에 소속 팀이 없어요. 팀 이름을 말씀해 주세요.",
  en: "Your login names no team. Please say which team.",
};
