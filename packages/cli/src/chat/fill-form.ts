import type { CallInput, Form, FormChoice, FormField, FormThing } from "@maru/dialogue";
import { type Asking, numberTyped } from "./asking.ts";

type Args = NonNullable<CallInput["args"]>;

/** Asks what a form needs, then offers what it takes besides; null where it was left. */
export async function fillForm(
  form: Form,
  begun: Args,
  things: readonly FormThing[],
  asking: Asking,
): Promise<CallInput | null> {
  let args = begun;
  for (const field of form.fields.filter(({ name, isRequired }) => isRequired && args[name] === undefined)) {
    const value = await askField(field, form, args, things, asking);
    if (value === null) return null;
    args = { ...args, [field.name]: value };
  }
  const others = form.fields.filter(({ isRequired }) => !isRequired);
  for (;;) {
    const answer = await askWhatNext(form, others, args, asking);
    if (answer === null) return null;
    if (answer === "do") return { op: form.op, args };
    if (answer === "try") return { op: form.op, args, suppose: true };
    const value = await askField(answer, form, args, things, asking);
    if (value !== null) args = { ...args, [answer.name]: value };
  }
}

/** What is left to be said, and what to do now: Enter does it, `?` only tries it, a number fills a field in. */
async function askWhatNext(
  form: Form,
  others: readonly FormField[],
  args: Args,
  { print, ask }: Asking,
): Promise<"do" | "try" | FormField | null> {
  for (const [index, { name, label }] of others.entries()) {
    const given = args[name] === undefined ? "" : `: ${String(args[name])}`;
    print.line(print.style("dim", `  ${String(index + 1).padStart(2)}. ${label[print.language]}${given}`));
  }
  const canTry = form.modifiers.includes("suppose");
  const answer = await ask(
    print.in({
      ko: `  Enter 하기${canTry ? " · ? 해 보기만" : ""}${others.length > 0 ? " · 번호 더 정하기" : ""} · q 그만두기: `,
      en: `  Enter does it${canTry ? " · ? only tries it" : ""}${others.length > 0 ? " · a number adds to it" : ""} · q leaves: `,
    }),
  );
  if (answer === null || answer.trim().toLowerCase() === "q") return null;
  if (canTry && answer.trim() === "?") return "try";
  const number = numberTyped(answer, others.length);
  return (number === null ? undefined : others[number - 1]) ?? "do";
}

const MOST_TRIES = 3;

/** One value: words, or the number of a choice. Null where nothing was given. */
async function askField(
  field: FormField,
  form: Form,
  args: Args,
  things: readonly FormThing[],
  { print, ask }: Asking,
): Promise<string | null> {
  const choices = choicesOf(field, form, args, things);
  for (const [index, { label }] of choices.entries())
    print.line(`  ${String(index + 1).padStart(2)}. ${label[print.language]}`);
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const answer = await ask(`  ${nameOf(field, form, args)[print.language]}: `);
    if (answer === null || answer.trim() === "") return null;
    if (choices.length === 0) return answer.trim();
    const chosen = chosenBy(answer, choices);
    if (chosen !== undefined) return chosen.value;
    print.line(`  ${print.in({ ko: "번호로 골라 주세요.", en: "Please choose by number." })}`);
  }
  return null;
}

function chosenBy(
  answer: string,
  choices: readonly Pick<FormChoice, "value" | "label">[],
): Pick<FormChoice, "value"> | undefined {
  const number = numberTyped(answer, choices.length);
  if (number !== null) return choices[number - 1];
  const words = answer.trim();
  return choices.find(({ value, label }) => [value, label.ko, label.en].includes(words));
}

/** A slot asks for its own value: «예산», not «값». */
function slotOf(form: Form, args: Args): FormChoice | undefined {
  const slots = form.fields.find(({ name }) => name === "slot")?.choices ?? [];
  return slots.find(({ value }) => value === args["slot"]);
}

function nameOf(field: FormField, form: Form, args: Args) {
  return (field.name === "value" ? slotOf(form, args)?.label : undefined) ?? field.label;
}

function choicesOf(
  field: FormField,
  form: Form,
  args: Args,
  things: readonly FormThing[],
): readonly Pick<FormChoice, "value" | "label">[] {
  if (field.is === "thing")
    return things
      .filter(({ kind }) => field.kinds.length === 0 || field.kinds.includes(kind))
      .map(({ ref, label }) => ({ value: ref, label }));
  if (field.is === "value" && field.name === "value") return slotOf(form, args)?.values ?? [];
  return field.choices;
}
