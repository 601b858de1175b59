/**
 * Seven kinds, because seven things are treated differently: how sure a reader must be, what stands behind it, and
 * how it is undone.
 */
export const KINDS = ["keep", "respond", "ask", "write", "show", "order", "talk"] as const;
export type Kind = (typeof KINDS)[number];

/** What an operation touches. */
export const EFFECTS = ["reads", "computes", "keeps", "writes", "shows", "talks"] as const;
export type Effect = (typeof EFFECTS)[number];

export interface KindRule {
  /** Whether a reader that is not certain may act, or has to offer it. */
  readonly unsure: "acts" | "offers";
  /** It may rest on words of a pasted text. */
  readonly fromPasted: boolean;
  /** Its words are kept or copied, so that they are those of the message, never a reader's own. */
  readonly quotes: boolean;
  /** It is a step of the plan, owned by a part of the assistant. */
  readonly isStep: boolean;
  /** The modifiers that make sense by hand. */
  readonly modifiers: readonly Modifier[];
}

/** What can hold for a whole call, by the names that calls have for it. */
export const MODIFIERS = ["suppose", "by", "if", "at", "not"] as const;
export type Modifier = (typeof MODIFIERS)[number];

export const KIND_RULES: { readonly [kind in Kind]: KindRule } = {
  keep: {
    unsure: "offers",
    fromPasted: false,
    quotes: true,
    isStep: false,
    modifiers: ["suppose", "at", "if", "by"],
  },
  respond: { unsure: "offers", fromPasted: false, quotes: true, isStep: false, modifiers: [] },
  ask: { unsure: "acts", fromPasted: true, quotes: false, isStep: true, modifiers: [] },
  write: { unsure: "acts", fromPasted: false, quotes: true, isStep: true, modifiers: [] },
  show: { unsure: "acts", fromPasted: true, quotes: false, isStep: false, modifiers: [] },
  order: { unsure: "offers", fromPasted: false, quotes: true, isStep: true, modifiers: ["suppose", "if"] },
  talk: { unsure: "acts", fromPasted: true, quotes: false, isStep: false, modifiers: [] },
};
