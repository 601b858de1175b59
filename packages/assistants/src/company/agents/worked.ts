import type { PlainObject } from "@maru/state";

/** What an agent came to. */
export interface Worked {
  /** As it is told. */
  readonly text: string;
  /** Kept with the step, and handed to the steps that wait for it. */
  readonly result: PlainObject;
  /** The fields of its own state. */
  readonly own: PlainObject;
  readonly queries?: number;
  readonly draft?: {
    readonly kind: string;
    readonly title: string;
    readonly text: string;
    readonly gaps: readonly string[];
  };
}
