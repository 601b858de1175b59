import { type Assistant, type ModelPort, Runtime, RuntimeError, SYSTEM_PORTS } from "@maru/runtime";
import { openStorage } from "@maru/storage";
import { describe, expect, it } from "vitest";
import { company } from "./company/index.ts";
import { realestate } from "./realestate/index.ts";
import { research } from "./research/index.ts";
import { createTravel } from "./travel/index.ts";
import { NO_SOURCES } from "./travel/sources/read-sources.ts";

const NOW = "2026-11-19T10:00:00+09:00";
const SETTINGS = { data: null, user: "tester", environment: {} };

type Calls = readonly (readonly [name: string, given: object])[];
interface Said {
  readonly say: string;
  /** What a model called, round by round, written from the prompt alone. */
  readonly rounds: readonly Calls[];
}

const fact = (text: string, covers: readonly string[] = ["c1"]): Calls => [
  ["reply", { parts: [{ type: "fact", text }], covers }],
];

/** Plays what a model called, and keeps what it was asked with. */
async function talk(assistant: Assistant, said: readonly Said[]) {
  const prefixes: string[] = [];
  const asked: string[] = [];
  const model: ModelPort = {
    name: "recorded",
    price: null,
    complete: async ({ system, tools = [], messages, place }) => {
      prefixes.push(system + JSON.stringify(tools));
      asked.push(messages.map(({ content }) => content).join());
      const calls = said[(place?.said.length ?? 0) - 1]?.rounds[(place?.round ?? 0) - 1];
      if (calls === undefined) throw new RuntimeError("MODEL_FAILED", { reason: "nothing is recorded" });
      return {
        text: "",
        calls: calls.map(([name, given]) => ({ name, arguments: JSON.stringify(given) })),
        tokens: { input: 0, output: 0 },
      };
    },
  };
  const ports = { ...SYSTEM_PORTS, now: () => Date.parse(NOW) };
  const storage = await openStorage("memory:", { ports: SYSTEM_PORTS });
  const runtime = new Runtime({ storage, assistants: [assistant], ports, model });
  const session = await runtime.create({ assistant: assistant.name, tenant: "local", user: "tester" });
  const replies: string[] = [];
  for (const [index, { say }] of said.entries()) {
    await runtime.send(session, { client_id: String(index), content: { type: "message", text: say } });
    await runtime.whenIdle(session.id);
    replies.push((await runtime.view(session)).summary.reply);
  }
  const { state } = await runtime.view(session);
  await runtime.drain();
  await storage.close();
  return { replies, prefixes, asked, state: state as unknown as Readonly<Record<string, unknown>> };
}

/** Measured with the tokenizer of the GPT-4o family on these prompts: English and JSON of short names. */
const CHARACTERS_A_TOKEN = 4.05;
const MOST_TOKENS = 4_000;

describe("what a model is told every time", () => {
  it.each<[string, () => Assistant]>([
    ["travel", () => createTravel(NO_SOURCES)],
    ["realestate", () => realestate(SETTINGS)],
    ["company", () => company(SETTINGS)],
    ["research", () => research(SETTINGS)],
  ])("is at most 4,000 tokens for %s", async (_, make) => {
    const { prefixes } = await talk(make(), [{ say: "안녕하세요", rounds: [] }]);
    const longest = Math.max(...prefixes.map((each) => each.length));
    expect(longest).toBeGreaterThan(0);
    expect(Math.round(longest / CHARACTERS_A_TOKEN)).toBeLessThanOrEqual(MOST_TOKENS);
  });
});

