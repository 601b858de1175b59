import type { StateDefinition } from "./define-state.ts";
import { type Change, fieldOf } from "./diff.ts";
import { ID_PROPERTIES } from "./diff-identity.ts";
import type { AnyField } from "./field.ts";
import { formatPath, type Path } from "./path.ts";
import type { Plain } from "./plain.ts";
import { redactText } from "./redact-text.ts";
import { redactUnknown } from "./redact-unknown.ts";
import type { Language } from "./sentence.ts";
import { hiddenFrom } from "./summarise-change-hidden.ts";
import { CHANGE_WORDS, type ChangeWords, oneLine } from "./summarise-change-words.ts";

/** Most characters of a summary. The parts are cut so that at least one whole phrase fits. */
export const SUMMARY_LENGTH = 200;
const SUBJECT_LENGTH = 70;
const VALUE_LENGTH = 40;

/**
 * A change in one readable line: 「기간 3박 → 2박, 예산 추가 (1,000,000), 메시지 2개 추가」. Of what is marked, or
 * goes by a sensitive name, it says only that it changed; numbers and addresses in text are masked. Without the
 * definition nothing is known to be marked.
 */
export function summariseChange(
  changes: readonly Change[],
  language: Language,
  definition?: StateDefinition,
): string {
  const words = CHANGE_WORDS[language];
  const phrases = [...byField(changes)].flatMap(([name, group]) => {
    if (name === null) return [words.everything];
    const field = fieldOf(definition, name);
    return phrasesOf({ field, label: field?.options.label?.[language] ?? name, language, words }, group);
  });
  return phrases.length === 0 ? words.nothing : joinWithin([...new Set(phrases)], words);
}

/** What the phrases about one field need to know. */
interface Topic {
  readonly field: AnyField | undefined;
  readonly label: string;
  readonly language: Language;
  readonly words: ChangeWords;
}

/** Changes by the field they are in; null when the value changed as a whole. */
function byField(changes: readonly Change[]): ReadonlyMap<string | null, readonly Change[]> {
  const groups = new Map<string | null, Change[]>();
  for (const change of changes) {
    const name = change.path[0] === undefined ? null : String(change.path[0]);
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [change]);
    else group.push(change);
  }
  return groups;
}

function phrasesOf(topic: Topic, changes: readonly Change[]): readonly string[] {
  const isHidden = changes.some(({ path }) => hiddenFrom(topic.field, path.slice(0, 1)) !== null);
  if (isHidden) return [topic.words.changed(subject(topic, []))];
  const elements = changes.filter(isElement);
  const others = changes.filter((change) => !isElement(change));
  return [
    ...withoutFollowers(topic, others).map((change) => phraseOf(topic, change)),
    ...phrasesOfElements(topic, elements),
  ];
}

/** Elements that came or went are counted, not told one by one. */
function isElement({ type, path }: Change): boolean {
  return type !== "changed" && path.length === 2 && typeof path[1] === "number";
}

/** When a step moves on, its times and its progress follow; the move says it all. */
function withoutFollowers(topic: Topic, changes: readonly Change[]): readonly Change[] {
  const moved = new Set(
    changes.filter((change) => isStepMove(topic, change.path)).map(({ path }) => path[1]),
  );
  return changes.filter(({ path }) => !moved.has(path[1]) || isStepMove(topic, path));
}

function isStepMove({ field }: Topic, path: Path): boolean {
  return field?.kind === "steps" && path.length === 3 && path[2] === "status";
}

function phrasesOfElements(topic: Topic, elements: readonly Change[]): readonly string[] {
  const { words } = topic;
  const removedIds = new Set(elements.filter(({ type }) => type === "removed").map(({ id }) => id));
  const moved = new Set(
    elements
      .filter(({ type, id }) => type === "added" && id !== undefined && removedIds.has(id))
      .map(({ id }) => id),
  );
  const others = elements.filter(({ id }) => id === undefined || !moved.has(id));
  const added = others.filter(({ type }) => type === "added");
  const removed = others.filter(({ type }) => type === "removed");
  const label = subject(topic, []);
  return [
    ...(moved.size > 0 ? [words.reordered(label)] : []),
    ...(removed.length > 0 ? [single(topic, removed) ?? words.removedMany(label, removed.length)] : []),
    ...(added.length > 0 ? [single(topic, added) ?? words.addedMany(label, added.length)] : []),
  ];
}

