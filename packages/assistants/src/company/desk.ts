import type { Gazetteer } from "@maru/language";
import { openTables } from "@maru/storage";
import type { Asker } from "./domain/semantic/access.ts";
import type { Cell } from "./domain/semantic/answer-query.ts";
import type { Statement } from "./domain/semantic/build-sql.ts";
import type { DimensionId } from "./domain/semantic/semantic-model.ts";
import { valueNames } from "./reading/value-names.ts";
import { type CompanyData, filledTables, type Row } from "./tables/company-tables.ts";

/** The company's data as the agents ask them. */
export interface Desk {
  readonly data: CompanyData;
  readonly asker: Asker;
  readonly names: Gazetteer<DimensionId>;
  readonly ask: (statement: Statement) => Promise<readonly (readonly Cell[])[]>;
  readonly teamOf: (dimension: "person" | "client", name: string) => string | null;
}

export function openDesk(data: CompanyData, asker: Asker): Desk {
  const tables = openTables(filledTables(data.rows));
  const team = (rows: readonly Row[]) => new Map(rows.map((row) => [row["name"], row["team"] ?? null]));
  const teams = { person: team(data.rows.HR_Info), client: team(data.rows.Customers) };
  return {
    data,
    asker,
    names: valueNames(data.rows),
    ask: async ({ sql, parameters }) => {
      const { rows } = await tables.readOnlyQuery(sql, parameters, { rows: 10_000 });
      return rows as readonly (readonly Cell[])[];
    },
    teamOf: (dimension, name) => {
      const found = teams[dimension].get(name);
      return found === undefined || found === null ? null : String(found);
    },
  };
}
