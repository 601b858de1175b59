import type { Sentence } from "@maru/state";
import cues from "../content/cues.json" with { type: "json" };
import type { Desk } from "../desk.ts";
import { type Looked, Request } from "../domain/request.ts";
import { grant } from "../domain/semantic/access.ts";
import { COMPANY_MODEL } from "../domain/semantic/company-model.ts";
import type { DataQuery } from "../domain/semantic/data-query.ts";
import { measureOf } from "../domain/semantic/semantic-model.ts";
import { type Cue, findCues } from "./cues.ts";
import { type FoundWord, findWords, wordList } from "./find-words.ts";
import { readAct } from "./read-act.ts";
import { findValues, readQuestion } from "./read-question.ts";

export interface RequestView {
  readonly now: string;
  readonly desk: Desk;
  readonly last: DataQuery | null;
  /** The thing on record that was told of last. */
  readonly thing?: Looked | null;
  /** The lines on the screen, by name and in their order. */
  readonly lines?: readonly string[];
  /** What is taken to be asked for where no measure was named. */
  readonly assumed?: readonly string[];
}

/** What a message asks for. Refusals are told beside what can be done; who may not see something gets no request. */
export interface ReadRequests {
  readonly requests: readonly Request[];
  readonly refusals: readonly Sentence[];
  readonly denied: readonly Sentence[];
  /** What may not be seen by who asked: what is said next is judged as a change of it. */
  readonly deniedQuery: DataQuery | null;
  readonly isHelp: boolean;
  readonly isUndo: boolean;
}

export const NOTHING_READ: ReadRequests = {
  requests: [],
  refusals: [],
  denied: [],
  deniedQuery: null,
  isHelp: false,
  isUndo: false,
};
const PHONE = /\d{2,4}-\d{3,4}-\d{4}/u;
type Draft = Omit<Parameters<typeof Request.parse>[0] & object, never>;

export function readRequests(text: string, view: RequestView): ReadRequests {
  const cues = findCues(text);
  const has = (is: Cue["is"]) => cues.some(({ meaning }) => meaning.is === is);
  if (has("undo") && cues.length === 1) return { ...NOTHING_READ, isUndo: true };
  const stored = has("store") ? readStored(text, view) : null;
  if (stored !== null) return numbered([stored]);
  const form = cues.flatMap(({ meaning }) => (meaning.is === "form" ? [meaning.form] : []))[0];
  if (form !== undefined) return numbered(formRequests(text, form));
  const isRule = has("act") && (has("may") || has("review")) && !has("report");
  if (isRule) return numbered(ruleRequests(text, view));
  const split = pieces(text, cues);
  // A field that is asked of nothing says something of the figure beside it: «계열 매출».
  const isOne = split.some(
    ({ words, cue }) => cue === "field" && readLooked(words, { ...view, thing: null }) === null,
  );
  const whole: readonly Piece[] = [{ words: text, cue: has("measure") ? "measure" : null }];
  const read = (isOne ? whole : split).map((piece) => readPiece(piece, view));
  const all = read.flatMap(({ request }) => (request === null ? [] : [request]));
  const found = {
    refusals: read.flatMap(({ refusal }) => refusal ?? []),
    denied: read.flatMap(({ denied }) => denied?.reason ?? []),
    deniedQuery: read.findLast(({ denied }) => denied !== undefined)?.denied?.query ?? null,
  };
  const isNothing = all.length === 0 && found.refusals.length === 0 && found.denied.length === 0;
  return { ...numbered(all), ...found, isHelp: isNothing && has("help"), isUndo: false };
}

function numbered(drafts: readonly object[]): ReadRequests {
  const ids = drafts.map((_, index) => `task_${String(index + 1).padStart(3, "0")}`);
  const requests = drafts.map((draft, index) => {
    const { waits = [], ...rest } = draft as Draft & { waits?: readonly string[] };
    const after = ids.filter(
      (_, at) => at < index && waits.includes((drafts[at] as { agent: string }).agent),
    );
    return Request.parse({ ...rest, task_id: ids[index], after });
  });
  return { ...NOTHING_READ, requests };
}

interface Piece {
  readonly words: string;
  readonly cue: Cue["is"] | null;
}

const OWNERS: readonly Cue["is"][] = ["measure", "field", "report", "review"];

/** «… 매출이랑 … 연락처»: a piece ends with the word that says what is wanted. */
function pieces(text: string, cues: readonly FoundWord<Cue>[]): readonly Piece[] {
  const owning = cues.filter(({ meaning }, index) => {
    const before = cues.slice(0, index).findLast((each) => OWNERS.includes(each.meaning.is));
    return OWNERS.includes(meaning.is) && before?.meaning.is !== meaning.is;
  });
  if (owning.length < 2) return [{ words: text, cue: owning[0]?.meaning.is ?? null }];
  const [first] = owning;
  // A field beside a figure is a condition of it, as long as nothing is named for it.
  let from = 0;
  return owning.map(({ meaning, span }, index) => {
    const isLast = index === owning.length - 1;
    const space = text.slice(span.end).search(/[\s,.]/u);
    const end = isLast || space === -1 ? text.length : span.end + space;
    const words = text.slice(from, end).trim();
    from = end;
    return { words, cue: first === undefined ? null : meaning.is };
  });
}

