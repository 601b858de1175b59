/** «넘으면 절대 안 돼», «더는 못 써»: a limit, whatever else is said. */
const LIMIT =
  /(?:넘|초과|오버)[가-힣]{0,3} ?(?:절대 ?)?(?:안 ?(?:돼|되|됩|됨|된)|못|말|금지|불가|곤란|않|없)|절대[가-힣 ]{0,6}(?:넘|초과|오버)|(?:예산|금액)[가-힣 ]{0,6}(?:절대|엄격|칼같)|(?:그|이) ?이상(?:은|으로는)? ?(?:절대 ?)?(?:안|못|무리|곤란|힘들|어려)|빠듯|무조건 ?이하|(?:(?<!\d)1|일|(?<!\d)10|십|한) ?(?:원|푼)(?:이라도|라도|도|조차)[가-힣 ]{0,6}(?:넘|초과|오버|안|못)|딱 ?\d|\bstrict\b|\bhard (?:limit|cap)\b|(?:can't|cannot|can not|don't|do not|must not|mustn't|shouldn't|never) (?:go |spend |be )?(?:over|above|exceed|more|past)|\bno more than (?:that|this)\b|\bnot (?:even )?(?:a|one|1) (?:single )?(?:won|penny|cent|dollar) (?:more|over|above)\b/iu;
const MORE_IS_FINE =
  /(?:넘|넘기|초과|오버|(?:더|추가로) ?(?:쓰|써|들|내)|비싸)[가-힣]{0,3}도 ?(?:돼|되|됩|됨|괜찮|상관|무방|좋|오케이|ok|ㅇㅋ)|(?:초과|오버) ?(?:가능|오케이|ok|괜찮)|\b(?:a (?:bit|little)|slightly|somewhat|little bit) (?:over|more|above|higher)\b.{0,16}(?:fine|ok|okay|alright|all right|good|no problem)|\b(?:can|could|may|happy to|willing to|ok(?:ay)? to|fine to|fine if (?:we|it|i)) (?:go(?:es)?|be|spend|stretch)(?:'s)? (?:a (?:bit|little) |slightly |somewhat )?(?:over|more|above|it)\b|\bstretch (?:the|my|our) budget\b/iu;
/** «여유 있게» may be the days; of the money only where that is named. */
const LOOSE = /유동|여유 ?(?:가 ?)?있|\bflexible\b/iu;
const MONEY = /예산|금액|돈|비용|budget|money/iu;
/** «5시간 넘으면 안 돼», «자정 넘어도 괜찮아»: more of something else than money. */
const OTHERWISE =
  /자정|(?:시간|분|시|km|킬로|키로|미터|살|명|곳|군데|박)(?:을|를|이|가|은|는)? ?(?:넘|초과)|비행 ?시간|걷|걸어|이동|(?:호텔|숙소|방|비행기|항공권?|식당|밥)(?:은|는|이|가|값은?|비는?)? ?(?:좀 ?|조금 ?|더 ?)*비싸|\bhours?\b|\bminutes?\b/iu;

/** Whether the budget is a limit. Beside an amount «절대» and «flexible» alone say so; without one, only what speaks of more. */
export function readFlexibility(text: string, isBesideAmount: boolean): "strict" | "flexible" | null {
  const isOfMoney = isBesideAmount || MONEY.test(text);
  // «넘어도 돼?» asks, and allows nothing.
  if ((!isOfMoney && OTHERWISE.test(text)) || (!isBesideAmount && /\?/u.test(text))) return null;
  if (LIMIT.test(text) || (isBesideAmount && /절대/u.test(text))) return "strict";
  return MORE_IS_FINE.test(text) || (isOfMoney && LOOSE.test(text)) ? "flexible" : null;
}
