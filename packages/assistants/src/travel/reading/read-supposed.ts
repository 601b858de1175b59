import { type Clause, withoutActs } from "@maru/language";
import type { Facts, Supposed } from "./reading.ts";

/** Only who asks what it would cost wants to know and no more; «하루 늘리면 안 돼?» asks to have it. */
const COST =
  /얼마|비용|가격|경비|돈|비[싸싼쌀]|싸[지질져]|저렴해|차이|더 ?(?:들|나[오와올])|예산(?:은|이|을)? ?(?:안|내|이내|넘|초과|되|맞|괜찮|가능|충분)|how much|(?:within|over) (?:the |my |our )?budget|cost|cheaper|more expensive/iu;
const REQUEST = /바꿔 ?(?:줘|주)|해 ?(?:줘|주세요)|변경해|할게|할래|갈게|갈래/u;
const SUPPOSABLE: readonly string[] = ["num_people", "children", "duration", "departure_date"];

/** The text without what is supposed, where what it would cost is asked; null when nothing is. */
export function withoutSupposed(text: string, clauses: readonly Clause[]): string | null {
  const isSupposed = clauses.some(({ act }) => act === "supposes");
  return isSupposed && COST.test(text) && !REQUEST.test(text)
    ? withoutActs(text, clauses, ["supposes"])
    : null;
}

/** «5명이면 얼마야?»: what the message says with what is supposed, and without; null when it tells it firmly. */
export function supposedOf(facts: Facts, firm: Facts): Supposed | null {
  const names = Object.keys(facts);
  const isOnlySupposed =
    names.length > 0 && names.every((name) => SUPPOSABLE.includes(name)) && Object.keys(firm).length === 0;
  return isOnlySupposed ? (facts as Supposed) : null;
}
