import { describe, expect, it } from "vitest";
import * as z from "zod";
import { initialState, safeApply } from "./apply.ts";
import { applyAll } from "./apply-all.ts";
import { defineState, type UpdateOf } from "./define-state.ts";
import { counter, dict, list, set, steps, value } from "./field.ts";
import { remove } from "./instruction.ts";
import { MASK } from "./sensitive-span.ts";
import { personal } from "./zod-tree.ts";

const SECRET = "홍길동-880101";
const Guest = z.strictObject({ id: z.string(), note: z.string() });
const Booking = defineState("booking", {
  version: 1,
  fields: {
    phones: set(z.string().max(5)).personal(),
    people: dict(Guest).personal(),
    guests: list(Guest, { id: "id" }).personal(),
    salary: counter({ max: 10 }).personal(),
    record: value(z.record(z.string(), z.int())).optional().personal(),
    card: value(personal(z.strictObject({ holder: z.string() }))).optional(),
    steps: steps().personal(),
    picky: value(z.string().refine(() => false, { error: (issue) => `bad ${String(issue.input)}` }))
      .optional()
      .personal(),
  },
});
const start = initialState(Booking, {});

const WRONG: Readonly<Record<string, unknown>> = {
  "removing a member": { phones: remove(SECRET) },
  "removing an entry": { people: remove(SECRET) },
  "removing an element": { guests: remove(SECRET) },
  "a count below zero": { salary: -987_654 },
  "a count above its maximum": { salary: 987_654 },
  "a wrong entry under a telling key": { people: { [SECRET]: { id: "x" } } },
  "a wrong value under a telling key": { record: { [SECRET]: "x" } },
  "a value that is not plain under a telling key": { record: { [SECRET]: 1n } },
  "an unknown key": { people: { a: { id: "x", note: "", [SECRET]: 1 } } },
  "an unknown key in a marked part": { card: { holder: "x", [SECRET]: 1 } },
  "a too long member": { phones: [SECRET] },
  "a step that is not there": { steps: [{ step_id: SECRET, status: "completed" }] },
  "a refinement that quotes": { picky: SECRET },
};

describe("a refusal about a personal field", () => {
  it.each(Object.entries(WRONG))("[E5] says nothing of it: %s", (_, update) => {
    const result = safeApply(Booking, start, update as UpdateOf<typeof Booking>);
    expect(result.ok).toBe(false);
    if (result.ok) return;
    const { error } = result;
    const told = JSON.stringify([error.message, error.details, error.sentence("ko"), error.sentence("en")]);
    for (const hidden of [SECRET, "987654", "987,654"]) expect(told).not.toContain(hidden);
  });

  it.each([
    ["a wrong value under a telling key", `record[${JSON.stringify(MASK)}]`],
    ["a wrong entry under a telling key", `people[${JSON.stringify(MASK)}].note`],
    ["an unknown key in a marked part", `card[${JSON.stringify(MASK)}]`],
    ["a too long member", "phones[0]"],
  ])("[E5] says where it is, as far as the definition says it: %s", (wrong, place) => {
    const result = safeApply(Booking, start, WRONG[wrong] as UpdateOf<typeof Booking>);
    expect(result.ok || (result.error.details as { path: string }).path).toBe(place);
  });

  it("[E5] says nothing of it either when two writers meet", () => {
    const write = (note: string) => ({ people: { [SECRET]: { id: "x", note } } });
    const clash = () =>
      applyAll(Booking, start, [
        { writer: "a", update: write("1") },
        { writer: "b", update: write("2") },
      ]);
    expect(clash).toThrow(
      expect.objectContaining({ code: "CONFLICTING_WRITES", message: expect.not.stringContaining(SECRET) }),
    );
  });
});
