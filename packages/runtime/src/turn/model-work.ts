import { redactorOf } from "@maru/state";
import { decide, type Judge } from "../decisions/decide.ts";
import type { DecisionRecord } from "../decisions/decision.ts";
import type { NodeContext } from "../graph/node-context.ts";
import type { NodePlace } from "../graph/run-context.ts";
import { introduce } from "../passages/write-passage.ts";
import { kindOf } from "../tracing/tracing.ts";
import type { ContextOptions } from "./node-contexts.ts";

/** What a node may ask of a model. What that costs is noted for the step, the state and whoever watches. */
export function modelWork(
  options: ContextOptions,
  place: NodePlace,
  given: Pick<Judge, "signal" | "logger" | "token">,
): Pick<NodeContext, "decide" | "introduce"> {
  const { model, budget, ports, journal, usage } = options;
  const judging = async <Result>(name: string, work: (judge: Judge) => Promise<Result>): Promise<Result> => {
    const span = options.spans.of(place).child(`decision ${name}`, { "maru.decision": name });
    const judge: Judge = {
      ...given,
      model,
      budget,
      ports,
      tokensDropped: () => options.whisper({ type: "tokens_dropped", data: { node: place.node } }),
      record: (record) => {
        journal.trace.decided(record);
        usage.add(place, record);
        span.end({ failed: false, facts: factsOf(record) });
      },
    };
    try {
      return await work(judge);
    } catch (error) {
      span.end({ failed: true, facts: { "error.type": kindOf(error) } });
      throw error;
    }
  };
  return {
    decide: (decision, input) => judging(decision.name, (judge) => decide(judge, decision, input)),
    introduce: async (passage, input, answer) => {
      // Without a model there is nothing to note.
      if (model === null) return answer;
      const conceal = concealing(options);
      return judging(passage.name, (judge) =>
        introduce({ ...judge, model, conceal }, passage, input, answer),
      );
    },
  };
}

/** What the state holds in fields marked personal or secret is nobody's outside, whichever text repeats it. */
function concealing({ assistant, journal }: ContextOptions): (text: string) => string {
  const state = journal.state;
  if (state === null) return (text) => text;
  const redact = redactorOf(assistant.graph.definition, state);
  return (text) => String(redact(text));
}

function factsOf({ by, tokens, calls, fell_back }: DecisionRecord) {
  const facts = { "maru.decided_by": by, "maru.tokens": tokens, "maru.calls": calls };
  if (fell_back === null) return facts;
  // Where an answer is off its schema may be named by keys that the model made up.
  return { ...facts, "maru.fell_back": fell_back.startsWith("off schema") ? "off schema" : fell_back };
}
