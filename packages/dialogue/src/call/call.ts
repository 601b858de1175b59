import type { DeepReadonly } from "@maru/state";
import * as z from "zod";

const NAME = z.string().regex(/^[a-z][a-z_]{0,30}$/);
const LONGEST = 4_000;
const Given = z.union([z.string().max(LONGEST), z.number(), z.boolean()]);

/** What holds for the whole call, whatever the operation. Each means one thing everywhere. */
export const Modifiers = z.strictObject({
  /** Run on a copy and answered with the difference; nothing is kept. */
  suppose: z.literal(true).optional(),
  /** Whose words or demand it is, when not the speaker's own. */
  by: z.string().max(LONGEST).optional(),
  /** A condition: kept, and carried out once it is known to hold. */
  if: z.string().max(LONGEST).optional(),
  /** The day, leg or part it holds for. */
  at: z.string().max(LONGEST).optional(),
  /** The value denied or replaced; never read as wanted. */
  not: z.string().max(LONGEST).optional(),
});
export type Modifiers = DeepReadonly<z.output<typeof Modifiers>>;

/** One operation, as a reader, a hand or a program asks for it. */
export const Call = z.strictObject({
  op: NAME,
  args: z.record(NAME, z.union([Given, z.array(Given).max(50)])).default({}),
  ...Modifiers.shape,
});
export type Call = DeepReadonly<z.output<typeof Call>>;
export type CallInput = z.input<typeof Call>;

/** More than anybody asks for in one message; what is over is told, not done. */
export const MOST_CALLS = 20;

export const DECIDERS = ["rules", "model", "hands", "program"] as const;
export type Decider = (typeof DECIDERS)[number];

/** A call whose argument is one value or several, as several. */
export function givenFor({ args }: Call, name: string): readonly string[] {
  const given = args[name];
  if (given === undefined) return [];
  return (Array.isArray(given) ? given : [given]).map(String);
}

export function modifiersOf({ suppose, by, if: condition, at, not }: Call): Modifiers {
  return {
    ...(suppose === undefined ? {} : { suppose }),
    ...(by === undefined ? {} : { by }),
    ...(condition === undefined ? {} : { if: condition }),
    ...(at === undefined ? {} : { at }),
    ...(not === undefined ? {} : { not }),
  };
}
