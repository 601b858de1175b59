import type { Scene } from "@maru/runtime";
import type { Sentence } from "@maru/state";
import type { Desk } from "../../desk.ts";
import { grant } from "../../domain/semantic/access.ts";
import { type Answered, answerQuery } from "../../domain/semantic/answer-query.ts";
import { COMPANY_MODEL } from "../../domain/semantic/company-model.ts";
import type { DataQuery } from "../../domain/semantic/data-query.ts";
import type { CompanyTools } from "../../tools.ts";

export type AskedFigures =
  | { readonly ok: true; readonly answered: Answered }
  | { readonly ok: false; readonly reason: Sentence };

/** A question that an operation needs answered: by the same rights as one that is asked aloud. */
export async function askFigures(
  query: DataQuery,
  desk: Desk,
  tools: CompanyTools,
  { context }: Scene<unknown>,
): Promise<AskedFigures> {
  const granted = grant(COMPANY_MODEL, desk.asker, query, desk.teamOf);
  if (!granted.isGranted) return { ok: false, reason: granted.reason };
  const answered = await answerQuery(COMPANY_MODEL, granted.query, async ({ sql, parameters }) => {
    const { rows } = await context.call(tools.sql, { sql, parameters: [...parameters] });
    return rows;
  });
  return { ok: true, answered };
}
