import { type Caller, callModel } from "../decisions/call-model.ts";
import { decide, describeFailure, type Judge } from "../decisions/decide.ts";
import type { DecisionRecord, ModelPort } from "../decisions/decision.ts";
import type { ModelAccess } from "../decisions/model-access.ts";
import { RuntimeError } from "../errors.ts";
import type { NodeContext } from "../graph/node-context.ts";
import type { NodePlace } from "../graph/run-context.ts";
import { kindOf } from "../tracing/tracing.ts";
import type { ContextOptions } from "./node-contexts.ts";

/** What a node may ask of a model. What that costs is noted for the step, the state and whoever watches. */
export function modelWork(
  options: ContextOptions,
  place: NodePlace,
  given: Pick<Judge, "signal" | "logger" | "token">,
  compute: NodeContext["work"],
): Pick<NodeContext, "decide" | "model"> {
  const { model, budget, ports, journal, usage } = options;
  const judging = async <Result>(name: string, work: (judge: Judge) => Promise<Result>): Promise<Result> => {
    const span = options.spans.of(place).child(`decision ${name}`, { "maru.decision": name });
    const judge: Judge = {
      ...given,
      model,
      rules: async (decision, input) => {
        const { name, rules, view } = decision;
        return view === undefined
          ? rules(input)
          : await compute({ name: `decision/${name}`, run: rules }, view(input));
      },
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
    model: model === null ? null : accessTo(model, options, judging),
    decide: (decision, input) => judging(decision.name, (judge) => decide(judge, decision, input)),
  };
}

type Judging = <Result>(name: string, work: (judge: Judge) => Promise<Result>) => Promise<Result>;

function accessTo(
  model: ModelPort,
  { budget, ports, modelUse }: ContextOptions,
  judging: Judging,
): ModelAccess {
  const { turn_model_calls, turn_operations } = budget.limits;
  return {
    name: model.name,
    use: modelUse,
    most: { calls: turn_model_calls, operations: turn_operations },
    ask: (question, overruled) =>
      judging("operations", async (judge) => {
        if (budget.spent !== null)
          throw new RuntimeError("MODEL_FAILED", { reason: `budget: ${budget.spent}` });
        const began = ports.monotonic();
        const spent = { tokens: 0, cost: 0, calls: 0 };
        const noted = (by: "model" | "rules", fell_back: string | null) =>
          judge.record({
            decision: "operations",
            by,
            prompt_version: null,
            ...spent,
            milliseconds: Math.round(ports.monotonic() - began),
            fell_back,
          });
        const caller: Caller = {
          budget,
          ports,
          signal: judge.signal,
          startOver: () => undefined,
          paid: ({ tokens, cost }) => {
            spent.tokens += tokens;
            spent.cost += cost;
            spent.calls += 1;
          },
        };
        try {
          const reply = await callModel(caller, model, { ...question, schema: null });
          const why = overruled(reply.calls ?? []);
          noted(why === null ? "model" : "rules", why);
          const milliseconds = Math.round(ports.monotonic() - began);
          return { text: reply.text, calls: reply.calls ?? [], tokens: reply.tokens, milliseconds };
        } catch (error) {
          if (judge.signal.aborted) throw judge.signal.reason;
          noted("rules", describeFailure(error));
          throw error;
        }
      }),
  };
}

function factsOf({ by, tokens, calls, fell_back }: DecisionRecord) {
  const facts = { "maru.decided_by": by, "maru.tokens": tokens, "maru.calls": calls };
  if (fell_back === null) return facts;
  // Where an answer is off its schema may be named by keys that the model made up.
  return { ...facts, "maru.fell_back": fell_back.startsWith("off schema") ? "off schema" : fell_back };
}
