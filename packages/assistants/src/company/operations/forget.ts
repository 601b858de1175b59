import type { CheckedCall, KeptValue } from "@maru/dialogue";
import { tokenise } from "@maru/language";
import type { Outcome, Scene } from "@maru/runtime";
import { type Language, remove } from "@maru/state";
import forgetWords from "../content/forget-words.json" with { type: "json" };
import { formText } from "../domain/documents/fill-form.ts";
import { findWords, wordList } from "../reading/find-words.ts";
import type { GlobalSessionState, SessionUpdate } from "../states/state.ts";
import { saidWords } from "./said-words.ts";

type State = GlobalSessionState;

const WORDS = wordList([
  { meaning: "everything" as const, names: forgetWords.everything },
  { meaning: "erase" as const, names: forgetWords.erase },
  { meaning: "said" as const, names: forgetWords.said },
  { meaning: "order" as const, names: forgetWords.order },
]);
const SHORTEST = 2;

/** What was looked at and worked out last: a follow-up would build on it. */
const SEEN = {
  shown_figures: null,
  last_sum: null,
  last_thing: null,
  last_act: null,
  last_query: null,
  open_request: null,
};

/** «아까 말한 … 지워줘»: something that was said is to go, and no line of a text. */
export function asksToForget(text: string): boolean {
  const meant = findWords(text, WORDS, []).map(({ meaning }) => meaning);
  return meant.includes("erase") && meant.includes("said");
}

/** `forget`: what the words name goes from notes, forms and texts; what stays, and why, is said. */
export function forgetSaid(call: CheckedCall, scene: Scene<State>): Outcome<SessionUpdate> {
  const words = saidWords(call, scene);
  const found = findWords(words, WORDS, []);
  const isAll = found.some(({ meaning }) => meaning === "everything");
  const named = namedIn(words);
  const holds = (text: string) => named.some((each) => text.includes(each));
  const erased = isAll ? all(scene.state) : only(scene.state, holds, scene.language);
  return {
    update: { ...SEEN, ...erased.update },
    changed: ["circumstances", ...erased.changed],
    parts: [{ type: "change", text: told(erased, isAll, scene) }],
  };
}

/** The words that say what is to go, without the order itself and without endings. */
function namedIn(words: string): readonly string[] {
  const order = findWords(words, WORDS, []).map(({ span }) => span);
  return tokenise(words)
    .map(({ text }) => text)
    .filter((text) => {
      const at = words.indexOf(text);
      return text.length >= SHORTEST && !order.some(({ start }) => start === at);
    })
    .flatMap((text) => (text.length > SHORTEST ? [text, text.slice(0, -1)] : [text]));
}

interface Erased {
  readonly update: SessionUpdate;
  readonly changed: readonly string[];
  readonly notes: number;
  readonly texts: number;
}

function all({ drafts, kept, circumstances, wishes, results, agent_states }: State): Erased {
  return {
    update: {
      circumstances: [],
      wishes: [],
      changes: [],
      supposed_calls: [],
      document: null,
      open_form: null,
      kept: remove(...Object.keys(kept)),
      drafts: remove(...Object.keys(drafts)),
      results: remove(...Object.keys(results)),
      agent_states: remove(...Object.keys(agent_states)),
    },
    changed: Object.keys(drafts).map((id) => `draft.${id}`),
    notes: circumstances.length + wishes.length + Object.keys(kept).length,
    texts: Object.keys(drafts).length,
  };
}

/** Only what holds the words: a line of a text, a field of a form, a note. */
function only(state: State, holds: (text: string) => boolean, language: Language): Erased {
  const { circumstances, wishes, kept, drafts, open_form: form, document } = state;
  const isOf = (values: readonly KeptValue[]) =>
    values.some(({ words, value }) => holds(words) || holds(String(value)));
  const slots = Object.entries(kept).flatMap(([name, values]) => (isOf(values) ? [name] : []));
  const notes = circumstances.filter((each) => !holds(each));
  const conditions = wishes.filter(({ what }) => !holds(what));
  const fields = Object.entries(form?.values ?? {}).flatMap(([name, value]) =>
    value !== null && holds(value) ? [name] : [],
  );
  const blank =
    form === null || fields.length === 0
      ? null
      : { ...form, values: { ...form.values, ...Object.fromEntries(fields.map((name) => [name, null])) } };
  const texts = Object.values(drafts).filter(
    ({ text, made_of }) => holds(text) || holds(JSON.stringify(made_of)),
  );
  const rewritten = texts.map((draft) => ({
    ...structuredClone(draft),
    made_of: null,
    version: draft.version + 1,
    text:
      blank !== null && draft.id === blank.draft
        ? formText(blank, language)
        : draft.text
            .split("\n")
            .filter((line) => !holds(line))
            .join("\n"),
  }));
  return {
    update: {
      circumstances: [...notes],
      wishes: conditions.map((each) => ({ ...each })),
      changes: state.changes
        .filter(({ slot }) => !slots.includes(slot))
        .map((each) => structuredClone(each)) as never,
      ...(slots.length === 0 ? {} : { kept: remove(...slots) }),
      ...(blank === null ? {} : { open_form: structuredClone(blank) as never }),
      ...(document !== null && holds(document.text) ? { document: null } : {}),
      agent_states: remove(
        ...Object.keys(state.agent_states).filter((id) => holds(JSON.stringify(state.agent_states[id]))),
      ),
      drafts: Object.fromEntries(rewritten.map((draft) => [draft.id, draft])) as never,
    },
    changed: texts.map(({ id }) => `draft.${id}`),
    notes: circumstances.length - notes.length + wishes.length - conditions.length + slots.length,
    texts: texts.length,
  };
}

function told({ notes, texts }: Erased, isAll: boolean, { state, language }: Scene<State>): string {
  const gone = {
    ko: [
      ...(notes === 0 ? [] : [`적어 둔 것 ${notes}가지`]),
      ...(texts === 0 ? [] : [isAll ? `쓴 글 ${texts}개` : `쓴 글 ${texts}개에서 그 대목`]),
      "보고 있던 숫자와 대상",
    ].join(", "),
    en: [
      ...(notes === 0 ? [] : [`${notes} things that were noted`]),
      ...(texts === 0 ? [] : [isAll ? `${texts} texts` : `those lines of ${texts} texts`]),
      "what we were looking at",
    ].join(", "),
  }[language];
  const other = Object.keys(state.drafts).length - texts;
  const stays = state.changed_records.length;
  const rest = {
    ko: [
      ...(other > 0 && !isAll ? [`쓴 글 ${other}개(그 말이 없어서)`] : []),
      ...(stays > 0 ? [`승인하고 저장한 기록 ${stays}건`] : []),
      "대화창의 말과 감사 기록",
    ].join(", "),
    en: [
      ...(other > 0 && !isAll ? [`${other} texts that do not name it`] : []),
      ...(stays > 0 ? [`${stays} records stored after your yes`] : []),
      "the messages themselves and the audit trail",
    ].join(", "),
  }[language];
  return {
    ko: `지웠어요: ${gone}.\n남는 것: ${rest}. 대화창의 말까지 없애려면 이 대화를 삭제하세요.`,
    en: `Erased: ${gone}.\nWhat remains: ${rest}. Delete this conversation to remove its messages too.`,
  }[language];
}
