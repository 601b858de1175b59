import { describe, expect, it } from "vitest";
import * as z from "zod";
import { initialState } from "./apply.ts";
import { defineState, type InitialOf } from "./define-state.ts";
import { counters, dict, list, set, steps, untracked, value } from "./field.ts";
import { Message } from "./message.ts";
import { type Audience, redact } from "./redact.ts";
import { bulky, personal, secret } from "./zod-tree.ts";

const AUDIENCES: readonly Audience[] = ["log", "inspector", "export", "prompt"];

const Guest = z.strictObject({ seat: z.int(), legal_name: personal(z.string()) });
const Trip = defineState("trip", {
  version: 1,
  fields: {
    city: value(z.string()).optional(),
    owner: value(z.string()).personal().optional(),
    gate_code: value(z.string()).secret().optional(),
    income: value(z.int()).personal().optional(),
    profile: value(
      z.strictObject({ team: z.string(), contact: personal(z.record(z.string(), z.json())) }),
    ).optional(),
    guests: dict(Guest),
    aliases: list(personal(z.string())),
    payment: value(
      z.union([z.strictObject({ cash: z.int() }), z.strictObject({ pass_phrase: secret(z.string()) })]),
    ).optional(),
    pair: value(z.tuple([z.string(), personal(z.string())])).optional(),
    messages: list(Message, { id: "id" }),
    results: dict(z.json()),
    tags: set(z.string()),
    calls: counters(),
    plan: steps(),
    pages: list(z.string()).bulky(),
    report: value(z.strictObject({ title: z.string(), body: bulky(z.string()) })).optional(),
    draft: untracked(z.string()).personal(),
    cache: untracked(z.string()),
    user_id: value(z.string()).optional(),
  },
});

const trip = (given: InitialOf<typeof Trip>) => initialState(Trip, given);
const said = (content: string) => ({ role: "user" as const, id: "m1", content });

