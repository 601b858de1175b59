import { describe, expect, it } from "vitest";
import { RENTING, SHOWN } from "../renting.fixture.ts";
import { describeCall, labelOfCall } from "./describe-call.ts";

const known = { ...RENTING, shown: SHOWN };

describe("a call in words", () => {
  it("reads like what somebody would say, in both languages", () => {
    const said = (call: Parameters<typeof describeCall>[0]) => [
      describeCall(call, known, "ko"),
      describeCall(call, known, "en"),
    ];
    expect(said({ op: "set", args: { slot: "deposit", value: "1억 5천" } })).toEqual([
      "보증금을 1억 5천으로 적기",
      "Set deposit to 1억 5천",
    ]);
    expect(said({ op: "wish", args: { scope: "lease", polarity: "avoid", what: "반지하" } })).toEqual([
      "계약은 줄이거나 피하기 · ‘반지하’",
      "Lease: less of it, or none · “반지하”",
    ]);
    expect(said({ op: "undo", args: { kind: "change", ref: "slot:deposit" } })[0]).toBe("보증금 되돌리기");
    expect(said({ op: "edit", args: { how: "remove", ref: "item:1.2" } })).toEqual([
      "호핑 투어를 빼기",
      "Take Island hopping out",
    ]);
    expect(said({ op: "set", args: { slot: "rent", value: "45" }, suppose: true })[0]).toBe(
      "해 보기만: 월세를 45로 적기",
    );
  });

  it("leaves out of a label what only repeats the message, and cuts what is long", () => {
    const call = { op: "help", args: { ask: "ability", question: "저기요여기다가쓰면되는건가요" } };
    expect(labelOfCall(call, known).ko).toBe("할 수 있는 일 보기");
    expect(describeCall(call, known, "ko")).toBe("할 수 있는 일 보기 · ‘저기요여기다가쓰면되는건가요’");
    const long = { op: "note", args: { what: ["가".repeat(80)] } };
    expect(labelOfCall(long, known).ko.length).toBeLessThan(50);
  });

  it("names every argument that is given, in every operation, without a hole", () => {
    for (const operation of RENTING.operations.values())
      for (const language of ["ko", "en"] as const) {
        const args = Object.fromEntries(
          Object.entries(operation.arguments).map(([name, argument]) => [
            name,
            argument.type === "choice"
              ? (argument.choices[0]?.value ?? "")
              : argument.type === "ref"
                ? "item:1.1"
                : `값${name}`,
          ]),
        );
        const said = describeCall({ op: operation.name, args }, known, language);
        expect(said).not.toMatch(/[{}|]/u);
        for (const [name, argument] of Object.entries(operation.arguments))
          if (argument.type === "text" || argument.type === "mention") expect(said).toContain(`값${name}`);
      }
  });
});
