import type { PlainObject } from "@maru/state";
import type { OpenForm } from "../domain/documents/open-form.ts";
import type { ShownFigures } from "../domain/semantic/shown-figures.ts";

/** What an agent came to. */
export interface Worked {
  /** As it is told. */
  readonly text: string;
  /** Kept with the step, and handed to the steps that wait for it. */
  readonly result: PlainObject;
  /** The fields of its own state. */
  readonly own: PlainObject;
  readonly queries?: number;
  /** What stands on the screen now. */
  readonly figures?: ShownFigures;
  readonly form?: Omit<OpenForm, "draft">;
  readonly draft?: {
    readonly kind: string;
    readonly title: string;
    readonly text: string;
    readonly gaps: readonly string[];
  };
}
