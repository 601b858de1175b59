import type { Language } from "@maru/state";
import { koreanWon } from "../calculators/words.ts";

type Figures = Readonly<Record<string, unknown>>;

export const won = (value: unknown) => koreanWon(Number(value));
export const money = (value: unknown, language: Language) =>
  language === "ko" ? won(value) : `${Number(value).toLocaleString("en-US")} won`;

/** «2027년 3월 1일» */
function day(value: unknown): string {
  const [year, month, date] = String(value).split("-").map(Number);
  return `${year}년 ${month}월 ${date}일`;
}

function casesOf(result: Figures): readonly Figures[] {
  return Array.isArray(result["cases"]) ? (result["cases"] as Figures[]) : [];
}

function nameOfCase({ label }: Figures, language: Language): string {
  return (label as Readonly<Record<Language, string>>)[language];
}

/** Of two offers, from which rate of interest on the one is cheaper. */
function whichLease(result: Figures, language: Language): string {
  const korean = language === "ko";
  const [larger, smaller] = (["larger", "smaller"] as const).map((name) => {
    const { deposit, monthly_rent } = result[name] as { deposit: number; monthly_rent: number };
    const [sum, rent] = [money(deposit, language), money(monthly_rent, language)];
    if (monthly_rent === 0) return korean ? `전세 ${sum}` : `jeonse ${sum}`;
    return korean ? `보증금 ${sum}·월세 ${rent}` : `deposit ${sum} with rent ${rent}`;
  });
  if (result["rate_percent"] === null)
    return korean
      ? `**${smaller}** 쪽이 보증금도 월세도 더 들지 않아요. 다른 조건이 같다면 이쪽이 유리해요.`
      : `${smaller} costs no more in deposit or rent; other things equal, it is the better one.`;
  const rate = result["rate_percent"];
  const interest = result["interest"];
  const isCheaper = Number(interest) < Number(result["rent_gap"]);
  const told =
    interest === null
      ? ""
      : korean
        ? ` 말씀하신 연 ${result["interest_percent"]}%면 한 달 이자가 ${money(interest, language)}이라 **${isCheaper ? larger : smaller}** 쪽이 유리해요.`
        : ` At ${result["interest_percent"]}% the interest is ${money(interest, language)} a month, so ${isCheaper ? larger : smaller} is cheaper.`;
  return korean
    ? `보증금 차이 ${money(result["deposit_gap"], language)}을 **연 ${rate}%**보다 싸게 마련할 수 있으면 **${larger}** 쪽이, 그보다 비싸면 **${smaller}** 쪽이 유리해요.${told}`
    : `If the difference of ${money(result["deposit_gap"], language)} costs you less than ${rate}% a year, ${larger} is cheaper; otherwise ${smaller}.${told}`;
}

