import { type CheckedCall, quoted } from "@maru/dialogue";
import { withParticle } from "@maru/language";
import type { Outcome, Scene } from "@maru/runtime";
import type { Sentence } from "@maru/state";
import { foundText } from "../../shared/operations/found-text.ts";
import { sayMonths } from "../answer/say-figure.ts";
import type { Desk } from "../desk.ts";
import { visibleTo } from "../domain/semantic/access.ts";
import { COMPANY_MODEL } from "../domain/semantic/company-model.ts";
import { measureOf } from "../domain/semantic/semantic-model.ts";
import { aboutData } from "../reading/data-words.ts";
import { meaningOf } from "../reading/glossary.ts";
import { measuresNamed } from "../reading/measures-named.ts";
import { comparedTo } from "../reading/read-months.ts";
import type { GlobalSessionState, SessionUpdate } from "../states/state.ts";
import { askAgain } from "./figures/change-query.ts";
import { saidWords } from "./said-words.ts";

type State = GlobalSessionState;

/** `explain`, `coverage`: what a figure means, what it is made of, what the data hold and since when. */
export function explainData(desk: Desk) {
  return (call: CheckedCall, scene: Scene<State>): Outcome<SessionUpdate> => {
    const words = saidWords(call, scene);
    const { last_query: query, last_sum } = scene.state;
    const about = aboutData(words);
    if (about === "access") return foundText(scene, { text: accessOf(desk) });
    if (about === "coverage" || about === "freshness") return foundText(scene, { text: coverageOf(desk) });
    const named = measuresNamed(words);
    const term = meaningOf(words);
    if (term !== undefined && named.length === 0)
      return foundText(scene, {
        text: {
          ko: `${quoted(term.term, "은/는")} ${withParticle(term.ko, "이에요/예요")}. (일반적인 뜻이라 회사 기준은 따로 확인이 필요해요)`,
          en: `“${term.term}”: ${term.en}. (In general; the company may define it otherwise.)`,
        },
      });
    const [measure] = named.length > 0 ? named : (query?.measures ?? []);
    if (about === "cause") {
      const period = query?.period ?? null;
      if (query === null || period === null) return foundText(scene, { text: NO_CAUSE });
      const again = askAgain(desk, scene, words, {
        compare_to: query.compare_to ?? comparedTo(period, "before"),
      });
      return { ...again, parts: [{ type: "change", text: NO_CAUSE[scene.language] }] };
    }
    if (last_sum !== null && named.length === 0) return foundText(scene, { text: sumText(last_sum.value) });
    if (measure === undefined) return foundText(scene, { text: NOT_HELD });
    const { label, definition, made } = measureOf(COMPANY_MODEL, measure);
    const tables = tablesOf(measure);
    const period = query?.period ?? null;
    return foundText(scene, {
      text: {
        ko: [
          `${quoted(label.ko, "은/는")} ${definition.ko}이에요.`,
          period === null ? "" : `지금 보신 것은 ${sayMonths(period, "ko")} 기준이에요.`,
          `자료: ${tables}${"of" in made ? "" : "에서 나눠 구한 값"}. 그보다 자세한 집계 기준은 자료에 적혀 있지 않아요.`,
        ]
          .filter((each) => each !== "")
          .join("\n"),
        en: `${label.en}: ${definition.en}. From: ${tables}. The data do not say more about how it is counted.`,
      },
    });
  };
}

const NO_CAUSE: Sentence = {
  ko: "까닭은 자료에 없어요. 자료로 말할 수 있는 것은 얼마나 어디에서 달라졌는지예요(«거래처별로», «품목별로»라고 하시면 나눠 드려요).",
  en: "The data do not say why; they say how much and where it changed. Ask by client or by product.",
};

const NOT_HELD: Sentence = {
  ko: "그 설명은 제 자료에 없어요. 매출·달성률 같은 숫자의 뜻과 출처, 회사 규정 조항은 바로 설명해 드려요.",
  en: "My data do not explain that. I can explain what a figure means and comes from, and the company's rules.",
};

const sumText = (value: number): Sentence => ({
  ko: `방금 값은 위에 적은 식 그대로예요. 반올림하기 전 값은 ${value}예요.`,
  en: `It is worked out as written above; before rounding it is ${value}.`,
});

function tablesOf(id: string): string {
  const { made } = measureOf(COMPANY_MODEL, id);
  const entities = "of" in made ? made.of.map(({ entity }) => entity) : [];
  const names = "of" in made ? entities.map((entity) => COMPANY_MODEL.entities[entity]?.table ?? entity) : [];
  if ("of" in made) return [...new Set(names)].join(", ");
  return [...new Set([tablesOf(made.left), tablesOf(made.right)])].join(", ");
}

/** What the data hold, and since when. */
export function coverageOf({ data }: Desk): Sentence {
  const { from, to } = data.months;
  const months = { from, to };
  return {
    ko: `자료는 ${sayMonths(months, "ko")}까지 월 단위로 있어요(하루·주 단위는 없어요). 매출·목표·방문·예산·환자 수·지출·인원·품목이 있고, 재고·수량·미수금·이익은 없어요.${data.isSample ? " 모두 지어낸 표본 회사의 자료예요." : ""}`,
    en: `The data run by month from ${sayMonths(months, "en")}: sales, targets, visits, budget, patients, spending, people, products. No stock, quantities, receivables or profit.`,
  };
}

export function accessOf({ asker }: Desk): Sentence {
  const may = visibleTo(asker);
  return {
    ko: `볼 수 있는 범위는 로그인한 직무로 정해져요. ${asker.name} 님은 ${may.ko}를 볼 수 있어요. 더 필요하면 팀장이나 인사팀·준법관리팀에 권한을 신청하세요. 누가 무엇을 물었는지는 감사 기록에 남아요.`,
    en: `What you may see follows from your login: ${may.en}. Ask your lead, HR or compliance for more. Who asked what is kept in the audit trail.`,
  };
}
