import * as z from "zod";

const Label = z.looseObject({
  op: z.string(),
  /** Where the words stand that carry it. */
  at: z.tuple([z.int(), z.int()]).optional(),
});
export type Label = z.output<typeof Label>;

/** A message as somebody wrote it, with what it asks for. */
export const ScorerExample = z.strictObject({
  /** Conversation, its author in front. */
  id: z.string(),
  assistant: z.string(),
  say: z.string(),
  ops: z.array(Label),
});
export type ScorerExample = z.output<typeof ScorerExample>;
