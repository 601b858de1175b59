import { type ModelServer, startModelServer } from "@maru/runtime/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { speak } from "../testing/beside-model.ts";
import { realestate } from "./index.ts";

const NOW = "2026-11-16T10:00:00+09:00";
const ASKED = "보증금 3억 전세인데 5% 올려달래요, 한도가 얼마예요?";
const TOPICS = '{"topics":["increase","law"]}';
const adviser = realestate({ data: null, user: "tester", environment: {} });

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());

const writing = (text: string, topics = TOPICS) => [
  { type: "answer", text: topics } as const,
  { type: "answer", text } as const,
];

describe("an answer of the adviser beside a model", () => {
  it("begins with its words and is otherwise the rules' answer", async () => {
    const passage = "인상률은 5%로 5% 한도 안이에요. 한도는 3억 1,500만원이에요.";
    const spoken = await speak(adviser, server, NOW, [{ text: ASKED, model: writing(passage) }]);
    const rules = await speak(adviser, server, NOW, [{ text: ASKED, model: writing("") }]);
    expect(rules.replies[0]).toMatch(/^■ 인상률과 한도/u);
    expect(spoken.replies).toEqual([`> ${passage}\n\n${rules.replies[0]}`]);
    expect(spoken.shown).toBe(`✗> ${passage}■`);
    // What is kept as the answer, and what is remembered of it, are the rules' own words.
    expect(spoken.state.final_response).toEqual(rules.state.final_response);
  });

  it.each([
    ["another limit", "한도는 3억 3,000만원이에요."],
    ["another rate", "보증금은 10%까지만 올려 달라고 할 수 있어요."],
    ["an invented article", "주택임대차보호법 제99조에 따라 5% 한도 안이에요."],
    ["an invented statute", "세입자보호특별법에 따라 5% 한도 안이에요."],
    ["what the law denies", "서로 자유롭게 합의한 새 계약에도 적용돼요."],
    ["a promise", "집주인은 반드시 물러나요."],
  ])("stays as it is when it tells of %s", async (_, lie) => {
    const spoken = await speak(adviser, server, NOW, [{ text: ASKED, model: writing(lie) }]);
    expect(spoken.replies[0]).toMatch(/^■ 인상률과 한도/u);
    expect(spoken.shown).toBe("■");
  });

  it("is looked up later without its words", async () => {
    const passage = "한도는 3억 1,500만원이에요.";
    const lines = [
      { text: ASKED, model: writing(passage) },
      { text: "아까 보증금 한도 얼마라고 했지?", model: writing(passage) },
    ];
    const spoken = await speak(adviser, server, NOW, lines);
    expect(spoken.replies[0]).toMatch(/^> /u);
    expect(spoken.replies[1]).toContain("보증금 인상 한도: 3억원 × 5%");
  });

  it("that only repeats itself says so, with or without words before it", async () => {
    const again = {
      text: "보증금 3억 전세인데 5% 올려달라네요, 한도가 얼마인가요?",
      model: writing("한도는 3억 1,500만원이에요."),
    };
    const silent = { ...again, model: writing("") };
    const beside = await speak(adviser, server, NOW, [{ text: ASKED, model: again.model }, silent]);
    const plain = await speak(adviser, server, NOW, [{ text: ASKED, model: silent.model }, silent]);
    expect(plain.replies[1]).toContain("답은 앞과 같아요");
    expect(beside.replies[1]).toBe(plain.replies[1]);
  });

  it("is what a word that is asked about was said in, not the words before it", async () => {
    const law = '{"topics":["law"]}';
    const kept = writing("등기가 끝나면 이사해도 대항력과 우선변제권이 유지돼요.", law);
    const asked = "계약 끝났는데 돈을 안 돌려줘요";
    const meaning = { text: "그게 무슨 뜻이야?", model: writing("", law) };
    const beside = await speak(adviser, server, NOW, [{ text: asked, model: kept }, meaning]);
    const plain = await speak(adviser, server, NOW, [{ text: asked, model: writing("", law) }, meaning]);
    expect(beside.replies[0]).toMatch(/^> 등기가/u);
    expect(beside.replies[1]).toBe(plain.replies[1]);
  });

  it("that writes a contract is not shown to a model", async () => {
    const lines = [
      {
        text: "임대차계약서 작성해줘",
        model: writing("즐거운 하루예요.", '{"topics":["contract_creation"]}'),
      },
    ];
    await speak(adviser, server, NOW, lines);
    expect(server.asked).toHaveLength(1);
  });
});
