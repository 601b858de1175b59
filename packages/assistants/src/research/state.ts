import { DIALOGUE_FIELDS } from "@maru/dialogue";
import {
  counter,
  type DeepReadonly,
  defineState,
  dict,
  list,
  Message,
  type Rule,
  type StateOf,
  steps,
  type UpdateOf,
  value,
} from "@maru/state";
import * as z from "zod";
import { Brief, Limits } from "./domain/brief/brief.ts";
import { Claim } from "./domain/evidence/claim.ts";
import { Quote } from "./domain/evidence/quote.ts";
import { Source } from "./domain/library/source.ts";
import { Report } from "./domain/report/report.ts";

export const MAX_RESEARCHER_ITERATIONS = 6;
export const MAX_REACT_TOOL_CALLS = 10;
export const MAX_CONCURRENT_RESEARCH_UNITS = 5;

/** Lists here grow by what is new; `overwrite([])` starts one over. No data can ask for that, whatever it says. */
const findings = {
  notes: list(z.string().min(1)),
  raw_notes: list(z.string().min(1)).bulky(),
  compressed_research_length: counter(),
  raw_notes_length: counter(),
};

interface Findings {
  readonly notes: readonly string[];
  readonly raw_notes: readonly string[];
  readonly compressed_research_length: number;
  readonly raw_notes_length: number;
}

/** Lengths belong to the notes they measure, so one question never inherits them from another. */
const lengthsMatch: Rule<Findings> = {
  id: "lengths_match_the_notes",
  fields: ["notes", "raw_notes", "compressed_research_length", "raw_notes_length"],
  holds: (state) =>
    state.compressed_research_length === lengthOf(state.notes) &&
    state.raw_notes_length === lengthOf(state.raw_notes),
  requirement: {
    ko: "길이는 지금 있는 노트의 길이여야 해요.",
    en: "Lengths are those of the notes at hand.",
  },
};

export function lengthOf(notes: readonly string[]): number {
  return notes.reduce((sum, note) => sum + note.length, 0);
}

const Searched = z.strictObject({ query: z.string(), found: z.int().min(0) });
const LeftOut = z.enum(["kind", "too_old", "too_new", "no_date", "superseded", "retracted"]);

/** All that one researcher brings back. A page is kept with its text, so that a quote can be seen in its place. */
export const Finding = z.strictObject({
  pages: z.array(Source),
  searched: z.array(Searched),
  left_out: z.array(z.strictObject({ source: z.string(), reason: LeftOut })),
  /** Titles of what is nearest, where nothing answered. */
  near: z.array(z.string()).default([]),
  quotes: z.array(Quote),
});
export type Finding = DeepReadonly<z.output<typeof Finding>>;

/** A question as it was said, the words it was searched with, and what came of it. */
export const Asked = z.strictObject({
  question: z.string(),
  query: z.string(),
  outcome: z.enum(["found", "nothing", "failed"]),
});
export type Asked = DeepReadonly<z.output<typeof Asked>>;

/** How much is searched and read for one question. */
export const DEPTHS = ["quick", "normal", "deep"] as const;

/** What a person asked, what is looked for, what was found, and the report. The supervisor's fields are among them. */
export const AgentState = defineState("research", {
  version: 1,
  fields: {
    ...DIALOGUE_FIELDS,
    messages: list(Message, { id: "id", keep: 40 }),
    language: value(z.enum(["ko", "en"])).default("ko"),
    supervisor_messages: list(Message, { id: "id" }),
    research_brief: value(z.string().min(1)).optional().label("조사서", "Brief"),
    ...findings,
    research_iterations: counter({ max: MAX_RESEARCHER_ITERATIONS }).label("조사 횟수", "Research rounds"),
    final_report: value(z.string().min(1)).optional().label("보고서", "Report"),
    /** The question that waits for an answer to our one question about it. */
    unclear_question: value(z.string()).optional().label("되물은 질문", "question asked back"),
    /** What the conversation is about, in the words that are searched: a follow-up adds to it. */
    topic: value(z.string()).default("").label("주제", "topic"),
    /** Everything that was searched for in this conversation, with what came of it. */
    asked: value(z.array(Asked)).default([]).label("찾아본 물음", "what was asked"),
    depth: value(z.enum(DEPTHS)).default("normal").label("깊이", "depth"),
    /** Which sources count, until it is said otherwise. */
    limits: value(Limits).default(Limits.parse({})).label("자료 조건", "limits on sources"),
    brief: value(Brief).optional().label("조사할 것", "what is looked for"),
    execution_steps: steps(),
    /** What each researcher read and kept, by topic. */
    findings: dict(Finding).bulky().label("찾은 것", "findings"),
    claims: dict(Claim).label("확인한 문장", "claims"),
    report: value(Report).optional().label("보고서 내용", "report as data"),
    /** Sources by the number that the report gives them. */
    citations: value(z.array(z.string())).default([]).label("인용", "citations"),
  },
  rules: [lengthsMatch],
});
export type AgentState = StateOf<typeof AgentState>;
export type AgentUpdate = UpdateOf<typeof AgentState>;

export const Budget = z.strictObject({
  pages: z.int().min(1).max(20),
  quotes: z.int().min(1).max(20),
  of_one: z.int().min(1).max(10),
});
export type Budget = DeepReadonly<z.output<typeof Budget>>;

/** One topic, looked after by one researcher. */
export const ResearcherState = defineState("research-researcher", {
  version: 1,
  fields: {
    researcher_messages: list(Message, { id: "id" }),
    tool_call_iterations: counter({ max: MAX_REACT_TOOL_CALLS }).label("도구 호출 횟수", "tool rounds"),
    research_topic: value(z.string().min(1)),
    queries: value(z.array(z.string().min(1)).min(1)),
    focus: value(z.string().nullable()).default(null),
    limits: value(Limits),
    /** How many pages each query reads, and how many statements are kept. */
    budget: value(Budget).default({ pages: 5, quotes: 4, of_one: 3 }),
    /** The thing that is compared, and the others; null where nothing is. */
    compared: value(z.strictObject({ name: z.string(), others: z.array(z.string()) })).optional(),
    /** Years that the question is about; none where it names none. */
    years: value(z.array(z.int())).default([]),
    finding: value(Finding).default({ pages: [], searched: [], left_out: [], near: [], quotes: [] }).bulky(),
    compressed_research: value(z.string().min(1)).optional(),
    raw_notes: list(z.string().min(1)).bulky(),
  },
});
export type ResearcherState = StateOf<typeof ResearcherState>;

/** What a researcher hands back: the findings and the raw material, nothing of its own conversation. */
export const ResearcherOutputState = defineState("research-output", {
  version: 1,
  fields: {
    compressed_research: value(z.string().min(1)),
    raw_notes: list(z.string().min(1)).bulky(),
  },
});
export type ResearcherOutputState = StateOf<typeof ResearcherOutputState>;

/** Every source that was read for the present question, once. */
export function sourcesOf({ findings }: Pick<AgentState, "findings">): ReadonlyMap<string, Source> {
  return new Map(Object.values(findings).flatMap(({ pages }) => pages.map((page) => [page.id, page])));
}
