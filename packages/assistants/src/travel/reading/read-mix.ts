import type { Command, Grade, PlanLetter } from "./reading.ts";

const FLIGHT = /비행기|비행|항공(?:권|편)?|뱅기|flights?/iu;
const STAY = /호텔|숙소|숙박|방(?=[은을만 ])|hotels?|stay|room/iu;

const GRADES: readonly (readonly [Grade, RegExp])[] = [
  ["up", /업그레이드|한 ?(?:등급|단계) ?(?:올|높|위)|더 ?(?:좋은|나은|고급|비싼)|upgrade|better|nicer/iu],
  ["down", /다운그레이드|한 ?(?:등급|단계) ?(?:내|낮|아래)|더 ?(?:싼|저렴한)|downgrade|cheaper/iu],
  [
    "premium",
    /좋은|고급|비싼|럭셔리|프리미엄|비즈니스|퍼스트|(?:5|다섯|오) ?성|특급|리조트급|luxury|premium|business|five[- ]star/iu,
  ],
  ["budget", /싼|싸게|저렴|저가|알뜰|가성비|최저|lcc|이코노미|cheap|budget/iu],
  ["standard", /중간|보통|표준|적당|무난|(?:3|4|삼|사) ?성|standard|three[- ]star|four[- ]star/iu],
];

const OF_PLAN: Readonly<Record<PlanLetter, Grade>> = { A: "premium", B: "standard", C: "budget" };

/** «호텔만 A안 걸로», «C안 비행기»: the class that one of the three has. */
function gradeOfPlan(text: string, part: RegExp): Grade | null {
  const named =
    new RegExp(`(?:${part.source})[^,.]{0,6}?([ABC]) ?안`, "iu").exec(text)?.[1] ??
    new RegExp(`([ABC]) ?안(?:의)? ?(?:${part.source})`, "iu").exec(text)?.[1];
  return named === undefined ? null : OF_PLAN[named.toUpperCase() as PlanLetter];
}

/** «B안으로 하고 호텔만 A안 걸로»: the plan that the rest is taken from. */
function baseIn(text: string): PlanLetter | null {
  const named = /([ABC]) ?안(?:으로|에서|인데|대로|은|이고|기준)/iu.exec(text)?.[1];
  return named === undefined ? null : (named.toUpperCase() as PlanLetter);
}

/** «비행기는 싼 걸로 하고 호텔은 5성급»: another class for one of the two, or for each of them. */
export function readMix(text: string): Extract<Command, { type: "mix" }> | null {
  if (/저가(?: ?항공)?.{0,3}(?:말고|싫|빼)|lcc ?(?:말고|싫|빼)/iu.test(text))
    return { type: "mix", plan: null, flight: "standard", hotel: null };
  const flightAt = FLIGHT.exec(text)?.index ?? -1;
  const stayAt = STAY.exec(text)?.index ?? -1;
  const flight =
    gradeOfPlan(text, FLIGHT) ??
    (flightAt < 0 ? standalone(text, CABIN) : gradeIn(part(text, flightAt, stayAt)));
  const hotel =
    gradeOfPlan(text, STAY) ?? (stayAt < 0 ? standalone(text, STARS) : gradeIn(part(text, stayAt, flightAt)));
  return flight === null && hotel === null ? null : { type: "mix", plan: baseIn(text), flight, hotel };
}

/** «5성급으로», «비즈니스로»: only one of the two has such a class. */
const STARS = /(?:[345]|다섯|오|삼|사) ?성급?(?:으로|로| ?호텔|이?면|$)|five[- ]star/iu;
const CABIN = /비즈니스(?:석|클래스)?(?:로|석|$| )|business class/iu;

function standalone(text: string, pattern: RegExp): Grade | null {
  const match = pattern.exec(text);
  return match === null ? null : gradeIn(match[0]);
}

/** «제일 싼 호텔 말고», «not the cheapest hotel»: one step from what is denied. */
const NOT_CHEAP =
  /(?:싼|저렴한|저가)[^,.]{0,8}(?:말고|싫|빼고)|\bnot (?:the |a |too |so )?(?:cheap|budget)/iu;
const NOT_DEAR =
  /(?:비싼|고급|좋은)[^,.]{0,8}(?:말고|싫|빼고)|\bnot (?:the |a |too |so )?(?:luxur|premium|expensive)/iu;

function gradeIn(text: string): Grade | null {
  if (NOT_CHEAP.test(text)) return "standard";
  if (NOT_DEAR.test(text)) return "down";
  return GRADES.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** From one word to the other, or the whole when it stands alone. */
function part(text: string, start: number, other: number): string {
  if (other < 0) return text;
  return other > start ? text.slice(start, other) : text.slice(start);
}
