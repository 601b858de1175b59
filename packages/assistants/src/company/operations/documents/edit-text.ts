import type { CheckedCall } from "@maru/dialogue";
import { readManner } from "@maru/language";
import type { Outcome, Scene } from "@maru/runtime";
import { foundText } from "../../../shared/operations/found-text.ts";
import type { Desk } from "../../desk.ts";
import { fieldNames } from "../../domain/documents/fill-form.ts";
import { FORM_FIELDS, formWith } from "../../domain/documents/forms.ts";
import type { OpenForm } from "../../domain/documents/open-form.ts";
import { readFormChange } from "../../reading/read-form-change.ts";
import type { GlobalSessionState, SessionUpdate } from "../../states/state.ts";
import { saidWords } from "../said-words.ts";
import { contentOf } from "./content-of.ts";
import { changeForm } from "./fill.ts";

type State = GlobalSessionState;

/** `edit`: the open form by its fields, else the last text: shorter, without something, with something more. */
export function editThing(desk: Desk) {
  return (call: CheckedCall, scene: Scene<State>): Outcome<SessionUpdate> => {
    const words = saidWords(call, scene);
    const { open_form: open } = scene.state;
    const view = { now: scene.now, names: desk.names, isLabelled: open === null };
    const change = readFormChange(words, { ...view, fields: open === null ? ALL_FIELDS : fieldNames(open) });
    if (change === undefined || change.does === "store") return editText(words, scene);
    if (open !== null) return changeForm(open, change, scene);
    return change.does === "fill" || change.does === "add"
      ? changeForm(newForm(formWith(change.field), desk, scene), change, scene)
      : editText(words, scene);
  };
}

/** Every field that some form has. */
export const ALL_FIELDS: readonly string[] = [
  ...new Set(Object.values(FORM_FIELDS).flatMap((fields) => fields.map(({ name }) => name))),
];

/** An empty form, as the next draft. */
function newForm(form: string, desk: Desk, { state }: Scene<State>): OpenForm {
  const own = { visitor_name: desk.asker.name, requester: desk.asker.name };
  const draft = String(Object.keys(state.drafts).length + 1);
  return { draft, form, values: form === "record" ? {} : own, removed: [] };
}

function editText(words: string, scene: Scene<State>): Outcome<SessionUpdate> {
  const drafts = Object.values(scene.state.drafts);
  const last = drafts.at(-1);
  if (last === undefined)
    return foundText(scene, {
      text: {
        ko: "고칠 글이 아직 없어요. 글을 붙여 넣어 주시거나 무엇을 쓸지 말씀해 주세요.",
        en: "There is no text to change yet. Paste one, or tell me what to write.",
      },
    });
  const manner = readManner(words);
  const text = changed(last.text, words, manner.length === "short");
  const title = last.title;
  if (text === last.text)
    return foundText(scene, {
      text: {
        ko: `‘${words}’처럼 고치는 것은 모델 없이는 못 해요. 한 줄 더하기(«…라고 추가»), 빼기(«… 빼줘»), 바꾸기(«A 말고 B»), 짧게는 바로 돼요.`,
        en: `Without a model I cannot change it like “${words}”. Adding, removing, replacing and shortening work.`,
      },
    });
  return {
    draft: { kind: last.kind, title, text, language: last.language, id: last.id },
    changed: [`draft.${last.id}`],
    parts: [{ type: "draft", title, text, language: last.language }],
  };
}

const REPLACE = /^(?<from>.{1,60}?)\s*(?:말고|아니고|대신에|대신|->|→)\s*(?<to>.{1,120})$/u;

function changed(text: string, words: string, isShort: boolean): string {
  const said = contentOf(words);
  const replaced = REPLACE.exec(said)?.groups;
  const [from, to] = [replaced?.["from"]?.trim(), replaced?.["to"]?.trim()];
  if (from !== undefined && to !== undefined && text.includes(from)) return text.replaceAll(from, to);
  const gone = text.split("\n").filter((line) => !namesLine(line, words));
  if (gone.length < text.split("\n").length) return gone.join("\n");
  if (isShort) return shortened(text);
  return text;
}

/** «"가족 같은"은 지워 주세요»: the line that holds what is to go. */
function namesLine(line: string, words: string): boolean {
  const quoted = /["'“‘「](?<said>[^"'”’」]{2,80})["'”’」]/u.exec(words)?.groups?.["said"];
  return quoted !== undefined && line.includes(quoted);
}

/** Greeting and thanks go first. */
function shortened(text: string): string {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return lines.length <= 2 ? text : lines.slice(1, Math.max(2, lines.length - 1)).join("\n");
}
