import type { CheckedCall, Draft } from "@maru/dialogue";
import { type Manner, readManner, understand } from "@maru/language";
import type { Outcome } from "@maru/runtime";
import { choiceFor, wordsFor } from "../../shared/operations/arguments-of.ts";
import { cannot } from "../../shared/operations/found-text.ts";
import type { RealEstateScene } from "./case-values.ts";
import { DRAFT_MATTERS } from "./draft-matters.ts";
import { DraftText, type Wanted, writtenText } from "./draft-text.ts";

/** `edit` of the text written last: how it sounds is written anew from the same facts; a wish for its words is marked in it. */
export function editDraft(call: CheckedCall, scene: RealEstateScene): Outcome<never> {
  const draft = Object.values(scene.state.drafts).at(-1);
  if (draft === undefined) return cannot("고칠 글이 아직 없어요.", "There is no text to change yet.");
  const change = wordsFor(call, "change") ?? scene.state.heard?.text ?? "";
  const manner = readManner(
    [change, wordsFor(call, "language") ?? "", wordsFor(call, "length") ?? ""].join(" "),
  );
  const rewritten = Object.keys(manner).length === 0 ? null : rewrite(draft, manner, scene);
  return rewritten ?? withWish(draft, change, choiceFor(call, "how") === "remove");
}

function rewrite(draft: Draft, manner: Manner, scene: RealEstateScene): Outcome<never> | null {
  const origin = Object.values(scene.state.results).findLast(
    ({ values }) => values["draft_about"] !== undefined,
  );
  const textOf = (key: string) => {
    const value = origin?.values[key];
    return value?.kind === "text" ? value.text.ko : null;
  };
  const matter = DRAFT_MATTERS.find(({ name }) => name === textOf("draft_about"));
  if (matter === undefined) return null;
  const before = JSON.parse(textOf("draft_manner") ?? "{}") as Manner;
  const wanted: Wanted = {
    kind: draft.kind,
    to: textOf("draft_to"),
    manner: { ...before, ...manner },
    words: null,
    offer: understand(textOf("draft_offer") ?? "", { now: scene.now }).mentions[0] ?? null,
  };
  return writtenText(matter, wanted, new DraftText(scene, wanted), draft.id);
}

/** Sentences that speak of what is to go are left out; what is to come in stands in the text, marked. */
function withWish(draft: Draft, change: string, isRemoved: boolean): Outcome<never> {
  const { id, kind, title, language } = draft;
  const sentences = draft.text.split(/(?<=[.!?]) /u);
  const words = change.split(/\s+/u).filter((word) => word.length >= 2);
  const rest = sentences.filter((sentence) => !words.some((word) => sentence.includes(word)));
  const isFound = isRemoved && rest.length < sentences.length && rest.length > 0;
  const mark = { ko: "더할 말", en: "to add" }[language];
  const plain = change.replaceAll(/[[\]]/gu, "").slice(0, LONGEST_MARK);
  const text = isFound ? rest.join(" ") : `${draft.text}\n[${mark}: ${plain}]`;
  return {
    draft: { id, kind, title, text, language },
    parts: [{ type: "draft", title, text, language }],
  };
}

/** A longer gap would not be found as one. */
const LONGEST_MARK = 30;
