import type { Refuse } from "./define-state.ts";

/** Brings the plain data of one version to the next. Pure: no clock, no randomness, no invention. */
export interface Migration {
  /** When it was written and what it does: `2026-11-16/travel-2-multi-agent`. */
  readonly id: string;
  readonly up: (state: Readonly<Record<string, unknown>>) => Record<string, unknown>;
  /** The way back, where nothing would be lost. */
  readonly down?: (state: Readonly<Record<string, unknown>>) => Record<string, unknown>;
}

const DATED_ID = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])\/[a-z0-9-]+$/;

export function checkMigrations(migrations: readonly Migration[], version: number, refuse: Refuse): void {
  if (migrations.length !== version - 1) {
    refuse(
      `version ${version} needs ${version - 1} migrations (one from each version to the next), but it has ${migrations.length}.`,
    );
  }
  let previous = "";
  for (const { id } of migrations) {
    if (!DATED_ID.test(id)) refuse(`the migration id "${id}" must look like 2026-11-16/what-it-does.`);
    const date = id.slice(0, 10);
    if (date < previous) refuse(`the migration "${id}" is dated before the one it follows.`);
    previous = date;
  }
  if (new Set(migrations.map((each) => each.id)).size !== migrations.length)
    refuse("two migrations share an id.");
}
