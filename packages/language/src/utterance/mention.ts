import type { Age } from "../ages.ts";
import type { Area } from "../areas.ts";
import type { Count } from "../counts.ts";
import type { DateReading } from "../dates.ts";
import type { Duration } from "../duration-words.ts";
import type { Money } from "../money.ts";
import type { People } from "../people.ts";
import type { Percentage } from "../percentages.ts";
import type { Quantity } from "../quantity.ts";
import type { Span } from "../tokenise.ts";

/** What words may mean. A number alone is read once it is known what it stands for. */
export type Reading =
  | { readonly kind: "money"; readonly value: Money }
  | { readonly kind: "date"; readonly value: DateReading }
  | { readonly kind: "duration"; readonly value: Duration }
  | { readonly kind: "people"; readonly value: People }
  | { readonly kind: "percent"; readonly value: Percentage }
  | { readonly kind: "area"; readonly value: Area }
  | { readonly kind: "count"; readonly value: Count }
  | { readonly kind: "age"; readonly value: Age }
  | { readonly kind: "number"; readonly value: Quantity }
  /** Something with a name that the assistant knows: the ids of what may be meant. */
  | { readonly kind: "name"; readonly value: NamedThing };

export interface NamedThing {
  readonly kind: string | null;
  readonly ids: readonly string[];
}

export type ReadingKind = Reading["kind"];

/** Whether the speaker wants it, takes it back, or only supposes it. */
export type Polarity = "wanted" | "denied" | "supposed";

/** A quantity, day, person, place or name, found once in a message. */
export interface Mention {
  /** m1, m2 … in the order of the message. */
  readonly id: string;
  readonly span: Span;
  readonly words: string;
  /** The likeliest first. */
  readonly readings: readonly Reading[];
  readonly polarity: Polarity;
  /** Typed by the person, or part of a text they pasted. */
  readonly origin: "typed" | "pasted";
}

export function readingOf<Kind extends ReadingKind>(
  mention: Mention,
  kind: Kind,
): Extract<Reading, { kind: Kind }> | undefined {
  return mention.readings.find(
    (reading): reading is Extract<Reading, { kind: Kind }> => reading.kind === kind,
  );
}
