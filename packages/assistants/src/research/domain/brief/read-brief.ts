import {
  detectLanguage,
  findNames,
  findPeriods,
  restrictionOf,
  type Span,
  withoutRequestWords,
} from "@maru/language";
import { FORM_NAMES, SOURCE_KIND_NAMES } from "../../lexicon/gazetteers.ts";
import { SourceKind } from "../library/source.ts";
import { Brief, type Limits } from "./brief.ts";
import { planTopics } from "./plan-topics.ts";

export interface BriefContext {
  readonly now: string;
  /** Limits that hold from before. */
  readonly limits: Limits;
  /** Whether a search knows a name at all. */
  readonly isKnown: (name: string) => boolean;
}

/** What a question says of sources, time and form; and what is left of it, which is what it is about. */
export interface ReadQuestion {
  readonly subject: string;
  readonly limits: Limits;
  readonly form: Brief["form"];
  /** Years that it asks about. */
  readonly years: readonly number[];
}

export function readQuestion(
  text: string,
  { now, limits }: Pick<BriefContext, "now" | "limits">,
): ReadQuestion {
  const kinds = findNames(text, SOURCE_KIND_NAMES).flatMap(({ value, span }) => {
    const kind = "id" in value ? SourceKind.safeParse(value.id).data : undefined;
    return kind === undefined ? [] : [{ kind, span, restriction: restrictionOf(text, span) }];
  });
  const restricted = kinds.flatMap(({ kind, restriction }) =>
    restriction === undefined ? [] : [{ kind, is: restriction.kind, span: restriction.span }],
  );
  const [form] = findNames(text, FORM_NAMES);
  const periods = findPeriods(text, { now });
  const since = periods.find(({ value, span }) => isOpenEnded(value, now) && kindFollows(text, span, kinds));
  const about = periods.filter((period) => period !== since);
  const shape = form !== undefined && "id" in form.value ? form.value.id : null;
  return {
    subject: withoutRequestWords(
      without(text, [
        ...restricted,
        ...(since === undefined ? [] : [since]),
        ...(form === undefined ? [] : [form]),
      ]),
    ),
    limits: {
      ...limits,
      only: merged(
        limits.only,
        restricted.filter(({ is }) => is === "only"),
      ),
      not: merged(
        limits.not,
        restricted.filter(({ is }) => is === "not"),
      ),
      ...(since === undefined ? {} : { published_from: since.value.from }),
    },
    form: shape === null ? "report" : Brief.shape.form.parse(shape),
    years: about.flatMap(({ value }) => yearsOf(value.from, value.to)),
  };
}

/** What is to be found out, with who looks for what. */
export function briefOf(
  read: ReadQuestion,
  question: string,
  { isKnown }: Pick<BriefContext, "isKnown">,
): Brief {
  const { kind, topics } = planTopics(read.subject === "" ? question : read.subject, isKnown);
  return Brief.parse({
    question,
    kind,
    topics,
    limits: read.limits,
    form: read.form,
    language: detectLanguage(question)?.value === "en" ? "en" : "ko",
  });
}

function merged(known: readonly SourceKind[], said: readonly { readonly kind: SourceKind }[]): SourceKind[] {
  return [...new Set([...known, ...said.map(({ kind }) => kind)])];
}

/** «2020년 이후»: until now, so it limits what is read rather than what is asked about. */
function isOpenEnded({ from, to }: { readonly from: string; readonly to: string }, now: string): boolean {
  return to >= now.slice(0, 10) && from < `${now.slice(0, 4)}-01-01`;
}

/** From which day on, where a text names a time that goes on until now. */
export function findSince(text: string, now: string): string | null {
  return findPeriods(text, { now }).find(({ value }) => isOpenEnded(value, now))?.value.from ?? null;
}

const NEAR = 12;

/** A time limits publication where a kind of source stands beside it: «2020년 이후 논문만». */
function kindFollows(text: string, { end }: Span, kinds: readonly { readonly span: Span }[]): boolean {
  return kinds.some(({ span }) => span.start >= end && span.start - end <= NEAR && text.length > end);
}

const LONGEST_RANGE = 12;

function yearsOf(from: string, to: string): readonly number[] {
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))];
  return last - first > LONGEST_RANGE
    ? []
    : Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function without(text: string, found: readonly { readonly span: Span }[]): string {
  const spans = found.map(({ span }) => span).sort((left, right) => right.start - left.start);
  return spans.reduce((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text);
}
