import { initialState, overwrite } from "@maru/state";
import { assistant, user } from "../messages.ts";
import { play, type Timeline } from "../timeline.ts";
import { findingsOf, forgetResearch, handBack, outputOf, superviseFrom } from "./handover.ts";
import { type AgentState, beginResearch, ResearcherState, SupervisorState } from "./state.ts";

const on = (time: string) => `2026-11-16T11:${time}+09:00`;
const QUESTION = "온돌과 라디에이터 난방 방식을 비교해줘";
const BRIEF = "온돌과 라디에이터의 원리, 에너지 사용, 쾌적함을 1차 자료로 비교하고 싶다.";

export const start = beginResearch({ messages: user("m1", QUESTION, on("00:00")) });

/** 1–2. The question becomes a brief; the supervisor's conversation is started over, not appended to. */
export const briefing: Timeline<typeof AgentState> = [
  {
    by: "clarify_with_user",
    at: on("00:02"),
    update: { messages: [assistant("m2", "두 난방 방식의 비교를 조사해 볼게요.", on("00:02"))] },
  },
  {
    by: "write_research_brief",
    at: on("00:04"),
    update: {
      research_brief: BRIEF,
      supervisor_messages: overwrite([
        { id: "s1", role: "system", content: "연구를 나누어 맡기세요.", created_at: on("00:04") },
        user("s2", BRIEF, on("00:04")),
      ]),
    },
  },
];

/** 4. One researcher: searches, reflects, compresses. It sees its topic and nothing else. */
export function research(topic: string, finding: string, pages: readonly string[]): ResearcherState {
  const begun = initialState(ResearcherState, {
    research_topic: topic,
    researcher_messages: [user("r1", topic, on("00:06"))],
  });
  const timeline: Timeline<typeof ResearcherState> = [
    {
      by: "researcher",
      at: on("00:08"),
      update: {
        researcher_messages: [
          {
            id: "r2",
            role: "assistant",
            content: "",
            created_at: on("00:08"),
            tool_calls: [{ id: "c1", name: "search", arguments: { queries: [topic] } }],
          },
        ],
      },
    },
    {
      by: "researcher_tools",
      at: on("00:12"),
      update: {
        tool_call_iterations: 1,
        researcher_messages: [
          { id: "r3", role: "tool", tool_call_id: "c1", content: pages.join("\n"), created_at: on("00:12") },
        ],
      },
    },
    {
      by: "compress_research",
      at: on("00:14"),
      update: { compressed_research: finding, raw_notes: pages },
    },
  ];
  return play(ResearcherState, begun, timeline).at(-1) ?? begun;
}

const ondol = () =>
  research("온돌의 원리와 에너지", "온돌은 바닥을 데워 낮은 물 온도로도 따뜻해요 [1].", [
    "바닥 난방 실험 자료",
  ]);
const radiator = () =>
  research("라디에이터의 원리와 에너지", "라디에이터는 공기를 데워 반응이 빨라요 [1].", [
    "방열기 효율 자료",
    "제조사 자료",
  ]);

/** 3 and 5. Two researchers at once; a third call was one too many and is told so, which is no finding. */
export const supervising: Timeline<typeof SupervisorState> = [
  {
    by: "supervisor",
    at: on("00:06"),
    update: {
      research_iterations: 1,
      supervisor_messages: [
        {
          id: "s3",
          role: "assistant",
          content: "",
          created_at: on("00:06"),
          tool_calls: [
            { id: "think", name: "think_tool", arguments: { reflection: "방식마다 한 명씩 맡긴다." } },
            { id: "ondol", name: "ConductResearch", arguments: { research_topic: "온돌의 원리와 에너지" } },
            {
              id: "radiator",
              name: "ConductResearch",
              arguments: { research_topic: "라디에이터의 원리와 에너지" },
            },
            { id: "extra", name: "ConductResearch", arguments: { research_topic: "벽난로" } },
          ],
        },
      ],
    },
  },
  {
    by: "supervisor_tools",
    at: on("00:07"),
    update: {
      supervisor_messages: [
        {
          id: "answer-think",
          role: "tool",
          tool_call_id: "think",
          content: "방식마다 한 명씩 맡긴다.",
          created_at: on("00:07"),
        },
        {
          id: "answer-extra",
          role: "tool",
          tool_call_id: "extra",
          status: "error",
          content: "한 번에 맡길 수 있는 수를 넘었어요. 더 적게 다시 맡겨 주세요.",
          created_at: on("00:07"),
        },
      ],
    },
  },
  {
    at: on("00:15"),
    together: [
      { by: "researcher-1", update: () => findingsOf("ondol", outputOf(ondol()), on("00:15")) },
      { by: "researcher-2", update: () => findingsOf("radiator", outputOf(radiator()), on("00:15")) },
    ],
  },
  {
    by: "supervisor",
    at: on("00:16"),
    update: {
      research_iterations: 1,
      supervisor_messages: [
        {
          id: "s4",
          role: "assistant",
          content: "",
          created_at: on("00:16"),
          tool_calls: [{ id: "done", name: "ResearchComplete", arguments: {} }],
        },
      ],
    },
  },
];

export function supervise(state: AgentState): SupervisorState {
  const begun = superviseFrom(state);
  return play(SupervisorState, begun, supervising).at(-1) ?? begun;
}

/** 6–7. Back in the main graph: notes arrive once, become the report, and are let go. */
export const reporting: Timeline<typeof AgentState> = [
  { by: "research_supervisor", at: on("00:17"), update: (state) => handBack(supervise(state)) },
  {
    by: "final_report_generation",
    at: on("00:20"),
    update: (state) => {
      const report = [
        "# 온돌과 라디에이터",
        ...state.notes,
        "## 결론",
        "느긋하면 온돌, 빠르게는 라디에이터예요.",
      ].join("\n");
      return {
        final_report: report,
        messages: [assistant("m3", report, on("00:20"))],
        ...forgetResearch(),
      };
    },
  },
];

export const timeline = [...briefing, ...reporting];
