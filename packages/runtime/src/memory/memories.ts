import type { PlainObject } from "@maru/state";

/** Something worth knowing in a later conversation with the same person. */
export interface Memory {
  readonly summary: string;
  readonly created_at: string;
  readonly details: PlainObject;
}

/** What is remembered of a person. Loading and saving never fail a turn: without memory there is simply none. */
export interface Memories {
  readonly relevant: (query: string, limit?: number) => Promise<readonly Memory[]>;
  readonly remember: (memory: Omit<Memory, "created_at">) => Promise<void>;
  readonly preferences: () => Promise<PlainObject>;
  readonly prefer: (changes: PlainObject) => Promise<void>;
}
