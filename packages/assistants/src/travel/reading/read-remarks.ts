import { HARD_TO_WALK } from "./read-pace.ts";

/** Something about one of the party that the plan cannot settle, but should not pass over. */
export interface Remark {
  readonly kind: "food" | "walking" | "health";
  /** What it is about, in the words that were used. */
  readonly said: string;
  readonly start: number;
  readonly end: number;
}

const NOT_FOOD =
  /^(?:아침|점심|저녁|밥|식사|술|많이|다|아직|아무것도|거의|잘|전혀|아예|절대|꽃가루|먼지|동물|고양이|강아지|개|햇빛|심한|금속)$/u;
/** «한명이 못 먹어»: who, and not what. */
const SOMEBODY =
  /^(?:한|두|세)? ?(?:명|분|사람)|^(?:저|제|나|내|엄마|아빠|친구|애|아이|남편|아내|와이프|동생|언니|형|누나|오빠)/u;

const PATTERNS: readonly (readonly [Remark["kind"], RegExp])[] = [
  ["food", /(?:([가-힣]{1,6}?) ?)?(?:에 ?)?(?:알레르기|알러지|앨러지|알레지)/gu],
  [
    "food",
    /(?:((?:매운|날|짠|단|기름진) ?(?:거|것|걸|음식)|[가-힣]{1,6}?)(?:은|는|을|를|도|이나|류|류는)? ?)(?:전혀 ?|아예 ?|절대 ?|잘 ?)?(?:못|안) ?(?:먹|드[시세십])(?!어 ?[봤본]|었)/gu,
  ],
  ["food", /(채식|비건|베지테리언|할랄|코셔)(?:주의자?|식)?/gu],
  [
    "food",
    /\ballerg(?:ic|y|ies) to ([a-z]+)|\b([a-z]+) allerg(?:y|ies)\b|\b(?:can't|cannot|doesn't|don't) eat ([a-z]+)|\b(vegetarian|vegan|halal|kosher|gluten[- ]free)\b/giu,
  ],
  ["walking", new RegExp(HARD_TO_WALK.source, "giu")],
  [
    "health",
    /(임신|임산부|임부|만삭|(?:배|뱃|차|비행기)? ?멀미|고소 ?공포증?|폐소 ?공포증?|공황|당뇨|고혈압|천식|심장병|(?:꽃가루|먼지|동물|고양이|강아지|햇빛) ?(?:알레르기|알러지))|\b(pregnant|seasick|carsick|motion sick(?:ness)?|afraid of (?:heights|flying)|diabetic|diabetes|asthma)\b/giu,
  ],
];

/** Who it is said of, right before it: «친구 한명이», «셋 중 한 명은», «아빠가», «one of us is». */
const WHO =
  /(?<![가-힣a-z])(?:(?:[가-힣]{1,3} ?중 ?(?:에 ?)?|친구 ?|일행 ?|애 ?|아이 ?|우리 ?|저희 ?|근데 ?)?(?:(?:한|두) ?(?:명|분|사람)|[12] ?(?:명|분)(?=[이은가는]))|하나|둘째|첫째|막내|엄마|아빠|어머니|어머님|아버지|아버님|장모님|장인어른|시어머니|시아버지|할머니|할아버지|부모님|남편|신랑|아내|와이프|남친|여친|친구|동생|여동생|남동생|언니|형|누나|오빠|애기|애|아이|아기|딸|아들|조카|one of (?:us|them)|one person|one|my [a-z]+)(?:께서|이|가|은|는|도|만)? ?(?:is |has |have |has a |is a |에게 |한테 )?[^,.!?\n]{0,9}$/iu;
/** What still belongs to it: «… 있는데 참고해줘». */
const REST =
  /^[가-힣]*(?: ?(?:있|없|심하|심해)[가-힣]*)?(?:[ ,]*(?:참고|감안|고려|배려)[가-힣]*(?: ?(?:줘|주세요|주라|바라|부탁)[가-힣]*)?)?/u;

/** How far before a remark its subject may begin, and how many remarks one message is heard for. */
const FARTHEST = 30;
const MOST = 10;

/** What a message remarks of the health, the diet or the legs of somebody who comes along. */
export function remarksIn(text: string): readonly Remark[] {
  const found: Remark[] = [];
  for (const [kind, pattern] of PATTERNS)
    for (const match of text.matchAll(pattern)) {
      const named = match.slice(1).find((group) => group !== undefined && group !== "");
      const isFood = kind === "food";
      if (isFood && named !== undefined && NOT_FOOD.test(named)) continue;
      const said = named === undefined || SOMEBODY.test(named) ? match[0].trim() : named.trim();
      const from = Math.max(0, match.index - FARTHEST);
      const who = WHO.exec(text.slice(from, match.index));
      const start = who === null ? match.index : from + who.index;
      const end = match.index + match[0].length;
      const rest = REST.exec(text.slice(end))?.[0].length ?? 0;
      if (found.length < MOST && !found.some((each) => each.start < end + rest && start < each.end))
        found.push({ kind, said, start, end: end + rest });
    }
  return found;
}

/** The message without them: they count nobody, and «해산물 알러지» is no wish for seafood. Nothing else moves. */
export function withoutRemarks(text: string, remarks: readonly Remark[]): string {
  return remarks.reduce(
    (left, { start, end }) => left.slice(0, start) + " ".repeat(end - start) + left.slice(end),
    text,
  );
}
