import { countDenials } from "@maru/language";
import type { Outcome, Scene } from "@maru/runtime";
import { statementsOf } from "../domain/library/statements.ts";
import { type AgentState, sourcesOf } from "../state.ts";
import { claimsInOrder } from "../thread/pointed.ts";
import { citedOutcome } from "./cited-text.ts";

const MOST_SHOWN = 3;

/** What was read that found no effect, or that the report sets against something; undefined where nothing does. */
export function tellContrary(scene: Scene<AgentState>): Outcome<never> | undefined {
  const { state } = scene;
  const against = state.report?.disagreements.flatMap((each) => each.claims) ?? [];
  const differing = claimsInOrder(state)
    .filter(({ id }) => against.includes(id))
    .flatMap(({ quotes }) => quotes.slice(0, 1));
  const sources = sourcesOf(state);
  const denying = [...sources.values()]
    .filter(({ retracted }) => !retracted)
    .flatMap(statementsOf)
    .filter(({ exact }) => countDenials(exact) > 0);
  const shown = [...differing, ...denying].slice(0, MOST_SHOWN).map((quote) => ({ quotes: [quote] }));
  if (shown.length === 0) return undefined;
  return citedOutcome(
    scene,
    {
      ko: [differing.length > 0 ? LEADS.ko.differ : LEADS.ko.deny, ...shown],
      en: [differing.length > 0 ? LEADS.en.differ : LEADS.en.deny, ...shown],
    },
    sources,
  );
}

const LEADS = {
  ko: {
    differ: "네, 자료가 서로 달라요.",
    deny: "정반대라고 밝힌 결과는 못 찾았고, 아니라거나 다루지 않았다고 적은 문장은 이래요.",
  },
  en: {
    differ: "Yes, the sources differ.",
    deny: "No result to the contrary was found; these say that something is not so, or was not studied.",
  },
};
