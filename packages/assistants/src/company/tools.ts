import { defineTool } from "@maru/runtime";
import * as z from "zod";
import type { Desk } from "./desk.ts";

const Cell = z.union([z.string(), z.number(), z.null()]);
const Statement = z.strictObject({
  sql: z.string().min(1),
  parameters: z.array(z.union([z.string(), z.number()])),
});
const Rows = z.strictObject({ rows: z.array(z.array(Cell)) });

export type CompanyTools = ReturnType<typeof companyTools>;

/** The tools of the agents. A plan tries a step again; a tool that tried by itself would multiply that. */
export function companyTools(desk: Desk) {
  const sql = defineTool({
    name: "sql",
    description: { ko: "회사 자료 조회", en: "Ask the company's data" },
    input: Statement,
    output: Rows,
    attempts: 1,
    empty: { rows: [] },
    run: async (statement) => ({ rows: (await desk.ask(statement)).map((row) => [...row]) }),
  });
  return { sql };
}
