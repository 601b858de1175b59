import type { AnyField } from "@maru/state";
import { needs } from "./needs.ts";

type Raw = Readonly<Record<string, unknown>>;

/** The version that a session file without an envelope was written by; null when it is no travel session. */
export function bareVersion(raw: Raw): number | null {
  const isSession =
    typeof raw.session_id === "string" && Array.isArray(raw.messages) && typeof raw.current_step === "string";
  if (!isSession) return null;
  if (raw.schema_version === undefined) return 1;
  const major = /^([1-9]\d*)\.\d+$/.exec(String(raw.schema_version))?.[1];
  return major === undefined ? null : Number(major);
}

/**
 * The first migration ever written only put the label "2.0" on phase 1 files, so a bare "2.0" has the shape of
 * phase 1. Everything that phase 2 writes since then comes in an envelope.
 */
export function bareVersionForPhaseTwo(raw: Raw): number | null {
  const version = bareVersion(raw);
  return version === 2 ? 1 : version;
}

/**
 * Phase 1 to phase 2. What phase 1 did not know stays unknown; flags are read off the results that are there.
 * Phase 1 stored a need before checking it, so a value outside today's limits moves to `errors` in words and is
 * asked for again.
 */
export function fromPhaseOne(phaseOne: Raw): Record<string, unknown> {
  const { budget_flexibility, ...rest } = phaseOne;
  const kept = acceptableNeeds(phaseOne);
  return {
    ...rest,
    ...kept,
    ...(Object.values(kept).every(isKnown) ? {} : { info_collected: false, current_step: "collecting" }),
    // The old relabelling invented "flexible" for everybody; only "strict" can have come from a person.
    budget_flexibility: budget_flexibility === "strict" ? "strict" : null,
    flights_searched: phaseOne.flights_searched ?? isFilled(phaseOne.flight_options),
    hotels_searched: phaseOne.hotels_searched ?? isFilled(phaseOne.hotel_options),
    itinerary_planned: phaseOne.itinerary_planned ?? isFilled(phaseOne.itinerary),
    messages: asList(phaseOne.messages).map(withId),
    errors: [...asList(phaseOne.errors), ...refusedNeeds(phaseOne)],
    schema_version: "2.0",
  };
}

/** Phase 1 messages had no ids. Their position is one that never changes between two loads of a file. */
function withId(message: unknown, index: number): unknown {
  return typeof message === "object" && message !== null ? { id: `v1-${index}`, ...message } : message;
}

function acceptableNeeds(phaseOne: Raw): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries<AnyField>(needs).map(([name, field]) => {
      const told = phaseOne[name];
      if (field.kind === "set") return [name, asList(told).filter((each) => accepts(field, each))];
      return [name, told === undefined || !accepts(field, told) ? null : told];
    }),
  );
}

function refusedNeeds(phaseOne: Raw): readonly string[] {
  return Object.entries<AnyField>(needs).flatMap(([name, field]) => {
    const told = field.kind === "set" ? asList(phaseOne[name]) : [phaseOne[name] ?? null];
    const { label, unit } = field.options;
    return told
      .filter((each) => each !== null && !accepts(field, each))
      .map((each) => `저장된 ${label?.ko} 값 ${words(each)}${unit?.ko ?? ""}: 쓸 수 없어서 다시 여쭤볼게요.`);
  });
}

function accepts({ options }: AnyField, told: unknown): boolean {
  return options.schema.safeParse(told).success;
}

function words(told: unknown): string {
  return typeof told === "string" ? `"${told}"` : JSON.stringify(told);
}

function isKnown(need: unknown): boolean {
  return Array.isArray(need) ? need.length > 0 : need !== null;
}

function isFilled(content: unknown): boolean {
  return typeof content === "object" && content !== null && Object.keys(content).length > 0;
}

/** Absent is empty; anything else that is no list is damage, and a migration must not hide it. */
function asList(content: unknown): readonly unknown[] {
  if (content === undefined || content === null) return [];
  if (!Array.isArray(content)) throw new TypeError("expected a list");
  return content;
}