/** One short member can be told by what it is: 「관심사 추가 (맛집)」. */
function single(topic: Topic, [change, ...more]: readonly Change[]): string | null {
  if (change === undefined || more.length > 0 || hiddenFrom(topic.field, change.path) !== null) return null;
  const text = valueText(topic, change, change.type === "removed" ? change.before : change.after);
  if (text === null) return null;
  const tell = change.type === "removed" ? topic.words.removed : topic.words.added;
  return tell(subject(topic, []), text);
}

function phraseOf(topic: Topic, change: Change): string {
  const { words } = topic;
  const hidden = hiddenFrom(topic.field, change.path);
  const id = visibleId(topic, change);
  if (hidden !== null) return words.changed(subject(topic, change.path.slice(1, hidden), id));
  const shown = isStepMove(topic, change.path) ? change.path.slice(1, 2) : change.path.slice(1);
  const about = subject(topic, shown, id);
  const before = change.type === "added" ? null : change.before;
  const after = change.type === "removed" ? null : change.after;
  if (before === null) return words.added(about, valueText(topic, change, after));
  if (after === null) return words.removed(about, valueText(topic, change, before));
  const [from, to] = [valueText(topic, change, before), valueText(topic, change, after)];
  if (from === null || to === null) return words.changed(about);
  return `${about}${shown.length === 0 ? "" : ":"} ${from} → ${to}`;
}

/** An id may itself be personal, such as a user's. */
function visibleId({ field }: Topic, { path, id }: Change): string | undefined {
  const isHidden = [field?.options.id ?? "id", ...ID_PROPERTIES].some(
    (property) => hiddenFrom(field, [...path.slice(0, 2), property]) !== null,
  );
  return isHidden ? undefined : id;
}

/** The field and the place inside it: 「계획 step_0」, 「예산 total」. */
function subject({ label }: Topic, [first, ...rest]: Path, id?: string | undefined): string {
  if (first === undefined) return oneLine(label, SUBJECT_LENGTH);
  // Deeper lists have ids of their own; then the id is not this element's.
  const isElementId = id !== undefined && !rest.some((segment) => typeof segment === "number");
  const name = typeof first === "string" ? null : isElementId ? id : `#${first + 1}`;
  const place =
    name === null ? [formatPath([first, ...rest])] : [name, ...(rest.length === 0 ? [] : [formatPath(rest)])];
  return oneLine([label, redactText(place.join(" "))].join(" "), SUBJECT_LENGTH);
}

/** A value short enough for a line, or null for what has parts. */
function valueText({ field, language, words }: Topic, { path }: Change, value: Plain): string | null {
  if (value === "") return '""';
  if (typeof value === "boolean") return value ? words.yes : words.no;
  if (typeof value !== "string" && typeof value !== "number") return null;
  const shown = redactUnknown(value);
  if (typeof shown !== "number") return oneLine(String(shown), VALUE_LENGTH);
  const unit = path.length === 1 ? (field?.options.unit?.[language] ?? "") : "";
  return oneLine(`${shown.toLocaleString("en-US", { maximumFractionDigits: 10 })}${unit}`, VALUE_LENGTH);
}

function joinWithin(phrases: readonly string[], words: ChangeWords): string {
  const lineOf = (count: number) => {
    const rest = phrases.length - count;
    return phrases.slice(0, count).join(", ") + (rest === 0 ? "" : words.more(rest));
  };
  let count = 1;
  while (count < phrases.length && [...lineOf(count + 1)].length <= SUMMARY_LENGTH) count += 1;
  return lineOf(count);
}
