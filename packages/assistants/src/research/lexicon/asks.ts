import { type Cue, type FoundCue, findCues } from "@maru/language";
import asks from "./asks.json" with { type: "json" };

/** What a message may ask for: an operation, with its closed argument behind the dot. */
export interface Ask {
  readonly op: string;
  readonly how: string | undefined;
}

const CUES: readonly Cue<string>[] = asks;

/** What the words of a clause ask for, the plainest first. */
export function asksIn(text: string): readonly (Ask & Pick<FoundCue<string>, "length">)[] {
  return [...findCues(text, CUES)]
    .sort((left, right) => right.length - left.length)
    .map(({ means, length }) => {
      const [op = means, how] = means.split(".");
      return { op, how, length };
    });
}
