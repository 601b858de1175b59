import { type Clause, type ClauseAct, clauseAt } from "@maru/language";
import type { Name } from "./read-origin.ts";

/** What is over, or only imagined, names no destination. */
const NEVER: readonly ClauseAct[] = ["remembers", "guesses"];
/** What somebody likes, has heard of or only remarks on is where they go only if nothing else was ever said. */
const AT_MOST: readonly ClauseAct[] = ["likes", "reports", "exclaims"];

/** The places of a message that may be meant for this trip. */
export function meantNames(
  names: readonly Name[],
  clauses: readonly Clause[],
  known: string | null,
): readonly Name[] {
  const actOf = ({ start }: Name) => clauseAt(clauses, start)?.act ?? "tells";
  const possible = names.filter((name) => !NEVER.includes(actOf(name)));
  const firm = possible.filter((name) => !AT_MOST.includes(actOf(name)));
  return known === null && firm.length === 0 ? possible : firm;
}

const CHANGING =
  /바꿔|바꾸|바꿀래|바꿀게|바꿈|변경|말고|대신|갈래|갈게|갈께|갈 ?거|갈꺼|갈려|가고 ?싶|가고파|가자|가려|가게 ?됐|가기로|할래|할게|할께|하자|하고 ?싶|해 ?(?:줘|주)|정했|결정|낫겠|(?:이|가) ?(?:낫|나을|나아)|(?:이|가) ?(?:좋|괜찮)(?!긴|지만|은데|던데|대)|땡기|끌리|change|switch|instead|rather|let's|want|prefer|\bgo(?:ing)? to\b|make it/iu;
/** «도쿄로», «도쿄요», «도쿄 3박4일», «도쿄!»: said as one says where to. */
const DIRECTION =
  /^(?:시|도|섬)?(?:으로|로)(?:요|는|만)?(?![가-힣])|^(?:이|예|에)?(?:요|에요|예요|이에요|입니다|이야|야|임|다)?[\s.!~]*$|^(?:으로|로)? ?(?:여행|ㄱㄱ|고고|부탁|please)|^[\s,]*\d/iu;

/** Whether a city is named to go there instead of where the trip goes; else it is asked, and nothing changes. */
export function isChange(text: string, name: Name, clauses: readonly Clause[]): boolean {
  const { start, end, act } = clauseAt(clauses, name.start) ?? { start: 0, end: text.length, act: "tells" };
  const clause = text.slice(start, end);
  if (act === "supposes") return false;
  if (act === "asks") return /바꿔|바꾸|바꿀 ?수|변경|말고|change|switch/iu.test(clause);
  return CHANGING.test(clause) || DIRECTION.test(text.slice(name.end, end));
}
