import type { Result } from "@maru/dialogue";
import { sayValue } from "@maru/dialogue";
import { type Assistant, renderDocument, type View } from "@maru/runtime";
import type { Language, StateDefinition, StateOf } from "@maru/state";

/** `/show`: what stands in the panel beside a conversation, as text: the result, figures and texts. */
export async function panelLines(
  assistant: Assistant,
  { state, summary }: Pick<View, "state" | "summary">,
  { language, now }: { readonly language: Language; readonly now: string },
): Promise<readonly string[]> {
  const document = await documentOf(assistant, state, language, now);
  const { results = {}, drafts = {} } = (summary.extra ?? {}) as {
    readonly results?: Readonly<Record<string, Result>>;
    readonly drafts?: Readonly<Record<string, { readonly title: string; readonly text: string }>>;
  };
  const figures = Object.values(results).flatMap(({ values }) =>
    Object.values(values).map((value) => `${value.label[language]}: ${sayValue(value, language)}`),
  );
  return [
    ...document,
    ...figures,
    ...Object.values(drafts).flatMap(({ title, text }) => ["", title, "", text]),
  ];
}

async function documentOf(
  assistant: Assistant,
  state: StateOf<StateDefinition>,
  language: Language,
  now: string,
): Promise<readonly string[]> {
  if (assistant.exports?.["md"] === undefined) return [];
  const rendered = await renderDocument(assistant, state, { format: "md", language, now }).catch(() => null);
  return rendered === null ? [] : [new TextDecoder().decode(rendered.bytes)];
}
