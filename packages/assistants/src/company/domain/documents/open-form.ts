import type { DeepReadonly } from "@maru/state";
import * as z from "zod";

/** A form while it is being filled in: what is said next goes into it. */
export const OpenForm = z.strictObject({
  /** The draft that shows it. */
  draft: z.string(),
  form: z.string(),
  values: z.record(z.string(), z.string().nullable()),
  /** Fields that somebody did not want at all. */
  removed: z.array(z.string()).default([]),
});
export type OpenForm = DeepReadonly<z.output<typeof OpenForm>>;
