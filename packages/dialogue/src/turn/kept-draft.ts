import type { Language, Plain } from "@maru/state";
import type { Part } from "../parts/part.ts";
import type { Draft } from "./operation-record.ts";

interface Written {
  readonly kind: string;
  readonly title: string;
  readonly text: string;
  readonly language: Language;
  /** What it is made of, for whoever changes it later. */
  readonly made_of?: Plain | undefined;
  /** The draft that this is a new version of. */
  readonly id?: string | undefined;
}

/** A text that was written, under the id of the one it is a new version of, or under the next. */
export function keptDraft(
  drafts: Readonly<Record<string, Draft>>,
  { kind, title, text, language, id, made_of = null }: Written,
): Record<string, Draft> {
  const known = id === undefined ? undefined : drafts[id];
  const number = id ?? String(Object.keys(drafts).length + 1);
  const gaps = [...text.matchAll(GAP)].map(([, gap = ""]) => gap);
  return {
    [number]: { id: number, kind, title, text, language, gaps, version: (known?.version ?? 0) + 1, made_of },
  };
}

/** What is missing stands in square brackets: [이름]. */
const GAP = /\[([^[\]\n]{1,40})\]/gu;

/** Texts that no operation has kept yet: what a model wrote can be shown, sent and changed later like any other. */
export function draftsOf(
  parts: readonly Part[],
  drafts: Readonly<Record<string, Draft>>,
): Record<string, Draft> {
  const all: Record<string, Draft> = { ...drafts };
  const made: Record<string, Draft> = {};
  for (const part of parts) {
    if (part.type !== "draft" || Object.values(all).some(({ text }) => text === part.text)) continue;
    const known = part.revises === undefined ? undefined : all[part.revises];
    const { text, language } = part;
    const title = part.title === "" ? (known?.title ?? "") : part.title;
    const written = keptDraft(all, { kind: known?.kind ?? "message", title, text, language, id: known?.id });
    Object.assign(all, written);
    Object.assign(made, written);
  }
  return made;
}
