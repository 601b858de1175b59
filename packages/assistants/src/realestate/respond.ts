import { saidBefore as saidByOperations } from "@maru/dialogue";
import { fromAssistant, type NodeContext } from "@maru/runtime";
import { dangerFirst } from "../shared/danger-first.ts";
import { type Composed, compose } from "./answer/compose.ts";
import { furtherLines } from "./answer/further-lines.ts";
import { OPENINGS } from "./answer/guidance.ts";
import { saidBefore } from "./answer/said-before.ts";
import { REALESTATE_OPERATIONS } from "./operations/index.ts";
import { isAboutOtherThings } from "./reading/other-things.ts";
import { onlyTells } from "./reading/weigh-readings.ts";
import type { Request, Topic } from "./shapes/request.ts";
import type { FinalResponse } from "./shapes/results.ts";
import { has } from "./shapes/topic-traits.ts";
import type { MainSupervisorState, SupervisorUpdate } from "./state.ts";
import { markCompleted } from "./states/state-transition.ts";
import { analysesOf } from "./teams/analysis-team.ts";

type State = MainSupervisorState;

/** Writes the answer, remembers what was asked, and closes the question. */
export async function respond(state: State, context: NodeContext): Promise<SupervisorUpdate> {
  const { reply, response, asks } = await answerTo(state, context);
  await remember(state, response, context);
  return {
    current_phase: "response_generation",
    final_response: response,
    questions: [...asks],
    messages: [
      fromAssistant(
        context.id("reply"),
        [dangerFirst(state.query, state.language), saidByOperations(state, state.language), reply]
          .filter((each) => each !== "")
          .join("\n\n"),
        context.now(),
      ),
    ],
    ...markCompleted(state, context.now()),
  };
}

async function answerTo(state: State, context: NodeContext): Promise<Composed> {
  const request = state.request as Request | null;
  if (request === null) return guidance(state, null);
  if (request.topics.includes("recall")) return recalled(state, context);
  const said = isAboutMarket(request) ? null : saidBefore(state.query, state.messages, state.language);
  if (said !== null) return toldAgain(said);
  const looksBack = request.reuses && state.search_team_state !== null;
  if (state.execution_steps.length === 0 && !looksBack) return guidance(state, request);
  const composed = compose({
    request,
    language: state.language,
    search: state.search_team_state,
    analysis: state.analysis_team_state,
    analyses: state.analysis_team_state === null ? new Map() : analysesOf(state.analysis_team_state),
    failed: failedTools(state),
    said: saidToPerson(state),
    // What was written earlier is no part of this answer.
    document: state.execution_steps.some(({ team }) => team === "document")
      ? state.document_team_state
      : null,
  });
  return withReminder(state, request, withoutEcho(state, composed));
}

const ABOUT_MARKET: readonly Topic[] = ["market", "listings", "loan_products", "price_level"];

/** What was found is looked at again in its own way. */
function isAboutMarket({ topics }: Request): boolean {
  return topics.some((topic) => ABOUT_MARKET.includes(topic));
}

function toldAgain(lines: readonly string[]): Composed {
  const answer = lines.join("\n");
  return {
    reply: answer,
    response: {
      type: "answer",
      answer,
      structured_data: { sections: [], metadata: { confidence: 0.9, sources: [] } },
    },
    asks: [],
  };
}

/** Whoever goes on and would hear the same words again hears what was not said yet of it. */
function withoutEcho(state: State, composed: Composed): Composed {
  const { messages, query, language } = state;
  const said = messages.filter(({ role }) => role === "assistant").map(({ content }) => content);
  const asked = messages.filter(({ role }) => role === "user").map(({ content }) => content.trim());
  const isAskedAgain = asked.slice(0, -1).includes(query.trim());
  const { response } = composed;
  if (isAskedAgain || !said.some((each) => each.includes(composed.reply))) return composed;
  const { request } = state;
  // What was looked for was looked for again.
  if (request !== null && isAboutMarket(request as Request))
    return { ...composed, reply: `${SAME_FOUND[language]}\n${composed.reply}` };
  // A figure is told again, and nothing else: it is the answer also to who asks for it in other words.
  const [figure] = composed.reply.split("\n");
  if (figure !== undefined && request?.topics.some(has("isCalculated")) === true && /\d/u.test(figure))
    return { ...composed, reply: figure };
  const lines = response.structured_data.sections.flatMap(({ content }) => content.split("\n"));
  const unsaid = furtherLines(query, lines, said);
  const opening = unsaid.length > 0 ? null : onlyTells(query, KNOWN) ? NOTED : NOTHING_FURTHER;
  return {
    ...composed,
    reply: [...(opening === null ? [] : [opening[language]]), ...unsaid].join("\n"),
  };
}

