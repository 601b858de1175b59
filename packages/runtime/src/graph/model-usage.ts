import type { StateDefinition, UpdateOf } from "@maru/state";
import type { NodePlace } from "./run-context.ts";

/** What the decisions of a node cost. */
export interface Usage {
  readonly tokens: number;
  readonly calls: number;
}

/** The counters in which a state keeps what models cost, when its definition has them. */
const COUNTERS = { total_tokens_used: "tokens", api_calls_made: "calls" } as const;

/** Collects what nodes spend until an update carries it into the state. */
export class ModelUsage {
  readonly #byPlace = new Map<string, Usage>();

  add(place: NodePlace, spent: Usage): void {
    const key = keyOf(place);
    this.#byPlace.set(key, sum(this.#byPlace.get(key), spent));
  }

  /** What this node spent since it was last asked for. */
  take(place: NodePlace): Usage {
    const usage = sum(this.#byPlace.get(keyOf(place)));
    this.#byPlace.delete(keyOf(place));
    return usage;
  }

  /** What no update has carried yet. */
  takeAll(): Usage {
    const usage = sum(...this.#byPlace.values());
    this.#byPlace.clear();
    return usage;
  }
}

/** An update together with what making it has cost. What a node says itself is kept and added to. */
export function withUsage<Definition extends StateDefinition>(
  definition: Definition,
  update: UpdateOf<Definition>,
  usage: Usage,
): UpdateOf<Definition> {
  const given = update as Readonly<Record<string, unknown>>;
  const counted = Object.entries(COUNTERS).flatMap(([name, kind]) => {
    const said = given[name] ?? 0;
    const isCounted = definition.fields[name]?.kind === "counter" && usage[kind] > 0;
    return isCounted && typeof said === "number" ? [[name, said + usage[kind]] as const] : [];
  });
  if (counted.length === 0) return update;
  return { ...given, ...Object.fromEntries(counted) } as UpdateOf<Definition>;
}

function sum(...usages: readonly (Usage | undefined)[]): Usage {
  return usages.reduce<Usage>(
    (total, usage) => ({
      tokens: total.tokens + (usage?.tokens ?? 0),
      calls: total.calls + (usage?.calls ?? 0),
    }),
    { tokens: 0, calls: 0 },
  );
}

function keyOf(place: NodePlace): string {
  return `${place.path}/${place.position ?? ""}`;
}
