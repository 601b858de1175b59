import { expect, it } from "vitest";
import { fileCases, sqliteCases } from "./damage/cases.ts";
import { runCases, tableOf } from "./damage/run-cases.ts";
import { prepare } from "./damage/store.ts";

const SEED = Number(process.env.MARU_SEED ?? 23);

it.each([["sqlite", sqliteCases] as const, ["file", fileCases] as const])(
  "F23 on %s: whatever is damaged is named, or nothing is harmed",
  async (scheme, casesOf) => {
    const prepared = await prepare(scheme);
    const rows = await runCases(scheme, prepared, casesOf(prepared, SEED, 1));
    console.log(tableOf(`F23 on ${scheme}`, SEED, rows));
    for (const { kind, fates } of rows) expect([kind, fates["silently wrong"]]).toEqual([kind, 0]);
  },
);
