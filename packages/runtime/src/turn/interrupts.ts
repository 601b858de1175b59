import type { PlainObject, Sentence } from "@maru/state";

/** Something that must not happen before a person has said yes. */
export interface ApprovalRequest {
  /** What is approved, for programs: `store_record`, `finalise_contract`. */
  readonly action: string;
  /** What is asked, as it is shown. */
  readonly message: string;
  /** What exactly would happen: old and new values, where, how much. */
  readonly details: PlainObject;
  /** The parts a person may change before approving, with the JSON Schema of each. */
  readonly changeable?: PlainObject;
  /** After so many milliseconds the answer is `expired`. */
  readonly deadline?: number;
}

/** Something only the person knows. */
export interface QuestionRequest {
  readonly question: string;
  /** The state fields the answer is for. */
  readonly asks?: readonly string[];
  readonly choices?: readonly string[];
}

export type Decided = "approve" | "modify" | "reject" | "expired" | "other";

/** What came back. `other` is a message that decides nothing; its words are in `feedback`. */
export interface Answer {
  readonly decision: Decided;
  readonly changes: PlainObject;
  readonly feedback: string;
  /** What exactly was shown to whoever answered. */
  readonly details?: PlainObject;
}

/** What a session waits for, as clients see it. */
export type Awaiting =
  | {
      readonly type: "approval";
      readonly action: string;
      readonly message: string;
      readonly details: PlainObject;
      readonly changeable: PlainObject;
      readonly options: readonly Sentence[];
      readonly asked_at: string;
      readonly deadline: string | null;
    }
  | {
      readonly type: "question";
      readonly message: string;
      readonly asks: readonly string[];
      readonly choices: readonly string[];
      readonly asked_at: string;
    };

/** As it is stored: with the message that was being answered when it was asked, to which it cannot be the answer. */
export type Raised = Awaiting & { readonly turn: number | null };

export const APPROVAL_OPTIONS: readonly Sentence[] = [
  { ko: "승인", en: "Approve" },
  { ko: "수정", en: "Change" },
  { ko: "거절", en: "Reject" },
];
