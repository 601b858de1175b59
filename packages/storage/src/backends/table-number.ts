import type { Table } from "./backend.ts";

/** Tables as the databases store them. Numbers are never reused or changed: old files carry them. */
export const TABLE_NUMBERS: { readonly [Name in Table]: number } = {
  cursor: 1,
  key: 2,
  lease: 3,
  version: 4,
  checkpoint: 5,
  effect: 6,
  event: 7,
  inbox: 8,
  item: 9,
  log: 10,
  session: 11,
  write: 12,
  block: 13,
};
