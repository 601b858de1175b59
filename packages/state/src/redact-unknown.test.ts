import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { StateError } from "./errors.ts";
import { redactUnknown } from "./redact-unknown.ts";

class Client {
  readonly baseUrl = "https://example.com";
  readonly apiKey = "abc";
  readonly #hidden = "hidden";
  get broken(): string {
    return this.#hidden;
  }
}

describe("[R6] errors", () => {
  it("[R6] tell name, message, code, details and cause, redacted", () => {
    const cause = new Error("hong@example.com 님의 비밀번호는 hunter2");
    const error = new StateError("MALFORMED_JSON", { reason: "010-1234-5678" }, { cause });
    expect(redactUnknown(error)).toEqual({
      name: "StateError",
      message: "The text is not JSON: [전화번호]",
      code: "MALFORMED_JSON",
      details: { reason: "[전화번호]" },
      cause: { name: "Error", message: "[이메일] 님의 비밀번호는 [비밀키]" },
    });
  });

  it("tell what else they carry, by the names of its keys", () => {
    const error = Object.assign(new TypeError("x"), {
      config: { headers: { Authorization: "Basic a" } },
      status: 401,
    });
    expect(redactUnknown(error)).toEqual({
      name: "TypeError",
      message: "x",
      config: { headers: { Authorization: "[가려짐]" } },
      status: 401,
    });
    expect(redactUnknown(new AggregateError([new Error("010-1234-5678")], "several"))).toMatchObject({
      message: "several",
      errors: [{ message: "[전화번호]" }],
    });
  });

  it("of Zod tell what was asked for and never what was given", () => {
    const parsed = z.strictObject({ city: z.string() }).safeParse({ city: 4321 }, { reportInput: true });
    const shown = redactUnknown(parsed.error);
    expect(shown).toMatchObject({ name: "ZodError", issues: [{ code: "invalid_type", path: ["city"] }] });
    expect(JSON.stringify(shown)).not.toContain("4321");
  });
});

describe("anything else", () => {
  it.each<[string, unknown, unknown]>([
    ["null", null, null],
    ["undefined", undefined, null],
    ["a number that JSON cannot say", Number.NaN, "NaN"],
    ["a bigint", 12n, "12"],
    ["a bigint that is a card", 4111111111111111n, "[카드번호]"],
    ["a symbol", Symbol("hong@example.com"), "Symbol([이메일])"],
    ["a function", () => "hunter2", "[함수]"],
    ["a date", new Date("2026-11-16T00:00:00Z"), "2026-11-16T00:00:00.000Z"],
    ["an invalid date", new Date(Number.NaN), "Invalid Date"],
    ["bytes", new Uint8Array(2048), "[생략: 2.0 kB]"],
    ["a pattern", /a@b\.co/, "/a@b\\.co/"],
    ["a set", new Set(["010-1234-5678", 2]), ["[전화번호]", 2]],
    [
      "a map",
      new Map<unknown, unknown>([
        ["password", "x"],
        [7, "y"],
      ]),
      { 7: "y", password: "[가려짐]" },
    ],
    [
      "a map of objects",
      new Map([[{ user_id: 1 }, "hong@example.com"]]),
      [[{ user_id: "[가려짐]" }, "[이메일]"]],
    ],
    ["an instance", new Client(), { baseUrl: "https://example.com", apiKey: "[가려짐]" }],
    ["an instance without properties", new (class Nothing {})(), "[Nothing]"],
    ["an empty object", {}, {}],
    ["an object without prototype", Object.assign(Object.create(null), { a: 1 }), { a: 1 }],
    ["control characters", "a\n\u001b[31mb", "a\n\u001b[31mb"],
  ])("%s", (_, given, shown) => {
    expect(redactUnknown(given)).toEqual(shown);
  });

  it("a cycle is told where it closes; the same object twice is no cycle", () => {
    const shared = { city: "서울" };
    const node: Record<string, unknown> = { left: shared, right: shared };
    node["self"] = node;
    expect(redactUnknown(node)).toEqual({ left: shared, right: shared, self: "[순환]" });
  });

  it("what throws when it is read is told as unreadable, and the rest is told", () => {
    const value = {
      city: "서울",
      get broken() {
        throw new Error("no");
      },
      proxy: new Proxy(
        {},
        {
          ownKeys: () => {
            throw new Error("no");
          },
        },
      ),
    };
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    expect(redactUnknown(value)).toEqual({ city: "서울", broken: "[읽을 수 없음]", proxy: "[읽을 수 없음]" });
    expect(redactUnknown([proxy, 1])).toEqual(["[읽을 수 없음]", 1]);
  });

  it("depth, number and length have ends", () => {
    const endless = {
      get next(): unknown {
        return {
          ...this,
          get next() {
            return endless;
          },
        };
      },
    };
    expect(JSON.stringify(redactUnknown(endless)).length).toBeLessThan(10_000);
    const many = redactUnknown(Array.from({ length: 50_000 }, (_, at) => at));
    expect(many).toHaveLength(10_001);
    expect(redactUnknown(["가".repeat(70_000)])).toEqual(["[생략: 70.0 kB]"]);
    expect(JSON.stringify(redactUnknown(Array(1000).fill("가".repeat(60_000)))).length).toBeLessThan(700_000);
    const wide = redactUnknown(Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`k${at}`, at])));
    expect(Object.keys(wide as object)).toHaveLength(10_001);
  });

  it("an endless iterator ends", () => {
    class Endless extends Map<string, number> {
      override *[Symbol.iterator](): MapIterator<[string, number]> {
        for (let at = 0; ; at += 1) yield [`k${at}`, at];
      }
    }
    expect(Object.keys(redactUnknown(new Endless()) as object)).toHaveLength(10_001);
  });

  it("always gives data that JSON can say, without what is under sensitive names", () => {
    const anything = fc.anything({
      withBigInt: true,
      withDate: true,
      withMap: true,
      withSet: true,
      withTypedArray: true,
      withSparseArray: true,
      withNullPrototype: true,
    });
    fc.assert(
      fc.property(anything, (value) => {
        const shown = JSON.stringify(redactUnknown({ value, apiKey: "hunter2" }));
        expect(JSON.parse(shown)).toHaveProperty("value");
        expect(shown).not.toContain("hunter2");
      }),
    );
  });
});
