import { type Clause, withoutActs } from "@maru/language";
import type { Facts, Supposed } from "./reading.ts";

/** «하루 늘리면 안 돼?» asks to have it; any other supposition is weighed and no more. */
const WANTED = /면 ?안 ?[되돼될]/u;
const REQUEST = /바꿔 ?(?:줘|주)|해 ?(?:줘|주세요)|변경해|할게|할래|갈게|갈래/u;
const SUPPOSABLE: readonly string[] = ["num_people", "children", "duration", "departure_date"];

/** The text without what is supposed; null where nothing is, or where it is an order all the same. */
export function withoutSupposed(text: string, clauses: readonly Clause[]): string | null {
  const acts = clauses.map((clause, index) => (isPartOfNext(text, clauses, index) ? "supposes" : clause.act));
  return acts.includes("supposes") && !WANTED.test(text) && !REQUEST.test(text)
    ? withoutActs(
        text,
        clauses.map((clause, index) => ({ ...clause, act: acts[index] ?? clause.act })),
        ["supposes"],
      )
    : null;
}

/** «파리를 하루 줄이고 런던을 하루 늘리면»: both are supposed. */
function isPartOfNext(text: string, clauses: readonly Clause[], index: number): boolean {
  const [clause, next] = [clauses[index], clauses[index + 1]];
  return (
    clause?.act === "tells" &&
    next?.act === "supposes" &&
    text.slice(clause.start, clause.end).trimEnd().endsWith("고")
  );
}

/** «5명이면 얼마야?»: what the message says with what is supposed, and without; null when it tells it firmly. */
export function supposedOf(facts: Facts, firm: Facts): Supposed | null {
  const names = Object.keys(facts);
  const isOnlySupposed =
    names.length > 0 && names.every((name) => SUPPOSABLE.includes(name)) && Object.keys(firm).length === 0;
  return isOnlySupposed ? (facts as Supposed) : null;
}
