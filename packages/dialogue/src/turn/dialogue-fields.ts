import { type DeepReadonly, dict, personal, value } from "@maru/state";
import * as z from "zod";
import { Call } from "../call/call.ts";
import { ModelStep } from "../model/model-step.ts";
import { Offer, Part } from "../parts/part.ts";
import type { TrainedReading } from "../reader/read-utterance.ts";
import { Result } from "../results/result.ts";
import { Draft, KeptChange, KeptValue, KeptWish, OperationRecord, WaitingCall } from "./operation-record.ts";

/** A message that a model reads. */
export const Heard = z.strictObject({
  turn: z.int(),
  text: personal(z.string()),
  /** When it was said: what «다음 주» in it means. */
  at: z.string().default("2000-01-01T00:00:00+09:00"),
});
export type Heard = DeepReadonly<z.output<typeof Heard>>;
type WaitingCallInput = z.input<typeof WaitingCall>;

/** A text that was too long to be read as a message: it is reviewed or brought in as a whole. */
export const GivenDocument = z.strictObject({ turn: z.int(), text: personal(z.string()) });
export type GivenDocument = DeepReadonly<z.output<typeof GivenDocument>>;

/** What every assistant keeps of what was asked of it and what came of it: fields of its own state. */
export const DIALOGUE_FIELDS = {
  /** The number of the last message. */
  turn: value(z.int()).default(0).label("차례", "turn"),
  /** The message of this turn, where it is read as operations. */
  heard: value(Heard).optional().label("들은 말", "heard"),
  /** The last text that was longer than a message, with the turn it came in. */
  document: value(GivenDocument).optional().label("받은 글", "document"),
  /** What is left of it for the rules, where a reader took the rest as operations; null where they get all or none. */
  unread: value(z.string()).optional().label("규칙이 읽을 말", "left for the rules").personal(),
  /** What the rules would have made of it, beside what a model did. */
  hints: value(z.array(Call)).default([]).label("규칙의 읽기", "how the rules read it").personal(),
  /** What a model answered in this turn, round by round. */
  model_steps: value(z.array(ModelStep)).default([]).label("모델의 답", "answers of the model"),
  /** Calls of this turn that are still to be carried out, in their order. */
  calls: value(z.array(WaitingCall)).default([]).label("할 일", "calls to carry out"),
  /** What became of the calls of the last turn. */
  operations: value(z.array(OperationRecord)).default([]).label("한 일", "operations"),
  /** Values of slots that have no field of their own; those that may be many are a list. */
  kept: dict(z.array(KeptValue)).label("적어 둔 값", "kept values").personal(),
  /** What changes of them replaced, the oldest first. */
  changes: value(z.array(KeptChange)).default([]).label("바꾸기 전 값", "values before changes").personal(),
  /** Circumstances without a slot. */
  circumstances: value(z.array(z.string())).default([]).label("사정", "circumstances").personal(),
  /** Conditions that hold from now on, in the order they came. */
  wishes: value(z.array(KeptWish)).default([]).label("조건", "conditions").personal(),
  /** What was worked out, by id, with what it rests on. */
  results: dict(Result).label("계산 결과", "results"),
  /** Texts that were written, by id. */
  drafts: dict(Draft).label("쓴 글", "drafts"),
  /** The answer as it grows, call by call. */
  parts: value(z.array(Part)).default([]).label("답의 부분", "parts of the answer"),
  /** What can be tapped now. */
  offers: value(z.array(Offer)).default([]).label("제안", "offers"),
  /** Words of the last message that nothing stands for. */
  not_understood: value(z.array(z.string())).default([]).label("못 알아들은 말", "not understood"),
  /** What was last only supposed, for who then says to do it. */
  supposed_calls: value(z.array(Call)).default([]).label("가정한 일", "supposed calls"),
};

/** The part of a state that these fields make. */
export interface DialogueState {
  readonly turn: number;
  readonly heard: Heard | null;
  readonly document: GivenDocument | null;
  readonly unread: string | null;
  readonly hints: readonly Call[];
  readonly model_steps: readonly ModelStep[];
  readonly calls: readonly WaitingCall[];
  readonly operations: readonly OperationRecord[];
  readonly kept: Readonly<Record<string, readonly KeptValue[]>>;
  readonly changes: readonly KeptChange[];
  readonly circumstances: readonly string[];
  readonly wishes: readonly KeptWish[];
  readonly results: Readonly<Record<string, Result>>;
  readonly drafts: Readonly<Record<string, Draft>>;
  readonly parts: readonly Part[];
  readonly offers: readonly Offer[];
  readonly not_understood: readonly string[];
  readonly supposed_calls: readonly Call[];
}

/** What a new message starts without. Results and drafts stay. */
const NOTHING_YET = {
  heard: null,
  unread: null,
  hints: [],
  model_steps: [],
  calls: [],
  operations: [],
  parts: [],
  offers: [],
  not_understood: [],
} as const;

/** A message as the runtime gives it. */
interface Begun {
  readonly turn: number;
  readonly text: string;
  /** The whole text, where only its ends are read as a message. */
  readonly document?: string | undefined;
  readonly at: string;
  readonly reads: "rules" | "model";
  readonly calls?: readonly WaitingCall[];
  /** What the trained reader is sure of, where no model reads. */
  readonly trained?: TrainedReading | undefined;
}

/** The fields of a dialogue as a turn begins with them: calls by hand or by a reader, words for a model, or neither. */
export function nextTurn({ turn, text, at, document, reads, calls, trained }: Begun) {
  // The last document stays at hand until another one comes.
  const begun = {
    ...NOTHING_YET,
    turn,
    ...(document === undefined ? {} : { document: { turn, text: document } }),
  };
  if (calls !== undefined) return { ...begun, calls: [...calls] as WaitingCallInput[] };
  if (reads === "model") return { ...begun, heard: { turn, text, at }, calls: [] as WaitingCallInput[] };
  if (trained === undefined) return { ...begun, calls: [] as WaitingCallInput[] };
  const left = trained.left.map(({ words }) => words).join(" ");
  return {
    ...begun,
    heard: trained.calls.length === 0 ? null : { turn, text, at },
    unread: trained.calls.length === 0 || left === "" ? null : left,
    calls: [...waitingCalls(turn, trained.calls, "rules")] as WaitingCallInput[],
    offers: trained.offers.map((offer) => ({ ...offer })) as z.input<typeof Offer>[],
  };
}

/** The whole of what was given with the last message, where that was more than a message. */
export function documentOfTurn({ turn, document }: Pick<DialogueState, "turn" | "document">): string | null {
  return document?.turn === turn ? document.text : null;
}

/** Calls as they wait in the state, numbered by turn and place. */
export function waitingCalls(
  turn: number,
  calls: readonly Call[],
  decided_by: WaitingCall["decided_by"],
): readonly WaitingCall[] {
  return calls.map((call, index) => ({ id: `${turn}.${index + 1}`, call, decided_by }));
}

/** The id of the next result of a conversation. */
export function nextResultId(results: DialogueState["results"]): string {
  const numbers = Object.keys(results).map((id) => Number(id.slice(1)));
  return `t${Math.max(0, ...numbers) + 1}`;
}
