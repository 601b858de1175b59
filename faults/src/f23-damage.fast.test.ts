import { expect, it } from "vitest";
import { fileCases, sqliteCases } from "./damage/cases.ts";
import { runCases } from "./damage/run-cases.ts";
import { prepare } from "./damage/store.ts";

const SEED = 23;

it.each([["sqlite", sqliteCases] as const, ["file", fileCases] as const])(
  "F23 on %s: whatever is damaged is named, or nothing is harmed",
  async (scheme, casesOf) => {
    const prepared = await prepare(scheme);
    const rows = await runCases(scheme, prepared, casesOf(prepared, SEED, 0.04));
    for (const { kind, fates } of rows) expect([kind, fates["silently wrong"]]).toEqual([kind, 0]);
  },
);
