import type {
  Catalogue,
  CheckedCall,
  DialogueState,
  KeptForAnswers,
  Part,
  Persona,
  ReadOperation,
  ResultValue,
  Shown,
  Values,
} from "@maru/dialogue";
import type { Gazetteer } from "@maru/language";
import type { Language, Plain, Sentence, StateDefinition, StateOf, UpdateOf } from "@maru/state";
import type { NodeContext } from "../graph/node-context.ts";

/** What an operation may look at. */
export interface Scene<State> {
  readonly state: State;
  readonly shown: Shown;
  readonly results: Values;
  readonly language: Language;
  /** Now, as ISO 8601 in the time of Seoul. */
  readonly now: string;
  /** The id of the call itself: turn and place. */
  readonly operation: string;
  /** The id that a result of this call gets, for its own tokens. */
  readonly result: string;
  readonly context: NodeContext;
}

/** What an operation came to, as data: the executor alone changes the state. */
export interface Outcome<Update> {
  readonly update?: Update;
  /** What is different now: `slot.deposit`. */
  readonly changed?: readonly string[];
  readonly values?: { readonly [key: string]: ResultValue };
  /** Slots and results that the values rest on. */
  readonly rests_on?: readonly string[];
  readonly basis?: Sentence | null;
  readonly parts?: readonly Part[];
  readonly draft?: {
    readonly kind: string;
    readonly title: string;
    readonly text: string;
    readonly language: Language;
    /** What it is made of, for whoever changes it later. */
    readonly made_of?: Plain;
    /** The draft that this is a new version of. */
    readonly id?: string;
  };
  /** Why it cannot be done, in words for the person. Nothing else counts then. */
  readonly refused?: Sentence;
}

export type Behaviour<State, Update> = (
  call: CheckedCall,
  scene: Scene<State>,
) => Outcome<Update> | Promise<Outcome<Update>>;

/** What one assistant can do, and how. The executor knows nothing else of it. */
export interface Abilities<Definition extends StateDefinition> {
  /** Who it is, for a model. */
  readonly persona: Persona;
  /** What is kept, in a line each, short, for a model. */
  readonly digest: (state: StateOf<Definition>, language: Language) => readonly string[];
  /** Kept values and figures of what is shown, for answers that name them; never a personal one. */
  readonly kept?: (state: StateOf<Definition>, language: Language) => KeptForAnswers;
  /** Arguments and modifiers that nothing here looks at, by operation: a model is not told of them. */
  readonly unread?: { readonly [operation: string]: readonly string[] };
  /** What the operations have begun is for the assistant to finish, and to tell: a plan, a search. */
  readonly isUnderWay?: (state: StateOf<Definition>) => boolean;
  /** What was last asked and is still open. */
  readonly open: (state: StateOf<Definition>) => readonly string[];
  readonly definition: Definition;
  readonly catalogue: Catalogue;
  readonly behaviours: { readonly [operation: string]: Behaviour<StateOf<Definition>, UpdateOf<Definition>> };
  /** Names that a value may be: cities, products. */
  readonly names?: readonly Gazetteer[];
  /** Names that a model may only repeat, where they are more than those. */
  readonly watched?: readonly Gazetteer[];
  /** Everything that can be named now, beside what every assistant keeps. */
  readonly shown: (state: StateOf<Definition>) => Shown;
  readonly language: (state: StateOf<Definition>) => Language;
  /** What the rules make of a message, without doing it: shown to a model as a hint, and in the inspector beside it. */
  readonly rulesRead?: (state: StateOf<Definition>, text: string, now: string) => readonly RulesRead[];
  /** What a change of the state means for money and time, for «what if». */
  readonly difference?: (
    before: StateOf<Definition>,
    after: StateOf<Definition>,
    language: Language,
  ) => string | null;
}

/** A call of the rules, and the words it rests on, where they are known. */
export type RulesRead = Pick<ReadOperation, "call" | "covers">;

/** A state that has the fields of a dialogue. */
export type WithDialogue<Definition extends StateDefinition> = StateOf<Definition> & DialogueState;
