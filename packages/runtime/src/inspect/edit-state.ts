import {
  apply,
  isStateError,
  MASK,
  overwrite,
  type PlainObject,
  type Sentence,
  type StateDefinition,
  type StateError,
  type StateOf,
  safeApply,
  type UpdateOf,
} from "@maru/state";
import { RuntimeError } from "../errors.ts";

type State = StateOf<StateDefinition>;

/** One place of an edit that was not taken, and what is wrong with it. */
export interface EditIssue {
  readonly path: string;
  readonly message: Sentence;
}

const STILL_MASKED: Sentence = {
  ko: "가려진 값을 그대로 저장할 수 없어요. 새 값을 적거나 이 항목을 빼 주세요.",
  en: "A masked value cannot be stored. Give a new value, or leave this field out.",
};

/** The state with new values in place of old ones, checked like any update; RuntimeError says what is wrong where. */
export function editState(definition: StateDefinition, state: State, edits: PlainObject): State {
  const masked = Object.entries(edits).filter(([, value]) => holdsMask(value));
  if (masked.length > 0)
    throw new RuntimeError("EDIT_REFUSED", {
      issues: masked.map(([path]) => ({ path, message: STILL_MASKED })),
    });
  try {
    return apply(definition, state, updateOf(edits));
  } catch (error) {
    if (!isStateError(error)) throw error;
    throw new RuntimeError(
      "EDIT_REFUSED",
      { issues: issuesOf(definition, state, edits, error) },
      { cause: error },
    );
  }
}

function updateOf(edits: PlainObject): UpdateOf<StateDefinition> {
  return Object.fromEntries(Object.entries(edits).map(([name, value]) => [name, overwrite(value)]));
}

/** Every field that would be refused by itself, not only the first one; else what is wrong with all of them together. */
function issuesOf(
  definition: StateDefinition,
  state: State,
  edits: PlainObject,
  together: StateError,
): readonly EditIssue[] {
  const alone = Object.entries(edits).flatMap(([name, value]) => {
    const applied = safeApply(definition, state, updateOf({ [name]: value }));
    // A rule over several fields may hold again once all of them are changed.
    return applied.ok || isStateError(applied.error, "RULE_BROKEN") ? [] : [issueOf(applied.error, name)];
  });
  return alone.length > 0 ? alone : [issueOf(together, placeOf(together) ?? "")];
}

function issueOf(error: StateError, field: string): EditIssue {
  return {
    path: placeOf(error) ?? field,
    message: { ko: error.sentence("ko"), en: error.sentence("en") },
  };
}

function placeOf({ details }: StateError): string | null {
  if ("path" in details) return details.path;
  if ("fields" in details) return details.fields.join(", ");
  return "field" in details ? details.field : null;
}

function holdsMask(value: PlainObject[string] | undefined): boolean {
  if (typeof value === "string") return value.includes(MASK);
  if (typeof value !== "object" || value === null) return false;
  return Object.values(value).some(holdsMask);
}