/** The one sentence that answers, before the calculation that leads to it. */
export const VERDICTS: Readonly<Record<string, (result: Figures, language: Language) => string | null>> = {
  rent_increase_check: (result, language) => {
    if (result["rate_percent"] === undefined && result["earliest_demand"] !== undefined)
      return language === "ko"
        ? `계약하거나 마지막으로 올린 날부터 1년 동안은 올려 달라고 할 수 없어서, **${day(result["earliest_demand"])}**부터 요구할 수 있어요.`
        : `No increase can be demanded for a year, so the first day is ${result["earliest_demand"]}.`;
    if (result["rate_percent"] === undefined && result["is_uncapped"] === true)
      return language === "ko"
        ? "환산보증금이 지역 기준을 넘어 **5% 상한이 적용되지 않아요**. 올려 달라는 금액이 지나치면 주변 시세를 들어 협의하거나 조정을 신청할 수 있어요."
        : "Above the converted deposit of its region the 5% cap does not apply; bargain with the going rate, or ask for mediation.";
    if (result["rate_percent"] === undefined)
      return language === "ko"
        ? `5% 한도는 ${[
            Number(result["deposit_limit"]) > 0 ? `보증금 ${won(result["deposit_limit"])}` : "",
            Number(result["rent_limit"]) > 0 ? `월세 ${won(result["rent_limit"])}` : "",
          ]
            .filter(Boolean)
            .join(", ")}까지예요.`
        : `The 5% cap: ${[
            Number(result["deposit_limit"]) > 0 ? `deposit ${money(result["deposit_limit"], language)}` : "",
            Number(result["rent_limit"]) > 0 ? `rent ${money(result["rent_limit"], language)}` : "",
          ]
            .filter(Boolean)
            .join(", ")}.`;
    const rate = `${result["rate_percent"]}%`;
    if (result["is_uncapped"] === true)
      return language === "ko"
        ? `인상률은 **${rate}**예요. 그런데 환산보증금이 기준을 넘는 상가라서 5% 상한은 적용되지 않아요. 주변 시세와 경제 사정을 들어 협의하거나 조정을 신청하세요.`
        : `The increase is ${rate}. Yet the converted deposit is above the limit, so the 5% cap does not apply; bargain with the going rate, or ask for mediation.`;
    const cap = money(result["limit"], language);
    if (language === "en")
      return result["is_legal"] === true
        ? `The increase is ${rate}, within the 5% cap of ${cap}.`
        : `The increase is ${rate}, beyond the 5% cap of ${cap} by ${money(result["over_by"], language)}.`;
    if (result["basis"] === "converted")
      return result["is_legal"] === true
        ? `보증금과 월세를 환산보증금으로 합치면 인상률은 ${rate}로 5% 한도 안이에요. 각각의 5% 상한은 아래에 있어요.`
        : `보증금과 월세를 환산보증금으로 합치면 인상률은 **${rate}**로 5% 한도를 넘어요. 환산보증금 한도는 **${won(result["limit"])}**이고, 요구액은 한도보다 ${won(result["over_by"])} 많아요.`;
    return result["is_legal"] === true
      ? `인상률은 ${rate}로 5% 한도 안이에요. 한도는 ${won(result["limit"])}이에요.`
      : `인상률은 **${rate}**로 5% 한도를 넘어요. 한도는 **${won(result["limit"])}**이고, 요구액은 한도보다 ${won(result["over_by"])} 많아요.`;
  },
  lease_report_check: (result, language) => {
    const due = typeof result["due_on"] === "string" ? result["due_on"] : null;
    const isOver = Number(result["days_left"]) < 0;
    if (result["must_report"] === false)
      return language === "ko"
        ? "말씀하신 금액이면 **신고 대상이 아니에요.** 보증금이 6천만원을, 월세가 30만원을 넘지 않아요."
        : "By its amounts this lease need not be reported.";
    const isSure = result["must_report"] === true;
    if (language === "en")
      return `${isSure ? "This lease has to be reported" : "If it is above the limits, it has to be reported"} ${due === null ? "within 30 days of the contract" : `by ${due}`}.${due !== null && isOver ? " That day is over: report it soon, fines grow with the delay." : ""}`;
    return [
      isSure ? "**신고 대상이에요.**" : "신고 대상(보증금 6천만원 초과 또는 월세 30만원 초과)이라면,",
      due === null ? "계약한 날부터 30일 안에 신고해야 해요." : `**${day(due)}**까지 신고해야 해요.`,
      ...(due !== null && isOver ? ["이미 지났으니 빨리 신고하세요. 늦을수록 과태료가 커져요."] : []),
    ].join(" ");
  },
  move_in_dates: (result, language) =>
    language === "ko"
      ? `${day(result["moves_on"])}에 입주하고 전입신고까지 하면 **${day(result["holds_from"])} 0시**부터 대항력이 생겨요.`
      : `If you move in and register on ${result["moves_on"]}, opposing power begins at 00:00 of ${result["holds_from"]}.`,
  converted_deposit: (result, language) => {
    const sum = money(result["converted_deposit"], language);
    if (language === "en") return `The converted deposit is ${sum}.`;
    const scope =
      result["is_within"] === null
        ? ""
        : result["is_within"] === true
          ? ` ${result["region"]} 기준 ${won(result["limit"])} 이하라 법이 온전히 적용돼요.`
          : ` ${result["region"]} 기준 ${won(result["limit"])}을 넘어 법의 일부만 적용돼요.`;
    return `환산보증금은 **${sum}**이에요.${scope}`;
  },
  rent_conversion: (result, language) => {
    if (result["deposit_gap"] !== undefined) return whichLease(result, language);
    if (result["less_by"] !== undefined)
      return language === "ko"
        ? `월세는 약 **${won(result["less_by"])}** 줄어 **${won(result["monthly_rent"])}**이 돼요(추정).`
        : `The rent falls by about ${money(result["less_by"], language)} to ${money(result["monthly_rent"], language)} (estimate).`;
    if (result["deposit"] === undefined && result["monthly_rent_limit"] === undefined)
      return language === "ko"
        ? `지금 법정 전월세전환율 상한은 연 **${result["cap_percent"]}%**예요.`
        : `The highest rate is now ${result["cap_percent"]}% a year.`;
    if (result["monthly_rent_limit"] === undefined) {
      const whole = money(result["deposit"], language);
      return language === "ko"
        ? `전세로 바꾸면 보증금은 약 **${whole}**이에요(추정).`
        : `As jeonse the deposit comes to about ${whole}.`;
    }
    const limit = money(result["monthly_rent_limit"], language);
    if (language === "en")
      return result["is_legal"] === false
        ? `That rent is beyond the legal cap of ${limit} a month.`
        : `The most that may be asked is ${limit} a month.`;
    if (result["is_legal"] === true) return `요구한 월세는 법정 상한(월 **${limit}**) 안이에요.`;
    if (result["is_legal"] === false)
      return `요구한 월세는 법정 전환율 상한을 넘어요. 상한은 월 ${limit}이에요.`;
    const whole = Number(result["whole_rent_limit"]);
    if (whole > Number(result["monthly_rent_limit"]))
      return `월세는 많아야 **${limit}** 더 올릴 수 있어요. 지금 월세와 합해 월 **${won(whole)}**까지예요.`;
    return `월세로 바꾸면 법정 상한은 월 **${limit}**이에요.`;
  },
  lease_dates: (result, language) => {
    if (result["ends_on"] !== undefined)
      return language === "ko"
        ? `통지가 ${day(result["notice_on"])}에 닿으면 **${day(result["ends_on"])}**이 지나면서 계약이 끝나고, 보증금도 그때 돌려받아요.`
        : `If the notice arrives on ${result["notice_on"]}, the lease ends when ${result["ends_on"]} has passed; the deposit is due then.`;
    if (result["closes_on"] === undefined) return null;
    const closes = String(result["closes_on"]);
    if (language === "en") return `It must arrive by ${closes}.`;
    const left = Number(result["days_left"]);
    if (left < 0 && result["renewed_until"] !== undefined)
      return `갱신을 요구하거나 나가겠다는 통지는 **${day(closes)}**까지였고 이미 지났어요. 그 사이 서로 아무 말이 없었다면 같은 조건으로 **${day(result["renewed_until"])}**까지 묵시적으로 갱신돼요.`;
    const when = left >= 0 ? `${left}일 남았어요` : "이미 지났어요";
    return `갱신을 요구하거나 나가겠다는 통지는 **${day(closes)}**까지 상대에게 닿아야 해요(${when}).`;
  },
  small_deposit_check: (result, language) => {
    const korean = language === "ko";
    if (result["table_amount"] !== undefined)
      return korean
        ? `${result["region"]}에서는 보증금이 **${won(result["deposit_limit"])}** 이하면 소액임차인이고, **${won(result["table_amount"])}**까지 가장 먼저 돌려받아요(${result["table_since"]}부터의 기준).`
        : `A deposit of at most ${money(result["deposit_limit"], language)} is small there, and ${money(result["table_amount"], language)} of it comes first (since ${result["table_since"]}).`;
    if (result["is_protected"] === true)
      return korean
        ? `소액임차인에 해당해서 **${won(result["protected_amount"])}**까지 가장 먼저 돌려받을 수 있어요.`
        : `It counts as small: ${money(result["protected_amount"], language)} comes first.`;
    return korean
      ? `소액임차인 기준(${result["region"]} ${won(result["deposit_limit"])} 이하)을 넘어서 최우선변제를 받을 수 없어요.`
      : "It is too large to count as small.";
  },
  loan_simulator: (result, language) => {
    const korean = language === "ko";
    const ways = casesOf(result);
    if (ways[0]?.["limit"] !== undefined)
      return ways
        .map((each) => {
          const binding = BINDING[String(each["binding"])]?.[language] ?? "";
          const [limit, payment] = [money(each["limit"], language), money(each["monthly_payment"], language)];
          return korean
            ? `- ${nameOfCase(each, "ko")}: 최대 **${limit}**(추정, ${binding} 기준), 매달 약 ${payment}`
            : `- ${nameOfCase(each, "en")}: ${limit} at most (${binding} decides), ${payment} a month`;
        })
        .join("\n");
    if (ways.length > 0)
      return ways
        .map((each) => {
          const [first, interest] = [
            money(each["first_payment"], language),
            money(each["total_interest"], language),
          ];
          const paid = PAID_EACH[String(each["repayment"])]?.[language] ?? "";
          return korean
            ? `- ${nameOfCase(each, "ko")}: ${paid} **${first}**, 총이자 **${interest}**`
            : `- ${nameOfCase(each, "en")}: ${paid} ${first}, interest in all ${interest}`;
        })
        .join("\n");
    if (result["limit"] !== undefined) {
      const binding = BINDING[String(result["binding"])]?.[language] ?? "";
      if (result["is_about_payment"] === true)
        return korean
          ? `한도 ${won(result["limit"])}을 모두 빌리면 ${result["years"]}년 동안 매달 약 **${won(result["monthly_payment"])}**씩 갚게 돼요(연 ${result["rate_percent"]}%, 추정).`
          : `Borrowing the whole limit of ${money(result["limit"], language)} costs about ${money(result["monthly_payment"], language)} a month at ${result["rate_percent"]}% over ${result["years"]} years.`;
      return korean
        ? `최대 **${won(result["limit"])}**까지 빌릴 수 있어요(추정). 한도를 정하는 것은 **${binding}**이고, 매달 약 ${won(result["monthly_payment"])}씩 갚게 돼요.`
        : `About ${money(result["limit"], language)} at most; ${binding} decides, at ${money(result["monthly_payment"], language)} a month.`;
    }
    if (result["payable_loan"] !== undefined)
      return korean
        ? `매달 ${won(result["monthly_budget"])}씩 갚는다면 **${won(result["payable_loan"])}**까지 빌릴 수 있어요(추정).`
        : `Paying back ${money(result["monthly_budget"], language)} a month carries a loan of about ${money(result["payable_loan"], language)}.`;
    if (result["first_payment"] === undefined) return null;
    const [first, interest] = [
      money(result["first_payment"], language),
      money(result["total_interest"], language),
    ];
    if (!korean)
      return `${PAYING[String(result["repayment"])]?.en ?? ""} ${first}; ${interest} of interest in all.`;
    return `${won(result["loan_amount"])}을 빌리면 ${PAYING[String(result["repayment"])]?.ko ?? ""} **${first}**을 내요. 총이자는 ${interest}이에요.`;
  },
  roi_calculator: (result, language) =>
    language === "ko"
      ? `총수익률은 연 **${result["gross_yield_percent"]}%**, 넣은 돈 대비 순수익률은 연 **${result["net_yield_percent"]}%**예요.${result["payback_years"] === null ? "" : ` 회수까지 약 ${result["payback_years"]}년 걸려요.`}`
      : `Gross yield ${result["gross_yield_percent"]}%, net on the money put in ${result["net_yield_percent"]}% a year.`,
  broker_fee_calculator: (result, language) => {
    const cases = casesOf(result);
    if (cases.length > 0)
      return cases
        .map((each) => {
          const limit = money(each["fee_limit"], language);
          return language === "ko"
            ? `- ${nameOfCase(each, "ko")}: 한쪽이 내는 중개보수 상한은 **${limit}**(요율 ${each["rate_percent"]}%)`
            : `- ${nameOfCase(each, "en")}: at most ${limit} for each side (${each["rate_percent"]}%)`;
        })
        .join("\n");
    const isOver = Number(result["over_by"]) > 0;
    const isAsked = result["demanded_fee"] !== undefined;
    const [limit, asked] = [money(result["fee_limit"], language), money(result["demanded_fee"], language)];
    if (language === "en")
      return `At most ${limit} for each side (${result["rate_percent"]}%).${isAsked ? (isOver ? ` The ${asked} asked for is ${money(result["over_by"], language)} too much.` : ` The ${asked} asked for is within it.`) : ""}`;
    return `한쪽이 내는 중개보수 상한은 **${limit}**(요율 ${result["rate_percent"]}%)이에요.${isAsked ? (isOver ? ` 요구한 ${asked}은 상한보다 ${won(result["over_by"])} 많아요.` : ` 요구한 ${asked}은 상한 안이에요.`) : ""}`;
  },
};

/** What the first payment of each way to pay back is. */
const PAYING: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  equal_payment: { ko: "매달", en: "Every month you pay" },
  equal_principal: { ko: "첫 달에", en: "The first payment, from which it falls, is" },
  bullet: { ko: "만기까지 매달 이자로", en: "Until the end, the interest of a month is" },
};

const PAID_EACH: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  equal_payment: { ko: "매달", en: "every month" },
  equal_principal: { ko: "첫 달(갈수록 줄어요)", en: "first payment (falling)" },
  bullet: { ko: "매달 이자", en: "interest every month" },
};

const BINDING: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  ltv: { ko: "LTV(담보인정비율)", en: "LTV" },
  dti: { ko: "DTI(총부채상환비율)", en: "DTI" },
  dsr: { ko: "DSR(총부채원리금상환비율)", en: "DSR" },
  cap: { ko: "대출 총액 한도", en: "the cap on loans" },
};