describe.each(AUDIENCES)("[R1] a projection for %s", (audience) => {
  const shown = (given: InitialOf<typeof Trip>) => redact(Trip, trip(given), audience);

  it("[R2] masks marked fields and leaves unknown ones unknown", () => {
    const projection = shown({ owner: "홍길동", gate_code: "4321", income: 52000000, city: "오사카" });
    expect(projection).toMatchObject({
      owner: "[가려짐]",
      gate_code: "[가려짐]",
      income: "[가려짐]",
      city: "오사카",
    });
    expect(shown({})).toMatchObject({ owner: null, gate_code: null, income: null });
  });

  it("[R2] masks marked parts of objects, dictionaries, lists, unions and tuples and keeps the rest", () => {
    const projection = shown({
      profile: { team: "기획", contact: { 이름: "홍길동" } },
      guests: { window: { seat: 3, legal_name: "김철수" } },
      aliases: ["길동이", "홍반장"],
      payment: { pass_phrase: "열려라참깨" },
      pair: ["서울", "판교"],
    });
    expect(projection).toMatchObject({
      profile: { team: "기획", contact: "[가려짐]" },
      guests: { window: { seat: 3, legal_name: "[가려짐]" } },
      aliases: ["[가려짐]", "[가려짐]"],
      payment: { pass_phrase: "[가려짐]" },
      pair: ["서울", "[가려짐]"],
    });
  });

  it("[R2] takes marked values out of messages, keys, members and JSON in strings, in any case", () => {
    const projection = shown({
      owner: "Hong Gildong",
      guests: { a: { seat: 1, legal_name: "김철수" } },
      messages: [said("hong gildong과 김철수예요, HONG GILDONG!")],
      results: {
        김철수: { memo: JSON.stringify({ who: "김철수", by: ["Hong Gildong"] }) },
        other: "%EA%B9%80%EC%B2%A0%EC%88%98",
      },
      tags: ["김철수님", "맛집"],
      calls: { 김철수: 2 },
    });
    expect(projection).toMatchObject({
      messages: [{ role: "user", id: "m1", content: "[가려짐]과 [가려짐]예요, [가려짐]!" }],
      results: { "[가려짐]": { memo: '{"who":"[가려짐]","by":["[가려짐]"]}' }, other: "[가려짐]" },
      tags: ["[가려짐]님", "맛집"],
      calls: { "[가려짐]": 2 },
    });
  });

  it("[R2] takes marked numbers out of text and of other numbers' places", () => {
    const projection = shown({
      income: 52000000,
      messages: [said("연봉 52000000원, 52,000,000원")],
      results: { a: 52000000, b: 52000001, c: "-" },
    });
    expect(projection).toMatchObject({
      messages: [{ content: "연봉 [가려짐]원, [가려짐]원" }],
      results: { a: "[가려짐]", b: 52000001 },
    });
  });

  it("[R2] takes values of fields that it does not show out of those it shows", () => {
    const projection = shown({
      draft: "비공개초안",
      cache: "temporary",
      messages: [said("비공개초안 temporary")],
    });
    expect(projection).toMatchObject({ messages: [{ content: "[가려짐] temporary" }] });
    expect(projection).not.toHaveProperty("draft");
    expect(projection).not.toHaveProperty("cache");
  });

  it("[R2] keeps property names even where a marked value says the same word", () => {
    const projection = shown({ owner: "content", messages: [said("the content")] });
    expect(projection).toMatchObject({ messages: [{ content: "the [가려짐]" }] });
  });

  it("[R2] a marked dictionary gives its names away neither as keys nor in text", () => {
    const projection = shown({
      profile: { team: "기획", contact: { 홍길동: true, phone: false } },
      messages: [said("홍길동 phone")],
    });
    expect(projection).toMatchObject({ messages: [{ content: "[가려짐] phone" }] });
  });

  it("[R2] takes keys out that a schema marks, and what they say elsewhere", () => {
    const Visits = defineState("visits", {
      version: 1,
      fields: {
        counts: value(z.record(personal(z.string()), z.int())).default({}),
        note: value(z.string()).optional(),
      },
    });
    const state = initialState(Visits, { counts: { 홍길동: 3 }, note: "홍길동 님이 오셨어요" });
    for (const audience of ["log", "inspector", "export", "prompt"] as const) {
      expect(JSON.stringify(redact(Visits, state, audience))).not.toContain("홍길동");
    }
  });

  it("[R3] masks what is under a sensitive name, fields and keys alike", () => {
    const projection = shown({
      user_id: "u-1",
      results: { agent: { "API-KEY": { nested: "x" }, total_tokens_used: 12, 연락처: null } },
    });
    expect(projection).toMatchObject({
      user_id: "[가려짐]",
      results: { agent: { "API-KEY": "[가려짐]", total_tokens_used: 12, 연락처: null } },
    });
  });

  it("[R4] masks patterns in text and in keys, and keeps all entries", () => {
    const projection = shown({
      messages: [said("제 번호는 010-1234-5678이에요")],
      results: { "010-1234-5678": 1, "010-8765-4321": 2 },
    });
    expect(projection).toMatchObject({
      messages: [{ content: "제 번호는 [전화번호]이에요" }],
      results: { "[전화번호]": 1, "[전화번호] 2": 2 },
    });
  });

  it("[R8] leaves the state as it is", () => {
    const state = trip({
      owner: "홍길동",
      messages: [said("홍길동 010-1234-5678")],
      results: { 홍길동: "홍길동" },
    });
    const before = JSON.stringify(state);
    redact(Trip, state, audience);
    expect(JSON.stringify(state)).toBe(before);
  });
});

describe("[R7] bulky parts", () => {
  const state = trip({ pages: ["가".repeat(4000)], report: { title: "보고서", body: "x".repeat(998) } });

  it.each(["log", "prompt"] as const)("[R7] are told by their size for %s", (audience) => {
    expect(redact(Trip, state, audience)).toMatchObject({
      pages: "[생략: 12.0 kB]",
      report: { title: "보고서", body: "[생략: 1.0 kB]" },
    });
  });

  it.each(["inspector", "export"] as const)("[R1] are there for %s", (audience) => {
    expect(redact(Trip, state, audience)).toMatchObject({
      pages: ["가".repeat(4000)],
      report: { title: "보고서", body: "x".repeat(998) },
    });
  });
});

it("refuses a state of another definition, whose marks it does not know", () => {
  const Other = defineState("other", { version: 1, fields: { owner: value(z.string()).optional() } });
  const state = trip({ owner: "홍길동" });
  expect(() => redact(Other, state as never, "log")).toThrow(
    expect.objectContaining({ code: "FOREIGN_STATE" }),
  );
});
