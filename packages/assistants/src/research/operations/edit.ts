import type { CheckedCall } from "@maru/dialogue";
import { withoutRequestWords } from "@maru/language";
import type { Outcome, Scene } from "@maru/runtime";
import { overwrite } from "@maru/state";
import { choiceFor, thingsFor, wordsFor } from "../../shared/operations/arguments-of.ts";
import type { Brief, Topic } from "../domain/brief/brief.ts";
import type { AgentState, AgentUpdate } from "../state.ts";
import { writeReport } from "../supervisor.ts";
import { sayBrief, stepOf } from "./research.ts";
import { toldInstead } from "./told-instead.ts";

/** `edit`: a topic is added and only it is researched, or one is taken out; all else that was found stays. */
export function editTopics(call: CheckedCall, scene: Scene<AgentState>): Outcome<AgentUpdate> {
  const { brief } = scene.state;
  const change = wordsFor(call, "change") ?? "";
  if (brief === null)
    return toldInstead(scene, "아직 고칠 조사가 없어요.", "There is no research to change yet.");
  const how = choiceFor(call, "how");
  if (how === "add") return added(change, brief, scene);
  const named = [change, ...thingsFor(call, "ref").map(({ label }) => label[scene.language])].join(" ");
  const gone = brief.topics.find(({ title }) => named.toLowerCase().includes(title.toLowerCase()));
  if (how === "remove" && gone !== undefined && brief.topics.length > 1) return removed(gone, brief, scene);
  return toldInstead(
    scene,
    "무엇을 고칠지 찾지 못했어요. 더하거나 뺄 주제를 말씀해 주세요.",
    "I could not tell what to change. Please name the topic to add or to take out.",
  );
}

function added(change: string, brief: Brief, { language }: Scene<AgentState>): Outcome<AgentUpdate> {
  const title = withoutRequestWords(change).slice(0, 200) || change;
  const number = Math.max(...brief.topics.map(({ id }) => Number(id.slice(1)))) + 1;
  const topic: Topic = {
    id: `r${number}`,
    title,
    queries: [`${title} ${brief.question}`.slice(0, 400), title],
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
