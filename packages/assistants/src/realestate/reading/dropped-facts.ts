import type { Facts } from "../shapes/request.ts";
import { CONDITIONS, LIMITS } from "./homes/conditions.ts";

type Name = keyof Facts;

/** What each condition is called, and the facts it is made of. */
const NAMED: readonly (readonly [RegExp, readonly Name[]])[] = [
  ...Object.values(CONDITIONS).map(({ called, facts }) => [called, facts] as const),
  [/은행|bank/iu, ["bank"]],
  [/금리/u, ["maximum_rate", "rate_type"]],
];
const DROPS =
  /상관(?:은|이)?(?:없|안)|무관|관계(?:는|가)?없|아무(?:거나|데나|래도|곳)|어디든|얼마든|제한(?:은|을)?(?:없|빼|풀)|조건(?:은|을)?(?:없|빼|풀|삭제|지우|무시|취소)|신경(?:안|쓰지)|안봐도|빼고|빼줘|빼면|빼봐|없애|풀어|does(?:n't|not)matter|don'?tcare|nolimit|anywhere|any(?:price|size|area|year|type|age|budget|where)|regardlessof|(?:drop|remove|forget|ignore)(?:the|about)?(?:the)?(?:price|size|area|year|age|budget|station|type|walk)/iu;
/** «전체로», «조건 없이 다»: every filter at once; the place stays. */
const ALL =
  /^(?:그냥|다시|그럼)?(?:전체|전부|모두|다)(?:로|를|다)?(?:다시)?(?:보여|알려|찾아|볼래|봐|줘|주세요|요)*$|^(?:그냥|다시|그럼|이제|아니)?조건(?:을|은)?(?:다|모두|전부|싹)?(?:빼|없이|풀|지우|초기화)|조건(?:을|은)?(?:다|모두|전부|싹)(?:빼|없애|풀|지우)|전체(?:로|매물|다)(?:보여|다시|볼)?|(?:drop|remove|clear|reset)(?:all)?(?:the)?(?:filters|conditions)|noconditions/iu;
/** «10억 넘어도 괜찮아», «신축 아니어도 돼»: what the condition kept out will do. */
const WILL_DO: readonly (readonly [RegExp, readonly Name[]])[] = [
  [/(?:넘어도|초과해도|비싸도|넘겨도)(?:괜찮|돼|되|상관|좋|ok)/iu, CONDITIONS.price.facts],
  [
    /(?:신축|새집|새거)(?:이)?(?:아니어도|아니라도|아니여도)|낡아도|오래(?:돼도|되어도|됐어도)/u,
    CONDITIONS.built.facts,
  ],
  [/멀어도|역세권(?:이)?(?:아니어도|아니라도)|안가까워도/u, CONDITIONS.station.facts],
  [/작아도|좁아도|전체(?:면적|평수|크기)|모든(?:면적|평수|크기)|allsizes/iu, CONDITIONS.area.facts],
];

/** «다른 동네도», “other areas?”: wherever it is. */
const ELSEWHERE =
  /다른(?:동네|지역|구|동|곳|데)(?:도|는|은|로|에서|에)|other(?:areas|districts|places|neighbou?rhoods)|elsewhere/iu;

/** «신용대출 다 갚으면?»: what is owed besides is supposed to be gone. */
const PAID_OFF =
  /(?:신용대출|기존대출|다른대출|카드론|빚|부채|마통|마이너스통장|할부|학자금(?:대출)?)(?:은|는|을|를|이|가|도)?(?:다|모두|전부|먼저)?(?:갚(?:으면|고나면|는다면|았다면|은다음)|상환하(?:면|고)|정리하(?:면|고)|없애면|없으면|없다면)|(?:payoff|paidoff|without)(?:my|the|all)?(?:car|other|student|credit|personal)?(?:loan|debt)/iu;

/** The conditions that somebody lets go of: «가격은 상관없어», «연식 조건 빼고», “any price”. */
export function droppedFacts(text: string): readonly Name[] {
  const squeezed = text.replaceAll(/[\s?!.~,]+/gu, "");
  const allowed = WILL_DO.find(([pattern]) => pattern.test(squeezed))?.[1];
  if (allowed !== undefined) return allowed;
  if (PAID_OFF.test(squeezed)) return ["existing_debt", "debt_payments"];
  if (ALL.test(squeezed)) return LIMITS;
  if (ELSEWHERE.test(squeezed)) return CONDITIONS.place.facts;
  if (!DROPS.test(squeezed)) return [];
  // «연식 조건 빼고 대신 5억 이하로»: what comes after is wanted, and not let go of.
  const [letGo = ""] = squeezed.split(INSTEAD);
  return [...new Set(NAMED.flatMap(([pattern, names]) => (pattern.test(letGo) ? names : [])))];
}
const INSTEAD = /(?<=빼고|말고|없애고|풀고|없고|없이)(?:대신|그냥|이제|그럼|\d)|대신|instead/u;
