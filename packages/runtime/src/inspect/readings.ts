import { type Call, type DialogueState, readToolCalls, whoDecided } from "@maru/dialogue";
import type { PlainObject, Sentence } from "@maru/state";

interface ReadCall {
  readonly op: string;
  readonly args: PlainObject | null;
}

/** How a message was read, by whom, and what became of it. */
export interface Readings {
  readonly rules: readonly ReadCall[];
  readonly model: readonly {
    readonly round: number;
    readonly model: string;
    readonly calls: readonly ReadCall[];
    readonly problems: readonly string[];
    readonly failed: string | null;
    readonly tokens: { readonly input: number; readonly output: number };
    readonly milliseconds: number;
  }[];
  readonly operations: readonly (ReadCall & {
    readonly id: string;
    readonly decided_by: string;
    readonly status: string;
    readonly why: Sentence | null;
  })[];
  readonly is_masked: boolean;
}

export interface ReadingsAt extends Readings {
  readonly checkpoint_id: string;
}

/** Arguments hold what a person said: they are shown only to who asks to see hidden values. */
export function readingsIn(state: object, reveal: boolean): Readings {
  const { hints = [], model_steps = [], operations = [] } = state as Partial<DialogueState>;
  const shown = ({ op, args }: Pick<Call, "op" | "args">): ReadCall => ({
    op,
    args: reveal ? (args as PlainObject) : null,
  });
  return {
    rules: hints.map(shown),
    model: model_steps.map(({ round, model, called, problems, failed, tokens, milliseconds }) => ({
      ...{ round, model, failed, tokens, milliseconds },
      calls: called.map((each) => {
        const [call] = readToolCalls([each]).calls;
        return call === undefined ? { op: each.name, args: null } : shown(call);
      }),
      problems: reveal ? problems : problems.map((each) => each.split(":")[0] ?? ""),
    })),
    operations: operations.map((record) => ({
      ...shown(record.call),
      id: record.id,
      decided_by: whoDecided(record),
      status: record.status,
      why: reveal ? (record.refusal?.sentence ?? null) : null,
    })),
    is_masked: !reveal,
  };
}
