import { findCounts, findDates, findNumbers, findPeople, type Gazetteer, trimMarks } from "@maru/language";
import formFields from "../content/form-fields.json" with { type: "json" };
import formWords from "../content/form-words.json" with { type: "json" };
import type { DimensionId } from "../domain/semantic/semantic-model.ts";
import { findWords, type Named, wordList } from "./find-words.ts";
import { findValues } from "./read-question.ts";

type FieldName = keyof typeof formFields;

/** What a message does to the form that is open. */
export type FormChange =
  | { readonly does: "fill" | "add"; readonly field: string; readonly value: string; readonly words: string }
  | { readonly does: "remove"; readonly field: string; readonly words: string }
  | { readonly does: "ask"; readonly field: string; readonly words: string }
  | { readonly does: "gaps" | "show" | "store"; readonly words: string };

export interface FormView {
  readonly fields: readonly string[];
  readonly now: string;
  readonly names: Gazetteer<DimensionId>;
  /** No form is open: only a value with its label goes into one. */
  readonly isLabelled?: boolean;
}

type FormWord = keyof typeof formWords;
const ACTS: readonly FormWord[] = ["remove", "gaps", "show", "store", "asks", "new"];
const ACT_WORDS = wordList<FormWord>(
  ACTS.map((meaning): Named<FormWord> => ({ meaning, names: formWords[meaning] })),
);

/** What one clause changes in the open form; undefined where it has nothing to do with it. */
export function readFormChange(clause: string, view: FormView): FormChange | undefined {
  const acts = findWords(clause, ACT_WORDS, []).map(({ meaning }) => meaning);
  const words = clause.trim();
  const labels = wordList<string>(view.fields.map((field) => ({ meaning: field, names: namesOf(field) })));
  const [label] = findWords(clause, labels, []).filter(({ span }) => isLabelAt(clause, span.end));
  if (label !== undefined && acts.includes("remove")) return { does: "remove", field: label.meaning, words };
  if (acts.includes("gaps")) return { does: "gaps", words };
  if (label !== undefined && acts.includes("asks")) return { does: "ask", field: label.meaning, words };
  if (acts.includes("store")) return { does: "store", words };
  if (label === undefined && acts.includes("show")) return { does: "show", words };
  if (label !== undefined) {
    const after = clause.slice(label.span.end);
    const value =
      fieldValue(label.meaning, after, view) ??
      fieldValue(label.meaning, clause.slice(0, label.span.start), view);
    return value === undefined ? undefined : filled(label.meaning, value, words);
  }
  return view.isLabelled === true ? undefined : unlabelled(clause, view);
}

/** «수량 10», «목적은 …», «날짜: …»; in «거래처별» it is no label. */
function isLabelAt(clause: string, end: number): boolean {
  const rest = /^[\p{L}\p{N}]*/u.exec(clause.slice(end))?.[0] ?? "";
  return rest === "" || /^\d/u.test(rest) || formWords.particle.includes(rest);
}

const namesOf = (field: string): readonly string[] =>
  field in formFields ? formFields[field as FieldName].names : [];
const kindOf = (field: string) => (field in formFields ? formFields[field as FieldName].is : "text");

function filled(field: string, value: string, words: string): FormChange {
  return { does: kindOf(field) === "more" ? "add" : "fill", field, value, words };
}

/** A value of a kind that only one field takes needs no label. */
function unlabelled(clause: string, view: FormView): FormChange | undefined {
  const words = clause.trim();
  for (const kind of ["count", "date", "client", "product", "people"] as const) {
    const [field, ...others] = view.fields.filter((each) => kindOf(each) === kind);
    if (field === undefined || others.length > 0) continue;
    const value = typedValue(kind, clause, view);
    if (value !== undefined && isAll(clause, value.said)) return filled(field, value.value, words);
  }
  return undefined;
}

/** Little more stands there than the value itself. */
const isAll = (clause: string, said: string) => clause.trim().length - said.length <= 5;

function typedValue(kind: string, text: string, { now, names }: FormView) {
  switch (kind) {
    case "date": {
      const [found] = findDates(text, { now });
      return found !== undefined && "date" in found.value
        ? { value: String(found.value.date), said: text.slice(found.span.start, found.span.end) }
        : undefined;
    }
    case "client":
    case "product": {
      const found = findValues(text, names).find(
        ({ dimension, values }) => dimension === kind && values.length === 1,
      );
      const [value] = found?.values ?? [];
      return found === undefined || value === undefined
        ? undefined
        : { value, said: text.slice(found.span.start, found.span.end) };
    }
    case "people": {
      const [found] = findPeople(text);
      return found?.value.kind === "count"
        ? { value: `${found.value.total}명`, said: text.slice(found.span.start, found.span.end) }
        : undefined;
    }
    case "count": {
      const found = findCounts(text)[0] ?? findNumbers(text)[0];
      return found === undefined
        ? undefined
        : {
            value: text.slice(found.span.start, found.span.end),
            said: text.slice(found.span.start, found.span.end),
          };
    }
    default:
      return undefined;
  }
}

function fieldValue(field: string, text: string, view: FormView): string | undefined {
  const typed = typedValue(kindOf(field), text, view);
  if (typed !== undefined) return typed.value;
  const rest = bare(text);
  return rest === "" ? undefined : rest;
}

/** A value without the particles before it and the polite words after it. */
export function bare(text: string): string {
  let rest = trimMarks(text, { start: ":=,.", end: ".,!~" });
  const before = formWords.particle.find((each) => rest === each || rest.startsWith(`${each} `));
  if (before !== undefined) rest = rest.slice(before.length).trim();
  const after = [...formWords.filler]
    .sort((left, right) => right.length - left.length)
    .find((each) => rest.endsWith(each) && rest.length > each.length);
  return after === undefined ? rest : rest.slice(0, -after.length).trim();
}
