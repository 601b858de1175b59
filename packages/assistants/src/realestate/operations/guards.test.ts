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

const assistant = realestate({ data: null, user: "tester", environment: {} });
const now = "2026-11-18T10:00:00+09:00";
type Options = NonNullable<Parameters<typeof talkWithModel>[0]["options"]>;
const talk = (options: Options, ...turns: readonly ModelTurn[]) =>
  talkWithModel({ assistant, now, server, model: modelPort(server.settings("openai")), options }, turns);

const SET = ["set", { slot: "deposit", value: "1억" }] as const;
const reply = (...parts: readonly object[]) => ["reply", { parts, covers: ["c1"] }] as const;

describe("G3: limits and moves", () => {
  it("keeps no value that its slot cannot have, and says which it can", async () => {
    const { replies, state } = await talk(
      {},
      {
        say: "금리가 900%래요",
        answers: [[["set", { slot: "rate", value: "900%" }]], [reply({ type: "talk", text: "네." })]],
      },
    );
    expect(state["kept"]).toEqual({});
    expect(replies[0]).toContain("비율을 알려 주세요");
  });
});

describe("G6: one repair with the reason, then templates", () => {
  it("says what the operations say when the second answer is wrong too", async () => {
    const lie = reply({ type: "fact", text: "보증금은 7억이에요." });
    const { replies, asked } = await talk(
      {},
      { say: "보증금 1억이에요", answers: [[SET, lie], [lie], [lie]] },
    );
    expect(asked).toHaveLength(2);
    expect(asked[1]).toContain("TYPED_FIGURE");
    expect(replies[0]).toBe("보증금: 1억원");
  });
});

describe("G7: caps", () => {
  it("asks no more often than is set, and then tells what there is", async () => {
    const { asked, replies } = await talk(
      { limits: { turn_model_calls: 2 } },
      {
        say: "보증금 1억이에요",
        answers: [[SET], [["increase", {}]], [["increase", {}]], [["increase", {}]]],
      },
    );
    expect(asked).toHaveLength(2);
    expect(replies[0]).toContain("보증금: 1억원");
  });

  it("carries out no more operations than are set", async () => {
    const twice = Array.from({ length: 6 }, () => SET);
    const { state } = await talk(
      { limits: { turn_operations: 3 } },
      { say: "보증금 1억이에요", answers: [[...twice], [reply({ type: "talk", text: "네." })]] },
    );
    expect(state["operations"]).toHaveLength(3);
  });

  it("leaves the message to the rules once the tokens of a person are spent", async () => {
    const { asked, replies } = await talk(
      { allowances: { user_tokens: 1 } },
      { say: "보증금 1억이에요", answers: [[SET, reply({ type: "talk", text: "적었어요." })]] },
      { say: "전세금 5% 인상 가능해?", answers: [[["hand_over", {}]]] },
    );
    expect(asked).toHaveLength(1);
    expect(replies[1]).toContain("제7조");
  });

  it("asks only where the rules leave something open, when so set", async () => {
    const hand = [["hand_over", {}]] as const;
    const clear = await talk({ modelUse: "unsure" }, { say: "전세금 5% 인상 가능해?", answers: [hand] });
    expect(clear.asked).toHaveLength(0);
    expect(clear.replies[0]).toContain("제7조");
    const open = await talk({ modelUse: "unsure" }, { say: "음 그게 말이죠", answers: [hand] });
    expect(open.asked).toHaveLength(1);
  });
});

describe("the record", () => {
  it("says who decided, and that the model was overruled and why", async () => {
    const { summary, events } = await talk(
      {},
      {
        say: "보증금 1억이에요",
        answers: [
          [SET, ["set", { slot: "rent", value: "50만원" }], reply({ type: "talk", text: "적었어요." })],
        ],
      },
    );
    const { operations, readings } = summary.extra as unknown as {
      operations: { op: string; decided_by: string }[];
      readings: { rules: { op: string }[]; model: { called: string[]; tokens: { input: number } }[] };
    };
    expect(operations.map(({ decided_by }) => decided_by)).toEqual([
      "model",
      "model, overruled: NOT_IN_MESSAGE",
    ]);
    expect(readings.model[0]?.called).toEqual(["set", "set", "reply"]);
    expect(readings.model[0]?.tokens.input).toBeGreaterThan(0);
    expect(JSON.stringify(events)).toContain('"by":"model"');
  });

  it("names the rules where the model handed over", async () => {
    const { events } = await talk({}, { say: "전세금 5% 인상 가능해?", answers: [[["hand_over", {}]]] });
    expect(JSON.stringify(events)).toContain('"fell_back":"handed over"');
    expect(JSON.stringify(events)).not.toContain('"by":"model"');
  });
});

describe("personal values in prompts", () => {
  it("are not sent once they are kept, nor numbers of people ever", async () => {
    const { asked } = await talk(
      {},
      {
        say: "임차인 홍길동카나리, 주소는 새빛로 카나리동이고 번호는 010-9876-5432, 900101-1234567이에요",
        answers: [
          [
            ["set", { slot: "lessee_name", value: "홍길동카나리" }],
            ["set", { slot: "address_road", value: "새빛로 카나리동" }],
            reply({ type: "talk", text: "적었어요." }),
          ],
        ],
      },
      {
        say: "집주인한테 문자 써줘",
        answers: [[["draft", { kind: "message" }]], [reply({ type: "talk", text: "썼어요." })]],
      },
    );
    const [first = ""] = asked;
    const later = asked.filter((prompt) => prompt.includes("집주인한테"));
    expect(first).toContain("홍길동카나리");
    expect(asked.join()).not.toMatch(/9876|1234567/u);
    expect(later.length).toBeGreaterThan(0);
    expect(later.join()).not.toMatch(/홍길동카나리|새빛로 카나리동/u);
  });
});
