import type { Put } from "../backend.ts";

/** One put per row that leaves what doing all of them in order would leave. */
export function settlePuts(puts: readonly Put[]): readonly Put[] {
  const settled = new Map<string, Put>();
  for (const put of puts) {
    const row = `${put.table} ${put.key}`;
    if (put.ifAbsent && settled.has(row)) continue;
    settled.set(row, put);
  }
  return [...settled.values()];
}
