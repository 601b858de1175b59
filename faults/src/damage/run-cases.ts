import type { Case } from "./cases.ts";
import { type Fate, fare, type Prepared } from "./store.ts";

export interface Row {
  readonly kind: string;
  readonly tried: number;
  readonly fates: Readonly<Record<Fate, number>>;
  /** What would be silently wrong if nothing were looked at before serving. */
  readonly wrongByReading: number;
}

const NONE: Row["fates"] = { "at start": 0, "by reading": 0, unharmed: 0, "silently wrong": 0 };

export async function runCases(
  scheme: "sqlite" | "file",
  prepared: Prepared,
  cases: readonly Case[],
): Promise<readonly Row[]> {
  const rows = new Map<string, Row>();
  for (const { kind, files } of cases) {
    const { fate, readingAlone } = await fare(scheme, files, prepared);
    const row = rows.get(kind) ?? { kind, tried: 0, fates: NONE, wrongByReading: 0 };
    rows.set(kind, {
      kind,
      tried: row.tried + 1,
      fates: { ...row.fates, [fate]: row.fates[fate] + 1 },
      wrongByReading: row.wrongByReading + (readingAlone === "silently wrong" ? 1 : 0),
    });
  }
  return [...rows.values()];
}

/** For the note of a run. */
export function tableOf(title: string, seed: number, rows: readonly Row[]): string {
  const lines = rows.map(
    ({ kind, tried, fates, wrongByReading }) =>
      `| ${kind} | ${tried} | ${fates["at start"]} | ${fates["by reading"]} | ${fates.unharmed} | ${fates["silently wrong"]} | ${wrongByReading} |`,
  );
  return [
    `${title}, seed ${seed}`,
    "| damage | tried | named at start | named in use | unharmed | silently wrong | wrong without the look at start |",
    "|---|---|---|---|---|---|---|",
    ...lines,
  ].join("\n");
}
