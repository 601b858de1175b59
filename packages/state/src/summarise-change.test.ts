import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { apply, initialState } from "./apply.ts";
import { defineState, type UpdateOf } from "./define-state.ts";
import { diff } from "./diff.ts";
import { counters, dict, list, set, steps, value } from "./field.ts";
import { overwrite, remove } from "./instruction.ts";
import { Message } from "./message.ts";
import { advanceStep, startStep } from "./plan-step.ts";
import { SUMMARY_LENGTH, summariseChange } from "./summarise-change.ts";
import { bulky, personal, secret } from "./zod-tree.ts";

const Person = z.object({
  name: personal(z.string()),
  age: z.int(),
  card: secret(z.string()).nullable().optional(),
  contact: z.union([personal(z.string()), z.int()]).optional(),
  private: personal(z.record(z.string(), z.string())).optional(),
});
const Trip = defineState("trip", {
  version: 1,
  fields: {
    duration: value(z.int()).optional().label("기간", "Duration").unit("박", " nights"),
    budget: value(z.int()).optional().label("예산", "Budget"),
    city: value(z.string()).optional().label("여행지", "Destination"),
    confirmed: value(z.boolean()).default(false).label("확정", "Confirmed"),
    phone: value(z.string()).optional().personal().label("연락처", "Phone"),
    family: list(z.string()).personal().label("가족", "Family"),
    report: value(z.string()).default("").bulky().label("보고서", "Report"),
    messages: list(Message, { id: "id" }).label("메시지", "Messages"),
    interests: set(z.string()).label("관심사", "Interests"),
    codes: list(secret(z.string())).label("코드", "Codes"),
    travellers: list(Person).label("여행자", "Travellers"),
    results: dict(z.object({ status: z.string(), raw: bulky(z.string()).optional() })).label(
      "결과",
      "Results",
    ),
    searches: counters().label("검색", "Searches"),
    options: value(z.object({ hotel: z.object({ stars: z.int() }) }))
      .optional()
      .label("조건", "Options")
      .unit("개", " pieces"),
    plan: steps().label("계획", "Plan"),
    members: list(z.object({ user_id: z.string(), role: z.string() }), { id: "user_id" }).label(
      "회원",
      "Members",
    ),
    guests: list(z.object({ id: personal(z.string()), seat: z.int() })).label("손님", "Guests"),
    unnamed: value(z.number()).optional(),
  },
});
type Update = UpdateOf<typeof Trip>;
const step = (step_id: string) => ({
  step_id,
  step_type: "search",
  agent_name: "flight",
  team: "search",
  task: "항공권 찾기",
  description: "",
});
const message = (id: string) => ({ role: "user" as const, id, content: "제 번호는 010-1234-5678이에요" });
const NOW = "2026-03-01T09:00:00+09:00";

/** What a line says after some updates: everything but the last is how it was before. */
function tell(language: "ko" | "en", ...updates: Update[]): string {
  const states = [initialState(Trip, { plan: [step("step_0"), step("step_1")] })];
  for (const update of updates) states.push(apply(Trip, states.at(-1) ?? initialState(Trip, {}), update));
  const [before = {}, after = {}] = states.slice(-2);
  return summariseChange(diff(before, after, Trip), language, Trip);
}

