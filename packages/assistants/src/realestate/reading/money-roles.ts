import type { Topic } from "../shapes/request.ts";
import type { Role, Said } from "./read-amounts.ts";

const COST_BEFORE =
  /(?:비용|경비|유지비|운영비|관리비|재산세|종부세|세금|수리비|보험료|지출|공과금|나가는(?:돈|비용)|드는(?:돈|비용))[은는이가도을를로]{0,2}(?:으로|만)?(?:합쳐서?|합해서?|다해서|총|약|한|대충)?(?:1년에?|일년에?|연간?|매년|해마다|한해에?|월|매달|매월|한달에?)?(?:약|한|총)?$|(?:runningcosts?|expenses?|costs?|upkeep|maintenance(?:fees?)?|propertytax(?:es)?)(?:are|is|of|run|to|about|around|were)*$/iu;
const COST_AFTER =
  /^(?:원)?(?:정도|쯤|씩)?의?(?:비용|경비|유지비|관리비|세금|지출)|^(?:원)?(?:씩|정도|쯤)?(?:나가|나간|들어가|들어간|들면|든다|빠지|빠진)|^(?:won)?(?:a|per|every|each)?(?:year|month|annum)?(?:in|of)(?:running)?(?:costs?|expenses?|upkeep)/iu;

/** «재산세로 1년에 120만원 나간다 치면»: what a home to let costs, whatever else the same words are called elsewhere. */
export function isRunningCost({ before, after }: Said, topics: readonly Topic[]): boolean {
  return topics.includes("roi") && (COST_BEFORE.test(before) || COST_AFTER.test(after));
}

/** What it comes to in a year. */
export function yearlyCost({ before, money, low }: Said): number {
  const isMonthly = money.per === "month" || /(?:월|매달|매월|한달에?|다달이)(?:약|한)?$/u.test(before);
  return isMonthly ? low * 12 : low;
}

const MONTHLY = /(?:월|매달|매월|한달에?|다달이|달에)(?:약|한|최대)?$/u;
const CAN_PAY =
  /^(?:원)?(?:씩|까지|정도|쯤|은|는|이?면|만){0,3}(?:갚을수|낼수|부담할수|부담가능|상환할수|상환가능|갚을만|감당|갚는다|낸다(?:고|면)|갚으면|내면|상환하면)/u;
const OTHER_DEBT =
  /(?:car|auto|student|credit(?:card)?|personal|existing|other|another)(?:loans?|debts?)(?:payments?|repayments?|instal+ments?)?(?:of|is|are|at|costs?|costing|that|for)*$|(?:loan|debt|car)(?:payments?|repayments?|instal+ments?)(?:of|is|are)*$/iu;
const FOR_OTHER_DEBT =
  /^(?:won)?(?:amonth|permonth|monthly)?(?:on|for|toward)(?:my|a|the|an)?(?:existing|car|auto|student|other|credit|personal)/iu;

/** What an amount is to somebody who borrows: what he owes already, or can pay a month. */
export function roleInLending(said: Said, topics: readonly Topic[]): Role | undefined {
  const { before, after, money } = said;
  const isMonthly = money.per === "month" || MONTHLY.test(before);
  if (!topics.includes("loan_limit") && !topics.includes("loan_payment")) return undefined;
  // «주택담보대출 4억 매달 얼마»: where only the payment is asked for, the mortgage is the loan itself.
  if (said.role === "senior_debt" && !topics.includes("loan_limit")) return "loan_amount";
  if (OTHER_DEBT.test(before) || FOR_OTHER_DEBT.test(after))
    return isMonthly ? "debt_payments" : "existing_debt";
  if (isMonthly && (CAN_PAY.test(after) || /(?:afford|canpay)(?:to|pay|about|upto)*$/iu.test(before)))
    return "monthly_budget";
  // «9억 아파트, 주담대 얼마 가능?»: a home that is named with its sum is what it costs.
  const isHome =
    topics.includes("loan_limit") &&
    said.role === undefined &&
    /^(?:원)?(?:짜리|의|대)?(?:신축|구축)?(?:집|아파트|오피스텔|빌라|주택)/u.test(after);
  return isHome ? "price" : undefined;
}
