import { type ModelServer, startModelServer } from "@maru/runtime/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Spoken, speak } from "../testing/beside-model.ts";
import { travel } from "./index.ts";
import { NOW } from "./testing/planned-trip.ts";

const ASKED = "오사카 3박4일 둘이서 인당 100만원 맛집 위주";
const NOTHING_READ = '{"facts":{},"problems":[],"command":null,"notes":[]}';

let server: ModelServer;
let rules: Spoken;
beforeAll(async () => {
  server = await startModelServer();
  rules = await speak(travel, null, NOW, [{ text: ASKED }]);
});
afterAll(() => server.close());

/** The model reads nothing into the message, and then writes this. */
const writing = (text: string) => [
  { type: "answer", text: NOTHING_READ } as const,
  { type: "answer", text } as const,
];

/** All that a state holds but the words of the answers, whose session it is and what the model used up. */
function substance({ state }: Spoken) {
  const { messages, session_id, total_tokens_used, api_calls_made, ...rest } = state;
  return rest;
}

describe("the results of a trip beside a model", () => {
  it("begin with its words, shown before they are whole, and are the rules' results", async () => {
    const left = /\*\*([\d,]+원)이 남아요/u.exec(rules.replies[0] ?? "")?.[1];
    const passage = `이번 오사카 여행에는 B안을 추천해요. 난바·도톤보리에 묵어서 맛집을 다니기 편해요. 전체 예산 200만원 안에서 ${left}이 남아요.`;
    const spoken = await speak(travel, server, NOW, [{ text: ASKED, model: writing(passage) }]);
    expect(spoken.replies).toEqual([`> ${passage}\n\n${rules.replies[0]}`]);
    expect(spoken.shown).toBe(`✗> ${passage}■`);
    expect(substance(spoken)).toEqual(substance(rules));
    expect(spoken.state).toMatchObject({ api_calls_made: 2 });
  });

  it("begin with English words for who reads English", async () => {
    const lines = [{ text: "Osaka, 3 nights for two, 1 million won per person, food" }];
    const plain = await speak(travel, null, NOW, lines);
    const passage = "We recommend Plan B for your food trip to Osaka.";
    const spoken = await speak(
      travel,
      server,
      NOW,
      lines.map((line) => ({ ...line, model: writing(`${passage} Plan A is the best choice.`) })),
    );
    expect(spoken.replies).toEqual([`> ${passage}\n\n${plain.replies[0]}`]);
  });

  it.each([
    ["another price", "B안은 1,500,000원이에요."],
    ["another date", "12월 20일에 떠나요."],
    ["another limit", "전체 예산은 300만원이에요."],
    ["another length", "오사카 5박 여행이에요."],
    ["an invented hotel", "호텔 그랑비아 오사카에 묵어요."],
    ["an invented flight", "KE723편으로 떠나요."],
    ["another recommendation", "A안을 추천해요."],
    ["a booking", "예약을 마쳤어요."],
    ["a link", "https://evil.test 에서 확인하세요."],
  ])("stay as they are when it tells of %s", async (_, lie) => {
    const spoken = await speak(travel, server, NOW, [{ text: ASKED, model: writing(lie) }]);
    expect(spoken.replies).toEqual(rules.replies);
    expect(spoken.shown).toBe("■");
    expect(substance(spoken)).toEqual(substance(rules));
  });

  it("stay as they are when it gives a plan the price of another", async () => {
    const [other] = /(?<=\| C안 .*\| )[\d,]+원/u.exec(rules.replies[0] ?? "") ?? [];
    expect(other).toBeDefined();
    const lie = `B안은 ${other}이에요.`;
    const spoken = await speak(travel, server, NOW, [{ text: ASKED, model: writing(lie) }]);
    expect(spoken.replies).toEqual(rules.replies);
  });

  it("are what is spoken of next, whatever its words began with", async () => {
    const next = { text: "그 안 자세히 보여줘", model: writing("") };
    const asked = { text: ASKED, model: writing("C안은 54만 6,000원이 덜 들어요.") };
    const spoken = await speak(travel, server, NOW, [asked, next]);
    expect(spoken.replies[0]).toMatch(/^> C안은/u);
    expect(spoken.replies[1]).toBe((await speak(travel, null, NOW, [{ text: ASKED }, next])).replies[1]);
  });
});
