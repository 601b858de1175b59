import type { CallInput, Form } from "@maru/dialogue";
import { findInPalette } from "@maru/protocol";
import type { Hands } from "@maru/runtime";
import type { Language } from "@maru/state";
import { type Asking, numberTyped } from "./asking.ts";
import { fillForm } from "./fill-form.ts";

/** Something to do, filled in as far as it was chosen. */
interface Entry {
  readonly form: Form;
  readonly args: NonNullable<CallInput["args"]>;
  readonly label: string;
}

/**
 * `/`: everything that can be done now, to filter, to choose from by number and to fill in. Null where it was left.
 */
export async function chooseFromPalette(
  hands: Hands,
  typed: string,
  asking: Asking,
): Promise<CallInput | null> {
  const { print, ask } = asking;
  for (let words = typed.trim(); ; ) {
    const entries = entriesFor(hands, words, print.language);
    print.line(listed(entries, asking).join("\n"));
    const answer = await ask(
      print.in({
        ko: "  번호나 찾을 말 (그만두려면 Enter): ",
        en: "  a number, or words to look for (Enter leaves): ",
      }),
    );
    if (answer === null || answer.trim() === "") return null;
    const number = numberTyped(answer, entries.length);
    const entry = number === null ? undefined : entries[number - 1];
    if (entry !== undefined) return fillForm(entry.form, entry.args, hands.things, asking);
    words = answer.trim().replace(/^\//, "");
  }
}

function entriesFor({ forms, things }: Hands, words: string, language: Language): readonly Entry[] {
  const found = findInPalette(forms, [...things], words).forms.map((form) => ({
    form,
    args: {},
    label: form.label[language],
  }));
  return words === "" ? found : [...aboutChoices(forms, words, language), ...found];
}

/** «예산» finds keeping a budget: what an operation is about is a name of it, too. */
function aboutChoices(forms: readonly Form[], words: string, language: Language): readonly Entry[] {
  const typed = words.replaceAll(/\s+/gu, "").toLowerCase();
  return forms.flatMap((form) => {
    const field = form.fields.find(({ is, isRequired }) => is === "choice" && isRequired);
    return (field?.choices ?? [])
      .filter(({ label }) =>
        [label.ko, label.en].some((each) => each.replaceAll(/\s+/gu, "").toLowerCase().includes(typed)),
      )
      .map(({ value, label }) => ({
        form,
        args: { [field?.name ?? ""]: value },
        label: `${label[language]} · ${form.label[language]}`,
      }));
  });
}

function listed(entries: readonly Entry[], { print }: Asking): readonly string[] {
  if (entries.length === 0) return [`  ${print.in({ ko: "맞는 일을 찾지 못했어요.", en: "Nothing fits." })}`];
  return entries.map(({ label, form }, index) => {
    const number = String(index + 1).padStart(2);
    return `  ${number}. ${label}  ${print.style("dim", form.does[print.language])}`;
  });
}
