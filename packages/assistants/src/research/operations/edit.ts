import type { CheckedCall } from "@maru/dialogue";
import { subjectWords } from "@maru/language";
import type { Outcome, Scene } from "@maru/runtime";
import { overwrite } from "@maru/state";
import { choiceFor, thingsFor, wordsFor } from "../../shared/operations/arguments-of.ts";
import type { Brief, Topic } from "../domain/brief/brief.ts";
import type { AgentState, AgentUpdate } from "../state.ts";
import { writeReport } from "../supervisor.ts";
import { holdsSomething } from "../thread/thread.ts";
import type { ResearchTools } from "../tools.ts";
import { asCondition } from "./as-condition.ts";
import { followUp } from "./follow-up.ts";
import { keptLines } from "./kept-lines.ts";
import { sayBrief, stepOf } from "./research.ts";
import { reworded } from "./reworded.ts";
import { toldInstead } from "./told-instead.ts";

/**
 * `edit`: a topic is added and only it is researched, or one is taken out; what narrows the report keeps only its
 * sentences that say so. All else that was found stays, and what nothing speaks of is kept as a condition.
 */
export function editTopics(tools: ResearchTools) {
  return async (call: CheckedCall, scene: Scene<AgentState>): Promise<Outcome<AgentUpdate>> => {
    const { brief, topic } = scene.state;
    const change = wordsFor(call, "change") ?? "";
    const how = choiceFor(call, "how") ?? "change";
    if (brief === null && topic === "")
      return toldInstead(scene, "아직 고칠 조사가 없어요.", "There is no research to change yet.");
    if (how === "reword") return reworded(change, scene);
    if (brief !== null && holdsSomething(scene.state)) {
      if (how === "add" && (await followUp(change, scene, tools)).isHeld) return added(change, brief, scene);
      const named = [change, ...thingsFor(call, "ref").map(({ label }) => label[scene.language])].join(" ");
      const gone = brief.topics.find(({ title }) => named.toLowerCase().includes(title.toLowerCase()));
      if (how === "remove" && gone !== undefined && brief.topics.length > 1)
        return removed(gone, brief, scene);
      const kept = keptLines(change, how, scene);
      if (kept !== undefined) return kept;
    }
    return asCondition(change, how, scene);
  };
}

function added(change: string, brief: Brief, { language }: Scene<AgentState>): Outcome<AgentUpdate> {
  const title = subjectWords(change).join(" ").slice(0, 200) || change;
  const number = Math.max(...brief.topics.map(({ id }) => Number(id.slice(1)))) + 1;
  const topic: Topic = {
    id: `r${number}`,
    title,
    queries: [`${title} ${brief.question}`.slice(0, 400), title],
    focus: title.slice(0, 400),
  };
  const next: Brief = { ...brief, topics: [...brief.topics, topic] };
  return {
    update: {
      brief: structuredClone(next) as never,
      research_brief: sayBrief(next),
      execution_steps: [stepOf(topic)],
    },
    changed: ["brief"],
    parts: [
      {
        type: "change",
        text: {
          ko: `더했어요: ${title}. 앞에서 찾은 것은 그대로예요.`,
          en: `Added: ${title}. What was found before stays.`,
        }[language],
      },
    ],
  };
}

function removed(gone: Topic, brief: Brief, { state, language }: Scene<AgentState>): Outcome<AgentUpdate> {
  const next: Brief = { ...brief, topics: brief.topics.filter(({ id }) => id !== gone.id) };
  const execution_steps = state.execution_steps.filter(({ step_id }) => step_id !== gone.id);
  const findings = Object.fromEntries(Object.entries(state.findings).filter(([id]) => id !== gone.id));
  return {
    update: {
      ...writeReport({ ...state, brief: next, execution_steps, findings }),
      brief: structuredClone(next) as never,
      research_brief: sayBrief(next),
      execution_steps: overwrite(structuredClone(execution_steps) as never),
      findings: overwrite(structuredClone(findings) as never),
    },
    changed: ["brief"],
    parts: [
      {
        type: "change",
        text: {
          ko: `뺐어요: ${gone.title}. 나머지는 그대로예요.`,
          en: `Taken out: ${gone.title}. The rest stays.`,
        }[language],
      },
    ],
  };
}
