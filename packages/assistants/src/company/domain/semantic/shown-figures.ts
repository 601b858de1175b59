import type { DeepReadonly } from "@maru/state";
import * as z from "zod";
import { DataQuery } from "./data-query.ts";
import { UNITS_OF_MEASURES } from "./semantic-model.ts";

/** Figures as they stand on the screen, with the question they answer. */
export const ShownFigures = z.strictObject({
  title: z.string(),
  unit: z.enum(UNITS_OF_MEASURES),
  lines: z.array(z.strictObject({ name: z.string(), value: z.number().nullable() })).max(100),
  /** Of all lines together, where that means something. */
  total: z.number().nullable(),
  query: DataQuery.nullable(),
});
export type ShownFigures = DeepReadonly<z.output<typeof ShownFigures>>;

/** What «it» is where one figure is meant: the only one, else that of all together. */
export function mainFigure({ lines, total }: ShownFigures): number | null {
  const [only] = lines;
  return lines.length === 1 && only !== undefined ? only.value : total;
}
