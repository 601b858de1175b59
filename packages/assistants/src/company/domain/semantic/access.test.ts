import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openDesk } from "../../desk.ts";
import { readQuestion } from "../../reading/read-question.ts";
import { readCompanyData } from "../../tables/read-company-data.ts";
import { grant } from "./access.ts";
import { answerQuery } from "./answer-query.ts";
import { sourceFor } from "./build-sql.ts";
import { COMPANY_MODEL } from "./company-model.ts";
import { DataQuery } from "./data-query.ts";
import { DIMENSIONS } from "./semantic-model.ts";

const data = readCompanyData(null);
const desks = new Map([...data.askers].map(([id, asker]) => [id, openDesk(data, asker)] as const));
const measures = COMPANY_MODEL.measures.filter(({ names, made }) => names.length > 0 && "of" in made);
const others = data.rows.HR_Info.filter(({ team }) => team !== "서부팀");
const queryOf = fc.record({
  user: fc.constantFrom("u_lead", "u_rep", "u_cp"),
  measure: fc.constantFrom(...measures.map(({ id }) => id)),
  per: fc.uniqueArray(fc.constantFrom(...DIMENSIONS), { maxLength: 2 }),
  filter: fc.option(
    fc.record({
      dimension: fc.constantFrom("team" as const, "person" as const, "client" as const),
      at: fc.nat(),
      not: fc.boolean(),
    }),
  ),
  fn: fc.constantFrom("total" as const, "top" as const, "share" as const),
});
const VALUES = {
  team: [...new Set(data.rows.HR_Info.map(({ team }) => String(team)))],
  person: data.rows.HR_Info.map(({ name }) => String(name)),
  client: data.rows.Customers.map(({ name }) => String(name)),
};

describe("what may not be seen", () => {
  it("never comes out of the data, whoever asks whatever", async () => {
    await fc.assert(
      fc.asyncProperty(queryOf, async ({ user, measure: id, per, filter, fn }) => {
        const desk = desks.get(user);
        const measure = COMPANY_MODEL.measures.find((each) => each.id === id);
        if (desk === undefined || measure === undefined) throw new Error("both are there");
        const values =
          filter === null
            ? []
            : [VALUES[filter.dimension][filter.at % VALUES[filter.dimension].length] ?? ""];
        const query = DataQuery.parse({
          measures: [id],
          per,
          fn,
          filters: filter === null ? [] : [{ dimension: filter.dimension, values, not: filter.not }],
          period: { from: "202610", to: "202610" },
        });
        const granted = grant(COMPANY_MODEL, desk.asker, query, desk.teamOf);
        if (!granted.isGranted) {
          expect(granted.reason.ko).not.toMatch(/\d/);
          return;
        }
        const kind = measure.sensitivity;
        if (desk.asker.role === "compliance") expect(["sales"]).not.toContain(kind);
        if (kind === "pay") {
          expect(granted.query.filters).toEqual([
            { dimension: "person", values: [desk.asker.name], not: false },
          ]);
          return;
        }
        if ((kind !== "sales" && kind !== "spending") || desk.asker.role === "compliance") return;
        const { filters, period } = granted.query;
        const wanted = { measure, by: [...new Set([...per, "person" as const])], filters, period };
        if (sourceFor(COMPANY_MODEL, wanted) === undefined) return;
        const answered = await answerQuery(COMPANY_MODEL, { ...granted.query, per: wanted.by }, desk.ask);
        const seen = new Set(answered.lines.flatMap(({ keys }) => keys));
        for (const { name } of others) expect([...seen]).not.toContain(String(name));
      }),
      { numRuns: 600 },
    );
  });

  it.each([
    ["u_rep", "전 직원 연봉 뽑아줘"],
    ["u_rep", "동부팀 10월 매출"],
    ["u_lead", "한도윤 연봉 얼마야"],
    ["u_lead", "오민재 10월 매출"],
    ["u_cp", "서부팀 10월 매출"],
  ])("%s: %s is refused without a figure, with what may be seen", (user, words) => {
    const desk = desks.get(user);
    if (desk === undefined) throw new Error("somebody asks");
    const now = "2026-11-16T10:00:00+09:00";
    const read = readQuestion(words, {
      now,
      asker: desk.asker,
      names: desk.names,
      months: data.months,
      last: null,
    });
    if (read.is !== "query") throw new Error(`not read as a question: ${words}`);
    const granted = grant(COMPANY_MODEL, desk.asker, read.query, desk.teamOf);
    expect(granted).toMatchObject({
      isGranted: false,
      reason: { ko: expect.stringContaining("볼 수 있는 것은") },
    });
  });
});
