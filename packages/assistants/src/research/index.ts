import { nextTurn, shownDialogue, toldDialogue } from "@maru/dialogue";
import { detectLanguage } from "@maru/language";
import { type Assistant, defineAssistant, fromAssistant, fromUser } from "@maru/runtime";
import type { PlainObject } from "@maru/state";
import type { AssistantSetup } from "../assistant-factory.ts";
import { trainedReader } from "../shared/operations/trained-reader.ts";
import sampleLibrary from "./content/sample-library.json" with { type: "json" };
import { researchGraph } from "./graph.ts";
import { READ_BY_EXAMPLES, RESEARCH_OPERATIONS, researchAbilities } from "./operations/index.ts";
import { shownResearch } from "./operations/shown-research.ts";
import { REPORT_FILES } from "./report-files.ts";
import { readResearchData } from "./sources/read-data.ts";
import { type AgentState, ResearcherState, sourcesOf } from "./state.ts";
import { researchTools } from "./tools.ts";

const GREETING_OF_A_LIBRARY = {
  ko: "무엇을 조사할까요? 주신 자료에서 찾고, 문장마다 출처를 달아 드려요.",
  en: "What should I look into? I search the documents you gave, with a source for every sentence.",
};

const GREETING = {
  ko: "무엇을 조사할까요? 지금은 표본 서가(모두 지어낸 자료)에서 찾아요.",
  en: "What should I look into? For now I search a sample library; everything in it is invented.",
};

/** A researcher over the documents it is given, or over the sample library. */
export function research(setup: AssistantSetup): Assistant {
  const port = readResearchData(setup.data ?? sampleLibrary);
  const greeting = (setup.data ?? null) === null ? GREETING : GREETING_OF_A_LIBRARY;
  const tools = researchTools([port]);
  const isKnown = (name: string) => {
    const found = port.search(name, { limit: 1, signal: NEVER });
    return Array.isArray(found) && found.some(({ is_near }) => !is_near);
  };
  const abilities = researchAbilities(isKnown, tools);
  return defineAssistant(researchGraph(tools, abilities, isKnown), {
    name: "research",
    title: { ko: "깊은 조사", en: "Deep research" },
    description: {
      ko: "질문 하나로 자료를 찾아, 문장마다 출처를 확인할 수 있는 보고서를 만들어요.",
      en: "One question in, one report out in which every sentence can be checked.",
    },
    examples: [
      { ko: "9시 등교하면 성적이 올라?", en: "Do later school hours raise grades?" },
      { ko: "Haru와 Mallet 비교해줘", en: "Compare Haru and Mallet" },
      {
        ko: "빈집세 효과, 블로그 말고 공식 자료만 표로",
        en: "Effect of a vacancy tax, no blogs, as a table",
      },
    ],
    initial: (_session, at) => ({
      language: at.language,
      messages: [fromAssistant(at.id, greeting[at.language], at.now)],
    }),
    operations: {
      catalogue: RESEARCH_OPERATIONS,
      able: Object.keys(abilities.behaviours),
      shown: (state) => [...shownResearch(state), ...shownDialogue(state, RESEARCH_OPERATIONS)],
    },
    reader: trainedReader("research", abilities, READ_BY_EXAMPLES),
    receive: (state, message) => ({
      messages: [fromUser(message)],
      ...nextTurn(message),
      ...languageOf(message.text, state.language),
    }),
    stopped: (_state, _reason, at) => ({
      messages: [fromAssistant(at.id, at.sentence.ko, at.now)],
    }),
    describe: (state) => ({
      reply: state.messages.findLast(({ role }) => role === "assistant")?.content ?? "",
      asks: state.unclear_question === null ? [] : ["research_question"],
      sources: citedAddresses(state),
      agents: state.execution_steps.map(({ agent_name }) => agent_name),
      plan: state.execution_steps.length === 0 ? [] : [state.execution_steps.map(({ task }) => task)],
      extra: JSON.parse(
        JSON.stringify({
          clarify: state.unclear_question !== null,
          units: state.execution_steps.length,
          searches: Object.values(state.findings).flatMap(({ searched }) => searched).length,
          ...toldDialogue(state, RESEARCH_OPERATIONS),
        }),
      ) as PlainObject,
    }),
    exports: REPORT_FILES,
    tools: [tools.search],
    innerStates: [ResearcherState],
  });
}

/** Each message is answered in its own language; one without words, or in both, changes nothing. */
function languageOf(text: string, current: "ko" | "en") {
  const language = detectLanguage(text)?.value;
  if (language === "en" && current === "ko" && HANGUL.test(text)) return {};
  return language === "ko" || language === "en" ? { language } : {};
}

const HANGUL = /\p{Script=Hangul}/u;

const NEVER = new AbortController().signal;

function citedAddresses(state: AgentState): readonly string[] {
  const sources = sourcesOf(state);
  return state.citations.flatMap((id) => sources.get(id)?.url ?? []);
}