describe("summariseChange", () => {
  it("[D5] tells a whole turn in one line", () => {
    const before: Update = { duration: 3 };
    const after: Update = {
      duration: 2,
      budget: 1_000_000,
      messages: [message("m1"), message("m2")],
      plan: [startStep("step_0", NOW)],
    };
    expect(tell("ko", before, after)).toBe(
      "기간 3박 → 2박, 예산 추가 (1,000,000), 메시지 2개 추가, 계획 step_0: pending → in_progress",
    );
    expect(tell("en", before, after)).toBe(
      "Duration 3 nights → 2 nights, Budget added (1,000,000), Messages: 2 added, Plan step_0: pending → in_progress",
    );
  });

  it.each<[string, string, Update[]]>([
    ["예산 삭제 (500)", "Budget removed (500)", [{ budget: 500 }, { budget: null }]],
    ["확정 아니요 → 예", "Confirmed no → yes", [{ confirmed: true }]],
    ['여행지 오사카 → ""', 'Destination 오사카 → ""', [{ city: "오사카" }, { city: "" }]],
    ["unnamed 추가 (0.5)", "unnamed added (0.5)", [{ unnamed: 0.5 }]],
    ["관심사 추가 (맛집)", "Interests added (맛집)", [{ interests: ["맛집"] }]],
    ["관심사 2개 추가", "Interests: 2 added", [{ interests: ["맛집", "온천"] }]],
    [
      "관심사 삭제 (맛집)",
      "Interests removed (맛집)",
      [{ interests: ["맛집", "온천"] }, { interests: remove("맛집") }],
    ],
    [
      "관심사 삭제 (맛집), 관심사 추가 (야경)",
      "Interests removed (맛집), Interests added (야경)",
      [{ interests: ["맛집", "온천"] }, { interests: overwrite(["온천", "야경"]) }],
    ],
    ["메시지 1개 추가", "Messages: 1 added", [{ messages: [message("m1")] }]],
    [
      "메시지 2개 삭제",
      "Messages: 2 removed",
      [{ messages: [message("m1"), message("m2"), message("m3")] }, { messages: remove("m1", "m2") }],
    ],
    ["계획 순서 변경", "Plan reordered", [{ plan: overwrite([step("step_1"), step("step_0")]) }]],
    [
      "계획 step_1 progress_percentage: 0 → 40",
      "Plan step_1 progress_percentage: 0 → 40",
      [{ plan: [startStep("step_1", NOW)] }, { plan: [advanceStep("step_1", 40)] }],
    ],
    ["결과 hotel 추가", "Results hotel added", [{ results: { hotel: { status: "ok" } } }]],
    [
      "결과 hotel.status: wait → ok",
      "Results hotel.status: wait → ok",
      [{ results: { hotel: { status: "wait" } } }, { results: { hotel: { status: "ok" } } }],
    ],
    [
      "검색 naver: 1 → 3, 검색 google 추가 (1)",
      "Searches naver: 1 → 3, Searches google added (1)",
      [{ searches: { naver: 1 } }, { searches: { naver: 2, google: 1 } }],
    ],
    [
      "조건 hotel.stars: 3 → 4",
      "Options hotel.stars: 3 → 4",
      [{ options: { hotel: { stars: 3 } } }, { options: { hotel: { stars: 4 } } }],
    ],
    ["조건 추가", "Options added", [{ options: { hotel: { stars: 3 } } }]],
    ["변경 없음", "no change", [{ duration: 3 }, { duration: 3 }]],
  ])("says %s", (ko, en, updates) => {
    expect(tell("ko", ...updates)).toBe(ko);
    expect(tell("en", ...updates)).toBe(en);
  });

  it.each<[string, Update[]]>([
    ["연락처 변경", [{ phone: "010-1111-2222" }]],
    ["연락처 변경", [{ phone: "010-1111-2222" }, { phone: null }]],
    [
      "회원 #1 role: 손님 → 주인",
      [{ members: [{ user_id: "kim", role: "손님" }] }, { members: [{ user_id: "kim", role: "주인" }] }],
    ],
    [
      "손님 #1 seat: 1 → 2",
      [{ guests: [{ id: "kim", seat: 1 }] }, { guests: overwrite([{ id: "kim", seat: 2 }]) }],
    ],
    ["가족 변경", [{ family: ["철수", "영희"] }]],
    ["보고서 변경", [{ report: "아주 긴 글" }]],
    ["코드 1개 추가", [{ codes: ["sk-123"] }]],
    ["코드 #1 변경", [{ codes: ["sk-123"] }, { codes: overwrite(["sk-456"]) }]],
    ["여행자 1개 추가", [{ travellers: [{ name: "철수", age: 3 }] }]],
    [
      "여행자 #1 name 변경, 여행자 #1 age: 3 → 4, 여행자 #1 card 변경, 여행자 #1 contact 변경, 여행자 #1 private 변경",
      [
        {
          travellers: [
            { name: "철수", age: 3, card: "1234", contact: "a@b.c", private: { 철수: "1", 영희: "2" } },
          ],
        },
        {
          travellers: overwrite([
            { name: "영희", age: 4, card: null, contact: 1, private: { 철수: "2", 영희: "3" } },
          ]),
        },
      ],
    ],
    [
      "결과 hotel.raw 변경",
      [
        { results: { hotel: { status: "ok", raw: "a" } } },
        { results: { hotel: { status: "ok", raw: "b" } } },
      ],
    ],
  ])("of marked parts says only that they changed: %s", (line, updates) => {
    expect(tell("ko", ...updates)).toBe(line);
  });

  it("masks numbers and addresses of people in what it shows", () => {
    expect(tell("ko", { city: "010-1234-5678로 연락 주세요" })).toBe(
      "여행지 추가 ([전화번호]로 연락 주세요)",
    );
    expect(tell("ko", { results: { "a.b@example.com": { status: "ok" } } })).not.toContain("example");
    expect(tell("ko", { budget: 4_111_111_111_111_111 })).not.toContain("111");
  });

  it("hides what a sensitive name gives away, with or without a definition", () => {
    const changes = diff(
      { login: { password: { old: "a" } } },
      { login: { password: { old: "b" } }, phone: "1" },
    );
    expect(summariseChange(changes, "en")).toBe("login password changed, phone changed");
  });

  it("cuts long texts between whole characters and keeps to one line", () => {
    expect(tell("ko", { city: `첫째 줄\n둘째 줄\u202e${"👍".repeat(100)}` })).toBe(
      `여행지 추가 (첫째 줄 둘째 줄 ${"👍".repeat(29)}…)`,
    );
  });

  it("says how many more changes there are when a line is full", () => {
    const searches = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`engine_${index}`, 1]));
    expect(tell("ko", { searches })).toMatch(/^검색 engine_0 추가 \(1\), .* 외 \d+건$/);
    expect(tell("en", { searches })).toMatch(/ and \d+ more$/);
  });

  it("uses the names in the data when there is no definition", () => {
    const before = { a: 1, list: [{ x: 1 }], teams: [{ id: "t", tasks: [{ done: false }] }] };
    const after = { a: [1], list: [{ x: 2 }], teams: [{ id: "t", tasks: [{ done: true }] }], toString: 1 };
    expect(summariseChange(diff(before, after), "en")).toBe(
      "a changed, list #1 x: 1 → 2, teams #1 tasks[0].done: no → yes, toString added (1)",
    );
    expect(summariseChange(diff(1, 2), "ko")).toBe("전체 변경");
  });

  it("is never longer than it may be, whatever changed", () => {
    const plain = fc.dictionary(fc.string({ maxLength: 100 }), fc.jsonValue(), { maxKeys: 20 });
    fc.assert(
      fc.property(plain, fc.constantFrom("ko" as const, "en" as const), (after, language) => {
        const line = summariseChange(
          diff({}, JSON.parse(JSON.stringify(after).replaceAll(/__proto__|constructor|prototype/g, "x"))),
          language,
        );
        expect([...line].length).toBeLessThanOrEqual(SUMMARY_LENGTH);
        expect(line).not.toMatch(/[\n\r]/);
      }),
    );
  });
});
