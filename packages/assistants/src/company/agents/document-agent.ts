import { dateInSeoul, findCounts, findDates, findPeriods, understand } from "@maru/language";
import type { NodeContext, StepInputs } from "@maru/runtime";
import type { Language } from "@maru/state";
import type { Desk } from "../desk.ts";
import { fieldNames } from "../domain/documents/fill-form.ts";
import { FORM_FIELDS, FORM_TITLES } from "../domain/documents/forms.ts";
import type { Request } from "../domain/request.ts";
import { findCues } from "../reading/cues.ts";
import { readFormChange } from "../reading/read-form-change.ts";
import { findValues } from "../reading/read-question.ts";
import type { Worked } from "./worked.ts";

export type FormValues = { readonly [field: string]: string | null };

/** A document of what was said and what the data hold. What nobody said stays blank and is listed. */
export function writeDocument(
  { form, words, task_id }: Request,
  desk: Desk,
  inputs: StepInputs,
  context: NodeContext,
): Worked {
  if (form === null) throw new Error("a document without a form");
  const { language } = context;
  const values = form === "general" ? {} : readForm(form, words, desk, context.now());
  const sources = Object.values(inputs).flatMap((each) =>
    typeof each?.["text"] === "string" ? [each["text"]] : [],
  );
  const title = FORM_TITLES[form][language];
  const fields = FORM_FIELDS[form];
  const gaps = fields
    .filter(({ name }) => (values[name] ?? null) === null)
    .map(({ label }) => label[language]);
  const content =
    form === "general"
      ? report(title, sources, dateInSeoul(context.now()), language)
      : [
          `# ${title}`,
          "",
          ...fields.map(
            ({ name, label }) => `- ${label[language]}: ${values[name] ?? `[${label[language]}]`}`,
          ),
        ].join("\n");
  const blanks =
    gaps.length === 0 ? "" : `\n${{ ko: "비어 있는 칸", en: "Left blank" }[language]}: ${gaps.join(", ")}`;
  const document_id = `doc-${context.session.id}-${task_id}`;
  const lead = { ko: `${title} 초안(버전 1)을 만들었어요.`, en: `I drafted the ${title} (version 1).` }[
    language
  ];
  return {
    text: `${lead}\n\n${content}${blanks}`,
    result: { document_id, version: 1, text: content },
    own: {
      document_type: form,
      template_id: form,
      form_data: values,
      draft_versions: [{ version: 1, content }],
      current_version: 1,
      generated_document: { content, format: "markdown", metadata: { title }, file_path: null },
      document_id,
    },
    draft: { kind: form, title, text: content, gaps },
    ...(form === "general" ? {} : { form: { form, values: { ...values }, removed: [] } }),
  };
}

function report(title: string, sources: readonly string[], date: string, language: Language): string {
  const words = {
    ko: { written: "작성일", found: "분석 결과", none: "[분석 결과]" },
    en: { written: "Written on", found: "Findings", none: "[Findings]" },
  }[language];
  return [
    `# ${title}`,
    "",
    `${words.written}: ${date}`,
    "",
    `## ${words.found}`,
    "",
    ...(sources.length === 0 ? [words.none] : sources),
  ].join("\n");
}

/** The fields of a form as the message gives them. */
export function readForm(form: string, text: string, desk: Desk, now: string): FormValues {
  return { ...toldBeside(text, desk, now), ...labelled(form, text, desk, now) };
}

/** «목적은 맛 확인, 수량 20병»: values with the name of their field. */
function labelled(form: string, text: string, desk: Desk, now: string): FormValues {
  const fields = fieldNames({ form });
  const told = text.split(/[,\n]|\.\s/u).flatMap((words) => {
    const change = readFormChange(words, { fields, now, names: desk.names, isLabelled: true });
    return change?.does === "fill" || change?.does === "add" ? [[change.field, change.value] as const] : [];
  });
  const [count] = form === "sample_request" ? findCounts(text) : [];
  const quantity = count === undefined ? {} : { quantity: text.slice(count.span.start, count.span.end) };
  return { ...quantity, ...Object.fromEntries(told) };
}

function toldBeside(text: string, desk: Desk, now: string): FormValues {
  const values = findValues(text, desk.names);
  const client =
    values.find(({ dimension, values: several }) => dimension === "client" && several.length === 1)
      ?.values[0] ?? null;
  const row = desk.data.rows.Customers.find(({ name }) => name === client);
  const products = values.flatMap(({ dimension, values: each }) => (dimension === "product" ? each : []));
  const director = typeof row?.["director"] === "string" ? row["director"] : null;
  const isMet = director !== null && (text.includes(director) || text.includes("원장"));
  const clauses = understand(text, { now }).clauses.map(({ words }) => words);
  const today = dateInSeoul(now);
  const dayOf = (words: string) =>
    findPeriods(words, { now }).find(({ value }) => value.from === value.to)?.value.from;
  const isLater = (words: string) =>
    findDates(words, { now }).some(({ value }) =>
      "date" in value ? value.date > today : "from" in value && value.from > today,
    );
  const isOrder = (words: string) => findCues(words).some(({ meaning }) => meaning.is === "form");
  const next = clauses.filter((words) => isLater(words) && !isOrder(words));
  const talked = clauses.filter(
    (words) =>
      !next.includes(words) &&
      !isOrder(words) &&
      products.length > 0 &&
      findValues(words, desk.names).some(({ dimension }) => dimension === "product"),
  );
  return {
    visit_date: dayOf(text) ?? null,
    company_name: client,
    visitor_name: desk.asker.name,
    requester: desk.asker.name,
    contact_person: isMet ? director : null,
    contact_position: isMet ? "원장" : null,
    product: products[0] ?? null,
    discussion_content: talked.length === 0 ? null : talked.join(" "),
    next_steps: next.length === 0 ? null : next.join(" "),
  };
}