describe("a conversation with a model", () => {
  it("plans a trip on what was said, and compares plans by their own figures", async () => {
    const { replies, asked } = await talk(createTravel(NO_SOURCES), [
      {
        say: "교토 4박 혼자 150 12/5출발",
        rounds: [
          [
            ["set", { slot: "destination", value: "m1" }],
            ["set", { slot: "duration", value: "m2" }],
            ["set", { slot: "num_people", value: "m3" }],
            ["set", { slot: "budget", value: "m4" }],
            ["set", { slot: "departure_date", value: "m5" }],
            ["plan", { how: "new" }],
          ],
        ],
      },
      {
        say: "A랑 C 차이",
        rounds: [
          fact(
            "A안은 총액 {{slot.plan_a_total}}이고, C안은 총액 {{slot.plan_c_total}}이에요. A안은 예산을 {{slot.plan_a_over}} 넘어요.",
          ),
        ],
      },
    ]);
    expect(replies[0]).toContain("교토 4박 5일, 혼자");
    expect(replies[0]).toContain("말씀 안 하신 것은");
    expect(replies[1]).toMatch(
      /^A안은 총액 [\d만 ,]+원이고, C안은 총액 [\d만 ,]+원이에요. A안은 예산을 [\d만 ,]+원 넘어요.$/u,
    );
    const seen = asked.at(-1) ?? "";
    for (const line of ["plan:A ", "option:flight.budget ", "option:stay.standard ", "item:day.5 "])
      expect(seen).toContain(line);
  });

  it("answers from lines of what the law says, and keeps the text that a model writes", async () => {
    const { replies, state, asked } = await talk(realestate(SETTINGS), [
      {
        say: "계약서에 전입신고 하지말래요",
        rounds: [
          [["rule", { ask: "may", question: "집주인이 전입신고를 못 하게 하는 특약이 효력이 있는지" }]],
          fact("그 요구대로 하시면 안 돼요 {{t1}}. {{t1.text.1}}"),
        ],
      },
      { say: "해도 되죠?", rounds: [fact("네, 하셔도 돼요 {{t1}}. {{t1.text.2}}")] },
      {
        say: "지워달라고 카톡",
        rounds: [
          [
            [
              "reply",
              {
                parts: [
                  {
                    type: "draft",
                    title: "특약을 지워 달라는 문자",
                    text: "안녕하세요, [이름]입니다.\n1. 전입신고를 하지 않는다는 특약은 빼 주시면 좋겠습니다.\n2. 확인 부탁드립니다.",
                  },
                ],
                covers: ["c1"],
              },
            ],
          ],
        ],
      },
      {
        say: "짧게",
        rounds: [
          [
            [
              "reply",
              {
                parts: [
                  {
                    type: "draft",
                    text: "[이름]입니다. 전입신고 특약은 빼 주세요. 감사합니다.",
                    revises: "1",
                  },
                ],
                covers: ["c1"],
              },
            ],
          ],
        ],
      },
    ]);
    expect(replies[0]).toMatch(/^그 요구대로 하시면 안 돼요\. 전입신고를 하지 않으면 대항력도/u);
    expect(replies[0]).not.toContain("확인 필요");
    expect(replies[1]).toMatch(/^네, 하셔도 돼요\. 사는 집이면 전입신고는 집주인의 동의 없이/u);
    expect(replies[2]).toContain("1. 전입신고를 하지 않는다는 특약은");
    expect(asked.at(-1)).toContain("draft:1 특약을 지워 달라는 문자, version 1");
    expect(replies[3]).toBe("[이름]입니다. 전입신고 특약은 빼 주세요. 감사합니다.");
    expect(state["drafts"]).toMatchObject({
      1: { title: "특약을 지워 달라는 문자", version: 2, gaps: ["이름"], text: replies[3] },
    });
  });

  it("adds what a model knows, labelled once, where no source says anything", async () => {
    const { replies } = await talk(research(SETTINGS), [
      {
        say: "미세플라스틱 몸에 얼마나 들어오는지 주당 몇그람 그거 진짜임",
        rounds: [
          [["research", { question: "미세플라스틱 몸에 얼마나 들어오는지 주당 몇그람 그거 진짜임" }]],
          [
            [
              "reply",
              {
                parts: [
                  { type: "fact", text: "제가 가진 자료에는 맞는 것이 없어요 {{t1}}." },
                  { type: "general", text: "그 말은 옛 보도에서 퍼졌어요." },
                  { type: "general", text: "뒤의 연구들은 계산이 지나치다고 봤어요." },
                ],
              },
            ],
          ],
        ],
      },
    ]);
    expect(replies[0]).toBe(
      "제가 가진 자료에는 맞는 것이 없어요.\n\n그 말은 옛 보도에서 퍼졌어요. 뒤의 연구들은 계산이 지나치다고 봤어요. (일반 지식 · 확인 필요)",
    );
  });

  it("answers from what the agents of a company found, once", async () => {
    const { replies } = await talk(company(SETTINGS), [
      {
        say: "지난달 서부팀 매출 얼마야?",
        rounds: [
          [["query", { question: "지난달 서부팀 매출 얼마야?" }]],
          fact("찾아봤어요 {{t1}}. {{t1.text.1}}", []),
        ],
      },
    ]);
    expect(replies[0]).toMatch(/^찾아봤어요\. /u);
    expect(replies[0]?.match(/원/gu)?.length).toBeGreaterThan(0);
    expect(replies[0]).not.toContain("못 알아들었어요");
  });
});
