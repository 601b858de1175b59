import { expect, it } from "vitest";
import * as z from "zod";
import { initialState } from "./apply.ts";
import { defineState } from "./define-state.ts";
import { value } from "./field.ts";
import { redactorOf } from "./redact-unknown.ts";

const Guest = defineState("guest", {
  version: 1,
  fields: { nickname: value(z.string()).personal(), room: value(z.int()) },
});

it("takes what a state marks out of anything that is said beside it", () => {
  const redact = redactorOf(Guest, initialState(Guest, { nickname: "달빛토끼", room: 704 }));
  const shown = JSON.stringify(redact({ error: new Error("달빛토끼 is not in 704"), apiKey: "hunter2" }));
  expect(shown).toContain("is not in 704");
  expect(shown).not.toMatch(/달빛토끼|hunter2/);
  expect(redact("달빛토끼")).not.toContain("달빛");
});

it("refuses a state of another definition, whose marks it does not know", () => {
  const Other = defineState("other", { version: 1, fields: { room: value(z.int()) } });
  const state = initialState(Other, { room: 1 });
  expect(() => redactorOf(Guest, state as never)).toThrow();
});