const KNOWN = [...REALESTATE_OPERATIONS.operations.keys()];
const SAME_FOUND = {
  ko: "찾은 결과는 그대로예요.",
  en: "What I found is the same.",
};
const NOTED = {
  ko: "말씀하신 것을 적어 뒀어요.",
  en: "I noted what you said.",
};
const NOTHING_FURTHER = {
  ko: "그 물음에 꼭 맞는 답은 제 자료에서 찾지 못했어요. 무엇을 하시려는지나 금액, 날짜를 알려 주시면 그것부터 볼게요.",
  en: "I found nothing in my data that answers just that. Tell me what you want to do, an amount or a date, and I will start there.",
};

/** A lease that is half written is not forgotten over another question. */
function withReminder(state: State, request: Request, composed: Composed): Composed {
  if (state.lease_fields === null || request.topics.includes("contract_creation")) return composed;
  const isDrafted = state.document_team_state?.document_content != null;
  const reminder =
    state.language === "ko"
      ? `작성하던 임대차계약서는 그대로 있어요. ${isDrafted ? "보여 드린 초안대로 완성하려면 «승인», 다시 보려면" : "계속하려면"} «계약서 이어서»라고 해 주세요.`
      : `The lease we were writing is kept. Say ${isDrafted ? "“approve” to finish the draft as it was shown, or " : ""}“go on with the lease” to continue.`;
  const { response, reply } = composed;
  return {
    ...composed,
    reply: `${reply}\n${reminder}`,
    response: { ...response, answer: `${response.answer}\n\n${reminder}` },
  };
}

function saidToPerson({ messages }: State): readonly string[] {
  return messages.filter(({ role }) => role === "assistant").map(({ content }) => content);
}

function failedTools(state: State): readonly string[] {
  const progress = {
    ...state.search_team_state?.search_progress,
    ...state.analysis_team_state?.analysis_progress,
  };
  return Object.entries(progress)
    .filter(([, each]) => each.startsWith("failed"))
    .map(([tool]) => tool);
}

/** The early way out: one line, and the nearest thing that can be done; nothing is invented. */
function guidance(state: State, request: Request | null): Composed {
  const { language } = state;
  const reply = OPENINGS[openingOf(state, request)][language];
  return {
    reply,
    response: {
      type: "guidance" as const,
      answer: reply,
      structured_data: {
        sections: [],
        metadata: { confidence: request?.confidence ?? 0, sources: [] },
      },
    },
    asks: [],
  };
}

function openingOf(state: State, request: Request | null): keyof typeof OPENINGS {
  if (state.query.trim() === "") return "blank";
  const [topic] = request?.topics ?? [];
  if (topic === "greeting" && isParting(state)) return "goodbye";
  if (topic === "greeting" || topic === "thanks" || topic === "help") return topic;
  // Who is spoken with about a home goes on about it, unless the words name something else.
  const isGoingOn = state.previous_request !== null && !isAboutOtherThings(state.query);
  return request?.intent === "UNCLEAR" || isGoingOn ? "unclear" : "irrelevant";
}

/** Who says hello or goodbye after something was spoken of is on the way out. */
function isParting({ messages }: State): boolean {
  return messages.filter(({ role }) => role === "user").length > 1;
}

const MOST_RECALLED = 5;

/** «이전 대화 있어?» is answered from memory. */
async function recalled(state: State, context: NodeContext): Promise<Composed> {
  const memories = await context.memories.relevant("", MOST_RECALLED);
  const korean = state.language === "ko";
  const answer =
    memories.length === 0
      ? korean
        ? "아직 기억하고 있는 상담이 없어요. 궁금한 것을 물어보시면 다음에 이어서 도와드릴게요."
        : "There is nothing I remember yet."
      : [
          korean ? "지난 상담이에요:" : "What we spoke about:",
          ...memories.map(({ summary, created_at }) => `- ${created_at.slice(0, 10)} ${summary}`),
          korean ? "이어서 궁금한 것을 말씀해 주세요." : "Where shall we go on?",
        ].join("\n");
  const response: FinalResponse = {
    type: "answer",
    answer,
    structured_data: { sections: [], metadata: { confidence: 0.9, sources: [] } },
  };
  return { reply: answer, response, asks: [] };
}

const LONGEST_SUMMARY = 200;

/** Nothing is kept of small talk; and without memory the answer is the same. */
async function remember(state: State, response: FinalResponse, context: NodeContext): Promise<void> {
  const request = state.request as Request | null;
  if (request === null || request.intent === "IRRELEVANT" || request.intent === "UNCLEAR") return;
  const gist = response.answer.replaceAll(/[\s*■-]+/gu, " ").trim();
  const summary = `${state.query.trim().slice(0, 80)} → ${gist}`.slice(0, LONGEST_SUMMARY);
  const { regions, property_type, kind } = request.facts;
  await context.memories.remember({
    summary,
    details: { intent: request.intent, topics: [...request.topics], regions: [...regions] },
  });
  const [region] = regions;
  const preferred = {
    ...(region === undefined ? {} : { region }),
    ...(property_type === null ? {} : { property_type }),
    ...(kind === null ? {} : { kind }),
  };
  if (Object.keys(preferred).length > 0) await context.memories.prefer(preferred);
}
