import type { NodeContext } from "@maru/runtime";
import { sayAnswer, titleOf } from "../answer/say-figure.ts";
import type { Request } from "../domain/request.ts";
import { answerQuery } from "../domain/semantic/answer-query.ts";
import { COMPANY_MODEL } from "../domain/semantic/company-model.ts";
import { measureOf } from "../domain/semantic/semantic-model.ts";
import type { CompanyTools } from "../tools.ts";
import type { Worked } from "./worked.ts";

/** Asks what was granted, and nothing else: the filter of the rows is part of the query. */
export async function analyseData(
  { query }: Request,
  tools: CompanyTools,
  context: NodeContext,
): Promise<Worked> {
  if (query === null) throw new Error("a question without a query");
  const answered = await answerQuery(COMPANY_MODEL, query, async ({ sql, parameters }) => {
    const { rows } = await context.call(tools.sql, { sql, parameters: [...parameters] });
    return rows;
  });
  const text = sayAnswer(answered, context.language);
  const lines = answered.lines.slice(0, 100).map(({ keys, value }) => ({ keys: [...keys], value }));
  return {
    text,
    result: { text, lines, rows: answered.behind },
    own: {
      generated_queries: answered.statements.map(({ sql }) => sql),
      processed_data: { lines },
      statistics: { rows_behind: answered.behind, lines: answered.of },
    },
    queries: answered.statements.length,
    figures: {
      title: titleOf(answered.query, context.language),
      unit: measureOf(COMPANY_MODEL, answered.query.measures[0] ?? "").unit,
      lines: lines.map(({ keys, value }) => ({ name: keys.join(" · "), value })),
      total: answered.total?.value ?? null,
      query: answered.query,
    },
  };
}
