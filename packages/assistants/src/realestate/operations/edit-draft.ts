import type { CheckedCall, Draft } from "@maru/dialogue";
import { type Manner, readManner, type TextRevision, understand } from "@maru/language";
import type { Outcome } from "@maru/runtime";
import { wordsFor } from "../../shared/operations/arguments-of.ts";
import { cannot } from "../../shared/operations/found-text.ts";
import { changeText, revisionOf } from "../../shared/texts/change-text.ts";
import type { RealEstateScene } from "./case-values.ts";
import { DRAFT_MATTERS } from "./draft-matters.ts";
import { DraftText, type Wanted, writtenText } from "./draft-text.ts";
import { LEASE_TEXTS } from "./lease-texts.ts";

/** `edit` of the text written last: how it sounds is written anew from the same facts; a wish for its words is marked in it. */
export function editDraft(call: CheckedCall, scene: RealEstateScene): Outcome<never> {
  const draft = Object.values(scene.state.drafts).at(-1);
  if (draft === undefined) return cannot("고칠 글이 아직 없어요.", "There is no text to change yet.");
  const change = wordsFor(call, "change") ?? scene.state.heard?.text ?? "";
  const manner = readManner(
    [change, wordsFor(call, "language") ?? "", wordsFor(call, "length") ?? ""].join(" "),
  );
  const revision = revisionOf(call, scene.state.heard?.text ?? null);
  const isManner = Object.keys(manner).length > 0 && draft.made_of === null && isOfManner(revision);
  return (isManner ? rewrite(draft, manner, scene) : null) ?? changeText(LEASE_TEXTS)(call, scene);
}

/** Nothing but how it sounds: then it is written anew from what it is about. */
function isOfManner(revision: TextRevision | null): boolean {
  if (revision === null) return true;
  const { drop, dropParts, add, replace, to, title, keepOnly, style } = revision;
  const isMore =
    [drop, dropParts, add, replace, keepOnly].some((list) => list.length > 0) ||
    to !== null ||
    title !== null;
  return !isMore && style.register !== "banmal" && style.emoji === undefined && (style.lines ?? 2) > 1;
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
