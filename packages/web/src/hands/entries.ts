import {
  findInPalette,
  missingIn,
  type OfferedCall,
  type OperationCall,
  type OperationForm,
  type OperationForms,
  type OperationThing,
} from "@maru/protocol";
import type { Language } from "../words/index.ts";
import { KINDS, kindOf } from "./kinds.ts";
import { sentence } from "./say-call.ts";

/** One line of the palette: something to do, filled in as far as it goes, or something to point at. */
export type Entry = {
  readonly key: string;
  readonly label: string;
  readonly about: string;
} & (
  | {
      readonly is: "doing";
      readonly form: OperationForm;
      readonly call: OperationCall;
      readonly gaps: number;
    }
  | { readonly is: "thing"; readonly thing: OperationThing }
);

export interface Group {
  readonly of: (typeof KINDS)[number] | "now" | "shown";
  readonly entries: readonly Entry[];
}

export interface PaletteView extends OperationForms {
  readonly typed: string;
  readonly offers: readonly OfferedCall[];
  /** Fields that the conversation asks for. */
  readonly asks: readonly string[];
  readonly language: Language;
}

/** What the palette shows: what is likely now, then everything by what it does; or what fits what was typed. */
export function groupsOf(view: PaletteView): readonly Group[] {
  const isSearch = view.typed.trim() !== "";
  const { forms, things } = findInPalette(view.forms, view.things, view.typed);
  const doing = [
    ...(isSearch ? choicesFound(view) : []),
    ...forms.map((form) => entryOf(form, callOf(form), view)),
  ];
  const seen = new Set<string>();
  const once = doing.filter(({ key }) => !seen.has(key) && seen.add(key));
  const groups: Group[] = [
    { of: "now", entries: isSearch ? [] : likelyNow(view) },
    // What was searched for stands in the order of how well it fits.
    ...(isSearch
      ? [{ of: "ask" as const, entries: once }]
      : KINDS.map((of) => ({
          of,
          entries: once.filter((each) => each.is === "doing" && kindOf(each.form.kind) === of),
        }))),
    { of: "shown", entries: things.map((thing) => thingEntry(thing, view.language)) },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}

const callOf = ({ op }: OperationForm): OperationCall => ({ op, args: {} });

function entryOf(form: OperationForm, call: OperationCall, { language }: PaletteView, label?: string): Entry {
  return {
    is: "doing",
    key: `${form.op} ${JSON.stringify(call.args)}`,
    label: sentence(label ?? form.label[language]),
    about: label === undefined ? sentence(form.does[language]) : sentence(form.label[language]),
    form,
    call,
    gaps: missingIn(form, call).length,
  };
}

function thingEntry(thing: OperationThing, language: Language): Entry {
  return { is: "thing", key: thing.ref, label: thing.label[language], about: "", thing };
}

const MOST_LIKELY = 3;

/** What was offered, or else a value that is asked for. */
function likelyNow(view: PaletteView): readonly Entry[] {
  const offered = view.offers.flatMap(({ label, ...call }) => {
    const form = view.forms.find(({ op }) => op === call.op);
    return form === undefined ? [] : [entryOf(form, { ...call }, view, label[view.language])];
  });
  const set = view.forms.find(({ op }) => op === "set");
  const asked = view.asks.flatMap((slot) => (set === undefined ? [] : (slotEntry(set, slot, view) ?? [])));
  return [...offered, ...asked].slice(0, MOST_LIKELY);
}

function slotEntry(set: OperationForm, slot: string, view: PaletteView): Entry | undefined {
  const field = set.fields.find(({ name }) => name === "slot");
  const choice = field?.choices.find(({ value }) => value === slot);
  if (choice === undefined) return undefined;
  return entryOf(set, { op: set.op, args: { slot } }, view, choice.label[view.language]);
}

/** «예산» finds keeping a budget: what an operation is about is a name of it, too. */
function choicesFound(view: PaletteView): readonly Entry[] {
  const typed = view.typed.replaceAll(/\s+/gu, "").toLowerCase();
  return view.forms.flatMap((form) => {
    const field = form.fields.find(({ is, is_required }) => is === "choice" && is_required);
    return (field?.choices ?? [])
      .filter(({ label }) =>
        [label.ko, label.en].some((each) => each.replaceAll(/\s+/gu, "").toLowerCase().includes(typed)),
      )
      .map(({ value, label }) =>
        entryOf(form, { op: form.op, args: { [field?.name ?? ""]: value } }, view, label[view.language]),
      );
  });
}
