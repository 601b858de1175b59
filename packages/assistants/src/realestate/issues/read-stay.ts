import { readCountWord } from "@maru/language";

/** The term that was agreed, and how long somebody has lived there when leaving; in months. */
export interface Stay {
  readonly agreed?: number | undefined;
  readonly stays?: number | undefined;
  /** What is left of the term, in months. */
  readonly remains?: number | undefined;
}

const COUNT = "\\d{1,2}|일|이|삼|한|두|세|석|네|넉|다섯|여섯|육|일곱|여덟|아홉|열|반|one|two|three|six|a";
const TIME = `(?<count>${COUNT})(?:-)?(?<unit>년|개월|달|years?|months?)(?<half>반)?(?:(?<rest>\\d{1,2})개월)?`;

/** «1년 계약», «2년짜리 전세계약», «a 1-year lease» */
const AGREED_AFTER =
  /^(?:짜리|으로|로|동안|간|씩|만)?(?:만)?(?:첫|최초|신규)?(?:임대차?|전세|월세|단기)?(?:집|방)?(?:로|으로)?(?:계약|약정|짜리|lease|contract)(?!한지|하고|한뒤|후)/iu;
/** «계약기간 1년», «계약을 2년 했는데», «계약은 24개월» */
const AGREED_BEFORE =
  /(?:계약(?:기간)?|기간|약정)(?:은|이|을|를|도|서(?:는|에|상)?)?(?:총|딱|원래)?$|(?:lease|contract|term)(?:is|was|of|for|runs)?(?:for)?$/iu;
/** «6개월만에», «8개월째», «1년만 살고», «10개월 됐는데»: time that has passed. */
const STAYS_AFTER =
  /^(?:정도|쯤|만|밖에|동안|차)?(?:에|째|살|지나|지났|됐|되|된|안됐|차|뒤|후|있다가|채우|나가|거주)/u;
const STAYS_BEFORE = /(?:지|들어와서|입주하고|입주|after|only|for)(?:이제|아직|겨우|약|한)?$/iu;
/** The tenant's own wish; «나가래» is the landlord's. */
const LEAVES =
  /전근|발령|이직(?:해|하|으로)|유학(?:가|을)|해외(?:로|에)|나가(?!라|래|달|란|랍)|나갈|나감|나오고|이사(?:가|하|나)|(?:방|집)(?:을)?(?:빼|뺄)|퇴실|퇴거하|해지|그만|leave|moveout|terminate/iu;
/** A lease that was renewed ends by its own rules. */
const RENEWED = /갱신|연장|묵시|재계약|renew/iu;
/** «갱신 아니고 첫 계약», «아직 갱신한 적 없고» */
const NOT_RENEWED =
  /(?:갱신|연장|재계약)(?:은|이|도|한(?:것|거|적)(?:은|이|도)?|계약(?:은|이|도)?)?(?:아니|아님|아닌|없|안했|안한|전)/gu;
/** «아직 1년 남았는데» */
const REMAINS_AFTER = /^(?:정도|쯤|이나|이|도|넘게)?(?:더)?남/u;

/** Read on the text without white space. Nothing where nobody wants to leave a first term. */
export function readStay(told: string): Stay {
  const squeezed = told.replaceAll(NOT_RENEWED, "");
  if (!LEAVES.test(squeezed) || RENEWED.test(squeezed)) return {};
  let agreed: number | undefined;
  let stays: number | undefined;
  let remains: number | undefined;
  for (const found of squeezed.matchAll(new RegExp(TIME, "giu"))) {
    const before = squeezed.slice(Math.max(0, found.index - 12), found.index);
    const after = squeezed.slice(found.index + found[0].length);
    const months = monthsOf(found.groups ?? {});
    const hasPassed = STAYS_AFTER.test(after) || STAYS_BEFORE.test(before);
    if (REMAINS_AFTER.test(after)) remains ??= months;
    else if (AGREED_AFTER.test(after)) agreed ??= months;
    else if (hasPassed) stays ??= months;
    else if (AGREED_BEFORE.test(before)) agreed ??= months;
  }
  return { agreed, stays: stays ?? whenLeaving(squeezed, agreed), remains };
}

/** «1년 계약 끝나면», «만기 전에 나가도»: told by the end of the term. */
function whenLeaving(squeezed: string, agreed: number | undefined): number | undefined {
  if (
    /(?:(?:끝나기|만기|만료)(?:되기|일)?전|중간|중도|도중|일찍)(?:에)?(?:나가|나갈|이사|방|집|퇴|해지)/u.test(
      squeezed,
    )
  )
    return 0;
  return /(?:계약|기간|년|월)(?:이|가|은|만)?(?:다)?(?:끝나(?:면|고|는)|만료(?:되|후|시)|채우)|만기(?:에|되|때|맞|후)/u.test(
    squeezed,
  )
    ? agreed
    : undefined;
}

function monthsOf({ count = "", unit = "", half, rest }: Partial<Record<string, string>>): number {
  const number = count === "반" ? 0.5 : (readCountWord(count) ?? 0);
  const isYears = /^(?:년|year)/iu.test(unit);
  return isYears ? number * 12 + (half === undefined ? 0 : 6) + Number(rest ?? 0) : number;
}
