import type { DialogueState, ResultValue } from "@maru/dialogue";
import type { TextOrder } from "@maru/language";
import type { Scene } from "@maru/runtime";
import type { Language } from "@maru/state";

/** What an assistant knows that a text of it may be made of. */
export interface TextSource<State extends DialogueState> {
  /** Who the person is in it: «세입자 [이름]». */
  readonly sender?: (scene: Scene<State>, language: Language) => string | null;
  /** What is known of the matter, a line each, with the values it rests on. */
  readonly facts?: (scene: Scene<State>, order: TextOrder, language: Language) => Facts | null;
  readonly about?: (scene: Scene<State>, language: Language) => string | null;
  /** What a kind of its own is called. */
  readonly titleOf?: (kind: string, language: Language) => string | undefined;
  /** A bare number is a sum in 만원. */
  readonly isBareMoney?: boolean;
  /** Messages of the person before this one, the last at the end. */
  readonly said: (state: State) => readonly string[];
  /** What was answered to the message before this one. */
  readonly answered?: (state: State) => string | null;
}

export interface Facts {
  readonly lines: readonly string[];
  readonly values?: { readonly [key: string]: ResultValue };
  readonly rests_on?: readonly string[];
}
