import type { DialogueState } from "@maru/dialogue";
import { FACT_OF } from "../realestate/operations/case-values.ts";
import type { GoldAssistant } from "./gold.ts";

/** Values by slot as a state holds them, whoever put them there: figures, days, numbers. */
export type Slots = Readonly<Record<string, string | number>>;

type AnyState = Readonly<Record<string, unknown>> & Pick<DialogueState, "kept">;

export function slotsOf(assistant: GoldAssistant, state: unknown): Slots {
  const known = state as AnyState;
  const kept = Object.entries(known.kept).flatMap(([name, values]) => {
    const value = values.at(-1)?.value;
    return isPlainValue(value) ? [[name, value] as const] : [];
  });
  const own = assistant === "travel" ? tripValues(known) : caseFacts(known);
  return { ...own, ...Object.fromEntries(kept) };
}

function isPlainValue(value: unknown): value is string | number {
  return typeof value === "string" || typeof value === "number";
}

const TRIP_FIELDS = ["destination", "duration", "num_people", "departure_date"] as const;

function tripValues(state: AnyState): Slots {
  const plain = TRIP_FIELDS.flatMap((name) => {
    const value = state[name];
    return isPlainValue(value) ? [[name, value] as const] : [];
  });
  const {
    budget,
    num_people: people,
    budget_basis: basis,
  } = state as {
    readonly budget?: number | null;
    readonly num_people?: number | null;
    readonly budget_basis?: string | null;
  };
  if (typeof budget !== "number") return Object.fromEntries(plain);
  // What is kept is what was said: for all, or for each of them.
  const budget_total = basis === "total" ? budget : budget * (people ?? 1);
  return { ...Object.fromEntries(plain), budget_total };
}

/** What rules read stays in the last two questions, as their own calculators look it up. */
function caseFacts({ request, previous_request }: AnyState): Slots {
  const [now, before] = [request, previous_request].map(
    (each) => (each as { readonly facts?: Readonly<Record<string, unknown>> } | null)?.facts ?? {},
  );
  return Object.fromEntries(
    Object.entries(FACT_OF).flatMap(([slot, fact]) => {
      const value = now?.[fact] ?? before?.[fact];
      return isPlainValue(value) ? [[slot, value] as const] : [];
    }),
  );
}
