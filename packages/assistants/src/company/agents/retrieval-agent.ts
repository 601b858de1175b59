import type { NodeContext } from "@maru/runtime";
import type { Sentence } from "@maru/state";
import type { Request } from "../domain/request.ts";
import type { Records } from "../records.ts";
import type { CompanyTools } from "../tools.ts";
import type { Worked } from "./worked.ts";

export const FIELD_LABELS: { readonly [field: string]: Sentence } = {
  phone: { ko: "연락처", en: "phone" },
  text: { ko: "내용", en: "text" },
  director: { ko: "원장", en: "director" },
  person: { ko: "담당자", en: "person in charge" },
  district: { ko: "지역구", en: "district" },
  kind: { ko: "종별", en: "kind" },
  since: { ko: "거래 시작", en: "client since" },
  team: { ko: "팀", en: "team" },
  position: { ko: "직급", en: "position" },
  joined: { ko: "입사일", en: "joined" },
  form: { ko: "제형", en: "form" },
  product_group: { ko: "계열", en: "group" },
  launched: { ko: "출시일", en: "launched" },
  stopped: { ko: "판매 종료", en: "stopped" },
};

/** Kept by this assistant alone: no table of the company. */
const OWN_RECORDS: readonly string[] = ["Documents", "Memos"];

/** One field of one thing on record: as it was changed last, else as the data have it. */
export async function valueOnRecord(
  tools: CompanyTools,
  records: Records,
  context: NodeContext,
  { table, key, field }: { readonly table: string; readonly key: string; readonly field: string },
): Promise<string | null> {
  const changed = await records.read(table, key, field);
  if (changed !== null || OWN_RECORDS.includes(table)) return changed;
  const { rows } = await context.call(tools.sql, {
    sql: `SELECT f.${field} FROM ${table} f WHERE f.name = ?`,
    parameters: [key],
  });
  const value = rows[0]?.[0] ?? null;
  return value === null ? null : String(value);
}

export async function retrieve(
  { looked }: Request,
  tools: CompanyTools,
  records: Records,
  context: NodeContext,
): Promise<Worked> {
  if (looked === null) throw new Error("nothing to look up");
  const { table, key, fields } = looked;
  const { language } = context;
  const found: [string, string | null][] = [];
  for (const field of fields)
    found.push([field, await valueOnRecord(tools, records, context, { table, key, field })]);
  const said = found.map(([field, value]) => {
    const label = FIELD_LABELS[field]?.[language] ?? field;
    return `${label} ${value ?? { ko: "기록 없음", en: "not on record" }[language]}`;
  });
  const text = `${key}: ${said.join(", ")}`;
  return {
    text,
    result: { text, values: Object.fromEntries(found) },
    own: {
      search_queries: [key],
      search_sources: ["internal_db"],
      sources: [{ table, key }],
      citations: [`${table}/${key}`],
    },
    queries: fields.length,
  };
}