interface ReadPiece {
  readonly request: object | null;
  readonly refusal?: Sentence;
  readonly denied?: { readonly reason: Sentence; readonly query: DataQuery };
}

function readPiece({ words, cue }: Piece, view: RequestView): ReadPiece {
  if (cue === "report") return { request: reportRequest(words) };
  if (cue === "review") return { request: reviewRequest(words) };
  const looked = cue === "measure" ? null : readLooked(words, view);
  if (looked !== null) return { request: looked };
  const { desk, now, last, assumed = [] } = view;
  const { asker, names, data } = desk;
  const read = readQuestion(words, { now, asker, names, months: data.months, last, assumed });
  if (read.is === "none") return { request: null };
  if (read.is === "refused") return { request: null, refusal: read.reason };
  const granted = grant(COMPANY_MODEL, asker, read.query, desk.teamOf);
  if (!granted.isGranted) return { request: null, denied: { reason: granted.reason, query: read.query } };
  const label = granted.query.measures.map((id) => measureOf(COMPANY_MODEL, id).label.ko).join(", ");
  return {
    request: { agent: "DataAnalysisAgent", op: "query", task: `${label} 조회`, words, query: granted.query },
  };
}

function reportRequest(words: string) {
  return {
    agent: "DocumentGenerationAgent",
    op: "draft",
    task: "보고서 작성",
    words,
    form: "general",
    waits: ["DataAnalysisAgent", "InformationRetrievalAgent"],
  };
}

function reviewRequest(words: string) {
  return {
    agent: "ComplianceValidationAgent",
    op: "review",
    task: "규정 검토",
    words,
    waits: ["DocumentGenerationAgent"],
  };
}

function formRequests(text: string, form: string) {
  const document = { agent: "DocumentGenerationAgent", op: "draft", task: "문서 작성", words: text, form };
  const review = { ...reviewRequest(text), task: "문서 규정 검토" };
  return [document, review];
}

function ruleRequests(text: string, { now, desk }: RequestView) {
  const act = readAct(text, now, desk);
  return [{ agent: "ComplianceValidationAgent", op: "rule", task: "규정 확인", words: text, act }];
}

/** «뒷자리 8812로 바뀜»: the number on record with another end. */
function withNewEnd(
  text: string,
  named: Pick<Looked, "table" | "key"> | null,
  { data }: Desk,
): string | undefined {
  const end = /(?<!\d)\d{4}(?!\d)/u.exec(text)?.[0];
  if (end === undefined || named === null) return undefined;
  const rows = named.table === "HR_Info" ? data.rows.HR_Info : data.rows.Customers;
  const phone = rows.find(({ name }) => name === named.key)?.["phone"];
  return typeof phone === "string" && PHONE.test(phone) ? `${phone.slice(0, -4)}${end}` : undefined;
}

const TABLES: { readonly [dimension: string]: string } = {
  client: "Customers",
  person: "HR_Info",
  product: "Products",
};
const FIELDS: { readonly [table: string]: readonly string[] } = {
  Customers: ["phone", "director", "person", "district", "kind", "since", "team"],
  HR_Info: ["phone", "position", "team", "joined", "district"],
  Products: ["form", "product_group", "launched", "stopped"],
};

function readLooked(words: string, { desk, thing = null, lines = [] }: RequestView) {
  const fields = [
    ...new Set(findCues(words).flatMap(({ meaning }) => (meaning.is === "field" ? [meaning.field] : []))),
  ];
  if (fields.length === 0) return null;
  const pointed = lineAt(words, lines);
  const named = thingNamed(words, desk) ?? (pointed === undefined ? thing : thingNamed(pointed, desk));
  if (named === null) return null;
  const known = fields.filter((field) => FIELDS[named.table]?.includes(field));
  if (known.length === 0) return null;
  return {
    agent: "InformationRetrievalAgent",
    op: "lookup",
    task: "정보 조회",
    words,
    looked: { table: named.table, key: named.key, fields: known },
  };
}

/** «맨 위», «두 번째»: a line on the screen. */
function lineAt(words: string, lines: readonly string[]): string | undefined {
  const found = findWords(words, PLACES, [])[0]?.meaning;
  return found === undefined ? undefined : lines.at(found);
}

const PLACES = wordList<number>(cues.places.map(({ at, names }) => ({ meaning: at, names })));

/** The one thing on record that is named: by its own name, or by that of its director. */
function thingNamed(words: string, desk: Desk): { readonly table: string; readonly key: string } | null {
  const values = findValues(words, desk.names).filter(
    ({ dimension, values: several }) => TABLES[dimension] !== undefined && several.length === 1,
  );
  const [first] = values;
  if (first !== undefined) return { table: TABLES[first.dimension] ?? "", key: first.values[0] ?? "" };
  const client = desk.data.rows.Customers.find(
    ({ director }) => typeof director === "string" && words.includes(director),
  );
  return client === undefined ? null : { table: "Customers", key: String(client["name"]) };
}

function readStored(text: string, { desk, thing = null }: RequestView) {
  const named = thingNamed(text, desk) ?? thing;
  const value = PHONE.exec(text)?.[0] ?? withNewEnd(text, named, desk);
  if (value === undefined || named === null || named.table === "Products") return null;
  return {
    agent: "StorageDecisionAgent",
    op: "store",
    task: "연락처 저장",
    words: text,
    stored: { table: named.table, key: named.key, field: "phone", value },
  };
}
