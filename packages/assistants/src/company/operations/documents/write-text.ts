import type { CheckedCall } from "@maru/dialogue";
import { readManner, withParticle } from "@maru/language";
import type { Outcome, Scene } from "@maru/runtime";
import type { Language } from "@maru/state";
import { choiceFor, wordsFor } from "../../../shared/operations/arguments-of.ts";
import { sayAmount } from "../../answer/say-figure.ts";
import type { Desk } from "../../desk.ts";
import { findValues } from "../../reading/read-question.ts";
import type { GlobalSessionState, SessionUpdate } from "../../states/state.ts";
import { saidWords } from "../said-words.ts";
import { contentOf } from "./content-of.ts";
import { TEXT_KINDS, type TextKind } from "./text-kinds.ts";

type State = GlobalSessionState;

/** `draft` of a text: what was said and the figures on the screen, ready to copy; what nobody said stays marked. */
export function writeText(desk: Desk) {
  return (call: CheckedCall, scene: Scene<State>): Outcome<SessionUpdate> => {
    const words = saidWords(call, scene);
    const kind = (choiceFor(call, "kind") ?? "message") as TextKind;
    const form = TEXT_KINDS[kind] ?? TEXT_KINDS.message;
    const manner = readManner(words);
    const language = manner.language ?? scene.language;
    const to = recipientOf(words, wordsFor(call, "to"), scene.state, desk);
    const content = contentOf(words);
    const figures = figuresOf(scene.state, language);
    const body = [content, ...figures].filter((each) => each !== "");
    const text = form.write({
      to,
      from: desk.asker.name,
      body: body.length === 0 ? [language === "ko" ? "[전할 내용]" : "[what to say]"] : body,
      isShort: manner.length === "short",
      language,
    });
    const title = form.title[scene.language];
    return {
      update: { open_form: null },
      draft: { kind, title, text, language },
      parts: [{ type: "draft", title, text, language }],
    };
  };
}

/** Who gets it: the person that is named, else the one that was told of last. */
function recipientOf(
  words: string,
  given: string | undefined,
  { last_thing }: State,
  desk: Desk,
): string | null {
  const named = findValues(`${given ?? ""} ${words}`, desk.names).find(
    ({ dimension, values }) => (dimension === "person" || dimension === "client") && values.length === 1,
  );
  const [name] = named?.values ?? [];
  const director = (client: string) => {
    const row = desk.data.rows.Customers.find((each) => each["name"] === client);
    return typeof row?.["director"] === "string" ? `${row["director"]} 원장` : client;
  };
  if (named !== undefined && name !== undefined)
    return named.dimension === "client" ? director(name) : titled(name, desk);
  if (last_thing === null) return null;
  return last_thing.table === "Customers" ? director(last_thing.key) : titled(last_thing.key, desk);
}

function titled(name: string, desk: Desk): string {
  const row = desk.data.rows.HR_Info.find((each) => each["name"] === name);
  return typeof row?.["position"] === "string" ? `${name} ${row["position"]}` : name;
}

const MOST_LINES = 5;

/** The figures on the screen, as lines of the text. */
function figuresOf({ shown_figures }: State, language: Language): readonly string[] {
  if (shown_figures === null) return [];
  const { title, unit, lines } = shown_figures;
  const [only] = lines;
  if (lines.length === 1 && only !== undefined) return [`${title}: ${sayAmount(only.value, unit, language)}`];
  const said = lines
    .slice(0, MOST_LINES)
    .map(({ name, value }) => `- ${name}: ${sayAmount(value, unit, language)}`);
  return said.length === 0
    ? []
    : [withParticle(title, "은/는").concat(language === "ko" ? " 다음과 같아요." : ":"), ...said];
}
