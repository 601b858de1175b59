import { modelPort } from "@maru/runtime";
import { startModelServer } from "@maru/runtime/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ModelTurn, talkWithModel } from "../../testing/talk-with-model.ts";
import { realestate } from "../index.ts";

let server: Awaited<ReturnType<typeof startModelServer>>;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());

const adviser = realestate({ data: null, user: "tester", environment: {} });
const now = "2026-11-18T10:00:00+09:00";
const talk = (...turns: readonly ModelTurn[]) =>
  talkWithModel({ assistant: adviser, now, server, model: modelPort(server.settings("openai")) }, turns);

describe("a model that reads and writes", () => {
  it("keeps values by mention, has the limit computed, and answers by reference", async () => {
    const { replies, state, asked } = await talk({
      say: "보증금 1억인데 집주인이 1억 600만원으로 올려달래요. 돼요?",
      answers: [
        [
          ["set", { slot: "deposit", value: "1억" }],
          ["set", { slot: "proposed_deposit", value: "1억 600만원", by: "집주인" }],
          ["increase", {}],
        ],
        [["reply", { parts: [{ type: "fact", text: "{{t1.legal}} 넘는 금액은 {{t1.excess}}이에요." }] }]],
      ],
    });
    expect(state["kept"]).toMatchObject({
      deposit: [{ value: 100_000_000 }],
      proposed_deposit: [{ value: 106_000_000, by: "집주인" }],
    });
    expect(replies[0]).toContain("아니요, 상한을 넘어요.");
    expect(replies[0]).toContain("100만원이에요.");
    expect(replies[0]).toContain("주택임대차보호법 제7조");
    expect(asked[1]).toContain("excess");
  });

  it("cannot keep a value that nobody said, nor say a figure of its own", async () => {
    const { replies, state } = await talk({
      say: "보증금 1억이에요",
      answers: [
        [
          ["set", { slot: "deposit", value: "2억" }],
          ["reply", { parts: [{ type: "fact", text: "보증금은 2억원이에요." }], covers: ["c1"] }],
        ],
        [["reply", { parts: [{ type: "fact", text: "상한은 5%예요." }], covers: ["c1"] }]],
      ],
    });
    expect(state["kept"]).toEqual({});
    expect(replies[0]).not.toMatch(/2억|5%/u);
  });

  it("leaves what no operation can do to the rules", async () => {
    const { replies } = await talk({
      say: "전세금 5% 인상 가능해?",
      answers: [[["hand_over", {}]]],
    });
    expect(replies[0]).toContain("제7조");
  });

  it("that fails is no reason to give no answer", async () => {
    const { replies } = await talk({ say: "전세금 5% 인상 가능해?", answers: ["status 500"] });
    expect(replies[0]).toContain("제7조");
  });
});
