import type { Facts } from "../shapes/request.ts";
import { FILTERS } from "./topic-facts.ts";

type Name = keyof Facts;

/** What each condition is called, and the facts it is made of. */
const CONDITIONS: readonly (readonly [RegExp, readonly Name[]])[] = [
  [
    /가격|예산|금액|돈|비싸|얼마든|price|budget|cost/iu,
    ["minimum_price", "maximum_price", "maximum_rent", "price"],
  ],
  [/면적|평수|크기|넓이|평형|size|area/iu, ["minimum_area", "maximum_area"]],
  [/지역|동네|위치|어디든|구는|장소|location|anywhere|district/iu, ["regions", "station"]],
  [/연식|연도|년도|준공|신축|건축|year|age of/iu, ["built_since"]],
  [/역세권|역(?:은|이|거리|에서)|거리|도보|교통|station|walk/iu, ["station", "maximum_walk"]],
  [/종류|유형|형태|type/iu, ["property_type"]],
  [/은행|bank/iu, ["bank"]],
  [/금리/u, ["maximum_rate", "rate_type"]],
  [/거래(?:방식|종류)|전월세/u, ["kind"]],
];
const DROPS =
  /상관(?:은|이)?(?:없|안)|무관|관계(?:는|가)?없|아무(?:거나|데나|래도|곳)|어디든|얼마든|제한(?:은|을)?(?:없|빼|풀)|조건(?:은|을)?(?:없|빼|풀)|신경(?:안|쓰지)|안봐도|빼고|빼줘|풀어|does(?:n't|not)matter|nolimit|anywhere|anyprice/iu;
/** «전체로», «조건 없이 다»: every filter at once; the place stays. */
const ALL =
  /^(?:그냥|다시|그럼)?(?:전체|전부|모두|다)(?:로|를|다)?(?:다시)?(?:보여|알려|찾아|볼래|봐|줘|주세요|요)*$|조건(?:을|은)?(?:다|모두|전부)?(?:빼|없이|풀|지우|초기화)|전체(?:로|매물|다)(?:보여|다시|볼)?/u;
/** «10억 넘어도 괜찮아»: more than the limit will do. */
const MAY_EXCEED = /(?:넘어도|초과해도|비싸도|넘겨도)(?:괜찮|돼|되|상관|좋|ok)/iu;

/** «신용대출 다 갚으면?»: what is owed besides is supposed to be gone. */
const PAID_OFF =
  /(?:신용대출|기존대출|다른대출|카드론|빚|부채|마통|마이너스통장|할부|학자금(?:대출)?)(?:은|는|을|를|이|가|도)?(?:다|모두|전부|먼저)?(?:갚(?:으면|고나면|는다면|았다면|은다음)|상환하(?:면|고)|정리하(?:면|고)|없애면|없으면|없다면)|(?:payoff|paidoff|without)(?:my|the|all)?(?:car|other|student|credit|personal)?(?:loan|debt)/iu;

/** The conditions that somebody lets go of: «가격은 상관없어». */
export function droppedFacts(text: string): readonly Name[] {
  const squeezed = text.replaceAll(/[\s?!.~,]+/gu, "");
  if (MAY_EXCEED.test(squeezed)) return ["minimum_price", "maximum_price", "price"];
  if (/^(?:그럼|그러면|만약)?대출(?:은|이|을)?(?:없으면|없이|없다면|안끼면|안받으면|빼면)/u.test(squeezed))
    return ["loan_amount", "existing_debt", "debt_payments"];
  if (PAID_OFF.test(squeezed)) return ["existing_debt", "debt_payments"];
  if (ALL.test(squeezed)) return FILTERS;
  if (!DROPS.test(squeezed)) return [];
  return CONDITIONS.flatMap(([pattern, names]) => (pattern.test(squeezed) ? names : []));
}
