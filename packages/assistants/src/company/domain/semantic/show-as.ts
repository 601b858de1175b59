import * as z from "zod";

/** How a table looks; the figures in it are the same. */
export const ShowAs = z.strictObject({
  form: z.enum(["list", "chart", "csv"]).default("list"),
  unit: z.enum(["one", "thousand", "ten_thousand", "million", "hundred_million"]).default("one"),
  order: z.enum(["told", "ascending", "descending", "name"]).default("told"),
});
