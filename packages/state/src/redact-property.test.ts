import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { initialState, safeApply } from "./apply.ts";
import { defineState, type UpdateOf } from "./define-state.ts";
import { dict, list, set, untracked, value } from "./field.ts";
import { Message } from "./message.ts";
import { type Audience, redact } from "./redact.ts";
import { redactUnknown } from "./redact-unknown.ts";
import { MASK } from "./sensitive-span.ts";
import { personal, secret } from "./zod-tree.ts";

const Contact = personal(z.strictObject({ full_name: z.string().min(2), numbers: z.array(z.string()) }));
const Guest = z.strictObject({
  seat: z.int(),
  legal_name: personal(z.string()),
  inner: z.strictObject({ pin: secret(z.string()) }).nullable(),
});
const Visit = defineState("visit", {
  version: 1,
  fields: {
    owner: value(z.string().min(2)).personal().optional(),
    vault: value(z.string()).secret().optional(),
    profile: value(z.strictObject({ team: z.string(), contact: Contact })).optional(),
    guests: dict(Guest),
    family: dict(z.strictObject({ relation: z.string() })).personal(),
    aliases: list(personal(z.string())),
    badges: set(z.string()).personal(),
    draft: untracked(z.string()).personal(),
    messages: list(Message, { id: "id" }),
    results: dict(z.json()),
  },
});
const AUDIENCES: readonly Audience[] = ["log", "inspector", "export", "prompt"];
const PLAIN_WORDS = JSON.stringify([
  Visit.fieldNames,
  [
    "team",
    "contact",
    "full_name",
    "numbers",
    "seat",
    "legal_name",
    "inner",
    "pin",
    "relation",
    "role",
    "user",
    "id",
  ],
  [
    "content",
    "created_at",
    "null",
    "true",
    "false",
    "before",
    "after",
    "memo",
    MASK,
    "[전화번호]",
    "[카드번호]",
  ],
]).toLowerCase();

/** A value that no field name and no mask happens to contain. */
const hidden = fc
  .string({ minLength: 4, maxLength: 20, unit: fc.constantFrom(..."abcxyzKQZ0123456789가나다힣홍길동") })
  .filter((each) => !PLAIN_WORDS.includes(each.toLowerCase()));

const visit = fc
  .record({
    owner: hidden,
    vault: hidden,
    full_name: hidden,
    number: hidden,
    legal_name: hidden,
    pin: hidden,
    relation: hidden,
    alias: hidden,
    badge: hidden,
    draft: hidden,
  })
  .chain((values) => {
    const all = Object.values(values);
    return fc.record({ values: fc.constant(values), leaks: fc.array(leakOf(all), { maxLength: 6 }) });
  });

/** Some way in which marked values get into places that nobody marked. */
function leakOf(values: readonly string[]) {
  const one = fc.constantFrom(...values);
  return fc.oneof(
    one.map((each) => ({ text: `before ${each} after`, key: "memo" })),
    one.map((each) => ({ text: `${each}${each.toUpperCase()}`, key: each })),
    one.map((each) => ({
      text: JSON.stringify({ memo: [each, { [each]: `가 ${each}` }] }),
      key: `memo ${each}`,
    })),
    one.map((each) => ({ text: JSON.stringify(JSON.stringify([each.toLowerCase()])), key: "memo" })),
    one.map((each) => ({ text: JSON.stringify({ memo: each }).slice(0, -1), key: `${each}.memo` })),
  );
}

type Visited = typeof visit extends fc.Arbitrary<infer Each> ? Each : never;

function stateOf({ values, leaks }: Visited) {
  return initialState(Visit, {
    owner: values.owner,
    vault: values.vault,
    profile: { team: "t", contact: { full_name: values.full_name, numbers: [values.number] } },
    guests: { a: { seat: 1, legal_name: values.legal_name, inner: { pin: values.pin } } },
    family: { a: { relation: values.relation } },
    aliases: [values.alias],
    badges: [values.badge],
    draft: values.draft,
    messages: leaks.map(({ text }, at) => ({ role: "user" as const, id: `m${at}`, content: text })),
    results: Object.fromEntries(leaks.map(({ text, key }) => [key, { memo: text, [key]: [text] }])),
  });
}

function expectNone(shown: unknown, values: Readonly<Record<string, string>>): void {
  const text = JSON.stringify(shown).toLowerCase();
  for (const each of Object.values(values)) expect(text).not.toContain(each.toLowerCase());
}

it.each(AUDIENCES)(
  "[R2][R5] no projection for %s contains a marked value, wherever it was copied to",
  (audience) => {
    fc.assert(
      fc.property(visit, (visited) => {
        expectNone(redact(Visit, stateOf(visited), audience), visited.values);
      }),
      { numRuns: 60 },
    );
  },
);

describe("[R6] errors about marked values", () => {
  const wrongUpdates = (values: Visited["values"]): readonly unknown[] => [
    { owner: [values.owner] },
    { owner: { [values.owner]: values.owner } },
    { vault: { secret: values.vault } },
    { profile: { team: 1, contact: { full_name: values.full_name, numbers: [values.number] } } },
    { profile: { team: "t", contact: { full_name: [values.full_name], numbers: values.number } } },
    { profile: { team: "t", contact: { full_name: values.full_name, numbres: [values.number] } } },
    { guests: { a: { seat: "x", legal_name: values.legal_name, inner: { pin: values.pin } } } },
    { guests: { a: { seat: 1, legal_name: [values.legal_name], inner: { pin: [values.pin] } } } },
    { family: { a: values.relation } },
    { aliases: [[values.alias]] },
    { aliases: values.alias },
    { badges: [{ [values.badge]: values.badge }] },
    { draft: [values.draft] },
  ];

  it("[R6] do not say them, in whichever form the error is shown", () => {
    fc.assert(
      fc.property(visit, (visited) => {
        const state = stateOf(visited);
        for (const update of wrongUpdates(visited.values)) {
          const applied = safeApply(Visit, state, update as UpdateOf<typeof Visit>);
          if (applied.ok) throw new Error(`accepted ${JSON.stringify(update)}`);
          const { error } = applied;
          const told = [error.message, error.sentence("ko"), error.sentence("en"), { ...error }];
          expectNone([...told, redactUnknown(error)], visited.values);
        }
      }),
      { numRuns: 40 },
    );
  });
});
