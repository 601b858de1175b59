import type { Shares } from "@maru/runtime";
import { numberOf } from "./work-of.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** A quarter of one core for a person, three quarters for a company: a message takes some hundredths of a second. */
const USUAL: Shares = { person: 15_000, company: 45_000 };
const MOST = 3_600_000;

/**
 * How many milliseconds of computing a minute a person (MARU_TIME_PER_PERSON) and a company (MARU_TIME_PER_COMPANY) may
 * ask for; 0 for as many as they like.
 */
export function sharesOf(environment: Environment): Shares {
  return {
    person: shareOf(numberOf(environment, "MARU_TIME_PER_PERSON", 0, MOST) ?? USUAL.person),
    company: shareOf(numberOf(environment, "MARU_TIME_PER_COMPANY", 0, MOST) ?? USUAL.company),
  };
}

function shareOf(milliseconds: number): number {
  return milliseconds === 0 ? Number.POSITIVE_INFINITY : milliseconds;
}
