import type { Outcome, Scene } from "@maru/runtime";
import type { Language } from "@maru/state";
import { type FormName, fieldsOf, formText, gapsOf } from "../../domain/documents/fill-form.ts";
import { FORM_TITLES } from "../../domain/documents/forms.ts";
import type { OpenForm } from "../../domain/documents/open-form.ts";
import type { FormChange } from "../../reading/read-form-change.ts";
import type { GlobalSessionState, SessionUpdate } from "../../states/state.ts";

type State = GlobalSessionState;

/** Does to the open form what was said, and tells what is different: before, after, and what is still blank. */
export function changeForm(open: OpenForm, change: FormChange, scene: Scene<State>): Outcome<SessionUpdate> {
  const { language } = scene;
  switch (change.does) {
    case "gaps":
      return told(gapsSaid(open, language));
    case "show":
      return told(formText(open, language).replaceAll(/^#+ /gmu, ""));
    case "ask": {
      const held = open.values[change.field] ?? null;
      const label = labelOf(open, change.field, language);
      return told(
        held === null
          ? { ko: `${label} 칸은 아직 비어 있어요.`, en: `${label} is still blank.` }[language]
          : `${label}: ${held}`,
      );
    }
    case "store":
      return {};
    case "remove":
      return removed(open, change.field, language);
    case "fill":
    case "add":
      return filled(open, change, language);
  }
}

function filled(
  open: OpenForm,
  { field, value, does }: Extract<FormChange, { does: "fill" | "add" }>,
  language: Language,
): Outcome<SessionUpdate> {
  const before = open.values[field] ?? null;
  const after = does === "add" && before !== null && before !== value ? `${before} / ${value}` : value;
  const next = {
    ...open,
    values: { ...open.values, [field]: after },
    removed: open.removed.filter((each) => each !== field),
  };
  const label = labelOf(next, field, language);
  const change =
    before === null || before === after ? `${label}: ${after}` : `${label}: ${before} → ${after}`;
  const isFirst = Object.values(open.values).every((each) => each === null);
  const title = FORM_TITLES[open.form as FormName][language];
  const lead =
    isFirst && before === null
      ? { ko: `${title}에 적었어요. `, en: `Put into the ${title}. ` }[language]
      : "";
  const gaps = open.form === "record" ? "" : `\n${gapsSaid(next, language)}`;
  return rewritten(next, `${lead}${change}${gaps}`, language);
}

function removed(open: OpenForm, field: string, language: Language): Outcome<SessionUpdate> {
  const before = open.values[field] ?? null;
  const label = labelOf(open, field, language);
  const next = {
    ...open,
    values: { ...open.values, [field]: null },
    removed: before === null ? [...open.removed, field] : [...open.removed],
  };
  const text =
    before === null
      ? { ko: `${label} 칸을 뺐어요.`, en: `I took the field “${label}” out.` }[language]
      : { ko: `${label}: ${before} → 비움`, en: `${label}: ${before} → blank` }[language];
  return rewritten(next, text, language);
}

function rewritten(open: OpenForm, said: string, language: Language): Outcome<SessionUpdate> {
  return {
    update: { open_form: structuredClone(open) as never },
    changed: [`draft.${open.draft}`],
    draft: {
      kind: open.form,
      title: FORM_TITLES[open.form as FormName][language],
      text: formText(open, language),
      language,
      id: open.draft,
    },
    parts: [{ type: "change", text: said }],
  };
}

const told = (text: string): Outcome<SessionUpdate> => ({ parts: [{ type: "change", text }] });

function labelOf(open: OpenForm, field: string, language: Language): string {
  const all = fieldsOf({ ...open, removed: [] });
  return all.find(({ name }) => name === field)?.label[language] ?? field;
}

function gapsSaid(open: OpenForm, language: Language): string {
  const gaps = gapsOf(open).map(({ label }) => label[language]);
  if (gaps.length === 0)
    return { ko: "빈 칸이 없어요. 저장할까요?", en: "Nothing is blank. Shall I store it?" }[language];
  return { ko: `비어 있는 칸: ${gaps.join(", ")}`, en: `Still blank: ${gaps.join(", ")}` }[language];
}
