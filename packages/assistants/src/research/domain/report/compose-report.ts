import type { Brief } from "../brief/brief.ts";
import type { Claim } from "../evidence/claim.ts";
import { disagreementsIn } from "../evidence/join-claims.ts";
import type { Report } from "./report.ts";

export interface Findings {
  readonly claims: readonly Claim[];
  readonly notCovered: Report["not_covered"];
  readonly leftOut: Report["left_out"];
  /** Whether nobody but a blog, a forum or an advertisement says so. */
  readonly isOnlyClaimed?: (claim: Claim) => boolean;
}

/** So many claims stand at the top: an answer is two to five lines. */
const MOST_LEADING = 3;

/** The report of what was found, without a model: the answer first, a section for each topic, then what is open. */
export function composeReport(
  brief: Brief,
  { claims: all, notCovered, leftOut, isOnlyClaimed = () => false }: Findings,
): Report {
  const { topics, question, form, language } = brief;
  const claims = all.filter((claim) => !isOnlyClaimed(claim));
  const of = (topic: string) => claims.filter((claim) => claim.topic === topic);
  const missed = new Set(notCovered.map(({ topic }) => topic));
  return {
    title: question.replace(/[.?!\s]+$/u, "").slice(0, 120),
    form,
    language,
    lead: leadOf(brief, of).map(alone),
    sections: topics
      .filter(({ id }) => of(id).length > 0)
      .map(({ id, title }) => ({ title, lines: of(id).map(alone) })),
    only_claimed: all.filter(isOnlyClaimed).map(({ id }) => id),
    disagreements: disagreementsIn(claims).map((each) => ({ claims: [...each.claims] })),
    not_found: topics
      .filter(({ id, title }) => !all.some(({ topic }) => topic === id) && !missed.has(title))
      .map(({ title }) => title),
    not_covered: [...notCovered],
    left_out: [...leftOut],
  };
}

/** The best of each thing that is compared; else the best of all. */
function leadOf({ topics }: Brief, of: (topic: string) => readonly Claim[]): readonly Claim[] {
  if (topics.length > 1) return topics.flatMap(({ id }) => of(id).slice(0, 1));
  return of(topics[0]?.id ?? "").slice(0, MOST_LEADING);
}

function alone({ id }: Claim) {
  return { claims: [id], text: null };
}
