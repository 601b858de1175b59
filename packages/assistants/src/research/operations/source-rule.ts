import { type CheckedCall, choice, choices, defineOperation, ref, text } from "@maru/dialogue";
import { findNames } from "@maru/language";
import type { Outcome, Scene } from "@maru/runtime";
import { choiceFor, thingsFor, wordsFor } from "../../shared/operations/arguments-of.ts";
import type { Limits } from "../domain/brief/brief.ts";
import { findSince, readQuestion } from "../domain/brief/read-brief.ts";
import { leftOutBy } from "../domain/library/limits.ts";
import { SourceKind } from "../domain/library/source.ts";
import { SOURCE_KIND_NAMES } from "../lexicon/gazetteers.ts";
import { type AgentState, type AgentUpdate, sourcesOf } from "../state.ts";
import { holdsSomething } from "../thread/thread.ts";
import { asCondition } from "./as-condition.ts";
import { begun, startOver } from "./research.ts";

export const sourceRuleOperation = defineOperation({
  name: "source_rule",
  kind: "keep",
  effect: "keeps",
  label: { ko: "자료 정하기", en: "say which sources count" },
  does: {
    ko: "어떤 자료만 쓰거나 뺄지 정해요. 이미 쓴 보고서에도 적용해요.",
    en: "which sources count, also backwards",
  },
  phrases: [
    { when: { how: "only" }, ko: "{what}만 쓰기", en: "Use only {what}" },
    { when: { how: "not" }, ko: "{what} 빼기", en: "Leave out {what}" },
    { ko: "{what} {how}", en: "{how}: {what}" },
  ],
  arguments: {
    how: choice(
      { ko: "어떻게", en: "in which way" },
      choices({
        only: ["이것만", "only"],
        not: ["빼기", "leave out"],
        include: ["다시 넣기", "take in again"],
        prefer: ["먼저", "prefer"],
        at_least: ["적어도", "at least"],
      }),
      { required: true },
    ),
    what: text({ ko: "어떤 자료", en: "which sources" }, { required: true }),
    ref: ref({ ko: "어느 것", en: "which one" }),
  },
  results: { rules: { kind: "rows", label: { ko: "자료 조건", en: "limits on sources" } } },
});

/** `source_rule`: the limits change, the report is made again under them, and what falls out is told. */
export function ruleSources(call: CheckedCall, scene: Scene<AgentState>): Outcome<AgentUpdate> {
  const { state, now, language } = scene;
  const how = choiceFor(call, "how") ?? "not";
  const what = wordsFor(call, "what") ?? "";
  const kinds = kindsIn(what, call, state);
  const { limits: said } = readQuestion(what, { now, limits: state.limits });
  const since = findSince(what, now) ?? said.published_from;
  const dated = { ...said, published_from: since, only: state.limits.only, not: state.limits.not };
  const limits = how === "only" && kinds.length === 0 ? dated : changed(dated, how, kinds);
  if (JSON.stringify(limits) === JSON.stringify(state.limits))
    return asCondition(what, how === "prefer" || how === "at_least" ? "change" : how, scene, "source");
  const { brief, citations } = state;
  const sources = sourcesOf(state);
  const fallen = citations.flatMap((id) => {
    const source = sources.get(id);
    return source === undefined || leftOutBy(limits, source) === undefined ? [] : [source.title];
  });
  const update: AgentUpdate =
    brief === null || !holdsSomething(state)
      ? { limits: structuredClone(limits) as never }
      : {
          ...startOver(),
          ...begun({ ...brief, limits }),
          limits: structuredClone(limits) as never,
        };
  return {
    update,
    changed: ["limits"],
    parts: [{ type: "change", text: told(fallen, brief !== null && holdsSomething(state))[language] }],
  };
}

function kindsIn(what: string, call: CheckedCall, state: AgentState): readonly SourceKind[] {
  const named = findNames(what, SOURCE_KIND_NAMES).flatMap(({ value }) =>
    "id" in value ? (SourceKind.safeParse(value.id).data ?? []) : [],
  );
  const pointed = thingsFor(call, "ref").flatMap(({ kind, id }) => {
    const source = kind === "source" ? state.citations[Number(id) - 1] : undefined;
    return source === undefined ? [] : (sourcesOf(state).get(source)?.kind ?? []);
  });
  return [...new Set([...named, ...pointed])];
}

function changed(limits: Limits, how: string, kinds: readonly SourceKind[]): Limits {
  const { only, not } = limits;
  if (how === "only")
    return { ...limits, only: [...kinds], not: not.filter((kind) => !kinds.includes(kind)) };
  if (how === "not")
    return {
      ...limits,
      only: only.filter((kind) => !kinds.includes(kind)),
      not: [...new Set([...not, ...kinds])],
    };
  return {
    ...limits,
    only: only.length === 0 ? [] : [...new Set([...only, ...kinds])],
    not: not.filter((kind) => !kinds.includes(kind)),
  };
}

function told(fallen: readonly string[], isAnew: boolean) {
  if (!isAnew)
    return {
      ko: "자료 조건을 적어 뒀어요. 아직 찾은 자료가 없어 빠지는 것은 없고, 다음에 찾을 때부터 지켜요.",
      en: "I will keep to those sources from the next search on; nothing was found yet that would fall out.",
    };
  const titles = fallen.map((title) => `「${title}」`).join(", ");
  return fallen.length === 0
    ? {
        ko: "자료 조건을 바꿨어요. 인용한 자료 가운데 빠진 것은 없어요.",
        en: "The limits changed; no cited source fell out.",
      }
    : {
        ko: `자료 조건을 바꿔 보고서를 다시 만들었어요. 빠진 자료: ${titles}.`,
        en: `I made the report again under the new limits. Left out: ${fallen.map((title) => `“${title}”`).join(", ")}.`,
      };
}
