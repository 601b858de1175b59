import { diff, flowDiagram, type Language, safeApply, summariseChange } from "@maru/state";
import { takeTurn, writersOf } from "./timeline.ts";
import { MultiAgentTravelState, type TravelUpdate } from "./travel/state.ts";
import { start, timeline } from "./travel/timeline.ts";

const WORDS = {
  ko: {
    title: "마루: 여러 에이전트가 함께 쓰는 하나의 상태",
    refused: "받지 않았어요",
    kept: "상태는 그대로예요.",
    unknown: "아직 모름",
    picture: "이 정의가 그린 단계의 그림 (Mermaid):",
    end: (count: number) => `지나온 상태 ${count}개가 모두 그대로 남아 있어요. 첫 상태의 목적지`,
  },
  en: {
    title: "Maru: one state that all agents share",
    refused: "Refused",
    kept: "The state is as it was.",
    unknown: "not known yet",
    picture: "The phases, drawn by the definition itself (Mermaid):",
    end: (count: number) =>
      `All ${count} states on the way are still what they were. Destination of the first`,
  },
};

/** Somebody asks for too much: nothing of it is stored, not even the city. */
const TOO_MUCH: { readonly afterTurn: number; readonly said: string; readonly update: TravelUpdate } = {
  afterTurn: 2,
  said: "방콕 20박 갈래요",
  update: { destination: "방콕", duration: 20 },
};

/** Only fields that people have a name for; the machinery's own flags are for the inspector. */
function tellChanges(
  before: MultiAgentTravelState,
  after: MultiAgentTravelState,
  language: Language,
): string {
  const { fields } = MultiAgentTravelState;
  const named = diff(before, after, MultiAgentTravelState).filter(
    ({ path: [field] }) =>
      Object.hasOwn(fields, field ?? "") && fields[field as keyof typeof fields].options.label !== null,
  );
  return summariseChange(named, language, MultiAgentTravelState);
}

/** A travel state living through a conversation: who wrote, where it stands, what was said, what changed. */
export function tellStory(language: Language): string {
  const words = WORDS[language];
  const lines = [words.title];
  let state: MultiAgentTravelState = start;
  for (const [index, turn] of timeline.entries()) {
    const next = takeTurn(MultiAgentTravelState, state, turn);
    const said = next.messages.slice(state.messages.length).filter((message) => message.role === "user");
    lines.push(
      "",
      `${String(index + 1).padStart(2)}  [${next.current_step}] ${writersOf(turn).join(" + ")}`,
      ...said.map((message) => `    «${message.content}»`),
      `    ${tellChanges(state, next, language)}`,
    );
    state = next;
    const refused =
      index + 1 === TOO_MUCH.afterTurn && safeApply(MultiAgentTravelState, state, TOO_MUCH.update);
    if (refused === false || refused.ok) continue;
    lines.push("", ` ✗  «${TOO_MUCH.said}»`);
    lines.push(`    ${words.refused}: ${refused.error.sentence(language)} ${words.kept}`);
  }
  lines.push("", `${words.end(timeline.length + 1)}: ${start.destination ?? words.unknown}`);
  lines.push("", words.picture, "", flowDiagram(MultiAgentTravelState));
  return lines.join("\n");
}
