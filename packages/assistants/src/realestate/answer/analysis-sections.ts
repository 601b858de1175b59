import type { Language } from "@maru/state";
import { koreanWon } from "../calculators/words.ts";
import type { PolicyMatch } from "../ports.ts";
import type { Analysed } from "../tools/analysis-tool.ts";
import { bullets, type Material, PLAIN, type Section } from "./section.ts";

type Figures = Readonly<Record<string, unknown>>;

const TITLES: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  rent_increase_check: { ko: "인상률과 한도", en: "The increase and its cap" },
  rent_conversion: { ko: "전월세 전환", en: "Conversion" },
  lease_dates: { ko: "날짜", en: "Dates" },
  broker_fee_calculator: { ko: "중개보수", en: "Broker's fee" },
  small_deposit_check: { ko: "최우선변제", en: "Small deposits" },
  market_analysis: { ko: "시세와 비교", en: "Beside the market" },
  risk_analysis: { ko: "보증금 위험", en: "Risk of the deposit" },
  loan_simulator: { ko: "대출 계산", en: "Loan" },
  roi_calculator: { ko: "수익률", en: "Yield" },
  policy_matcher: { ko: "지원 정책", en: "Support programmes" },
  legal_options: { ko: "이렇게 해 보세요", en: "What to do" },
};

const won = (value: unknown) => koreanWon(Number(value));
const money = (value: unknown, language: Language) =>
  language === "ko" ? won(value) : `${Number(value).toLocaleString("en-US")} won`;

/** The one sentence that answers, before the calculation that leads to it. */
const VERDICTS: Readonly<Record<string, (result: Figures, language: Language) => string | null>> = {
  rent_increase_check: (result, language) => {
    if (result["rate_percent"] === undefined)
      return language === "ko"
        ? `5% 한도는 ${[
            Number(result["deposit_limit"]) > 0 ? `보증금 ${won(result["deposit_limit"])}` : "",
            Number(result["rent_limit"]) > 0 ? `월세 ${won(result["rent_limit"])}` : "",
          ]
            .filter(Boolean)
            .join(", ")}까지예요.`
        : null;
    const rate = `${result["rate_percent"]}%`;
    if (language === "en")
      return result["is_legal"] === true
        ? `The increase is ${rate}, within the 5% cap.`
        : `The increase is ${rate}, beyond the 5% cap by ${Number(result["over_by"]).toLocaleString("en-US")} won.`;
    return result["is_legal"] === true
      ? `인상률은 ${rate}로 5% 한도 안이에요. 한도는 ${won(result["limit"])}이에요.`
      : `인상률은 **${rate}**로 5% 한도를 넘어요. 한도는 **${won(result["limit"])}**이고, 요구액은 한도보다 ${won(result["over_by"])} 많아요.`;
  },
  rent_conversion: (result, language) => {
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
    return `월세로 바꾸면 법정 상한은 월 **${limit}**이에요.`;
  },
  lease_dates: (result, language) => {
    if (result["closes_on"] === undefined) return null;
    const closes = String(result["closes_on"]);
    if (language === "en") return `It must arrive by ${closes}.`;
    const [year, month, day] = closes.split("-").map(Number);
    const left = Number(result["days_left"]);
    const when = left >= 0 ? `${left}일 남았어요` : "이미 지났어요";
    return `갱신을 요구하거나 나가겠다는 통지는 **${year}년 ${month}월 ${day}일**까지 상대에게 닿아야 해요(${when}).`;
  },
  small_deposit_check: (result, language) => {
    const korean = language === "ko";
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
    if (result["limit"] !== undefined) {
      const binding = BINDING[String(result["binding"])]?.[language] ?? "";
      return korean
        ? `최대 **${won(result["limit"])}**까지 빌릴 수 있어요(추정). 한도를 정하는 것은 **${binding}**이고, 매달 약 ${won(result["monthly_payment"])}씩 갚게 돼요.`
        : `About ${money(result["limit"], language)} at most; ${binding} decides, at ${money(result["monthly_payment"], language)} a month.`;
    }
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
  broker_fee_calculator: (result, language) =>
    language === "ko"
      ? `한쪽이 내는 중개보수 상한은 **${won(result["fee_limit"])}**(요율 ${result["rate_percent"]}%)이에요.`
      : `At most ${money(result["fee_limit"], language)} for each side (${result["rate_percent"]}%).`,
};

/** What the first payment of each way to pay back is. */
const PAYING: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  equal_payment: { ko: "매달", en: "Every month you pay" },
  equal_principal: { ko: "첫 달에", en: "The first payment, from which it falls, is" },
  bullet: { ko: "만기까지 매달 이자로", en: "Until the end, the interest of a month is" },
};

const BINDING: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  ltv: { ko: "LTV(담보인정비율)", en: "LTV" },
  dti: { ko: "DTI(총부채상환비율)", en: "DTI" },
  dsr: { ko: "DSR(총부채원리금상환비율)", en: "DSR" },
  cap: { ko: "대출 총액 한도", en: "the cap on loans" },
};

/** Tools that judge say so in insights; those that calculate, in a verdict. */
const JUDGING = ["market_analysis", "risk_analysis"];

/** A calculation, shown step by step. */
export function calculationSection(tool: string, material: Material): Section | null {
  const { analyses, language } = material;
  const analysed = analyses.get(tool);
  if (analysed === undefined) return null;
  const title = TITLES[tool]?.[language] ?? tool;
  if (analysed.refused !== null)
    return {
      ...PLAIN,
      title,
      lines: [analysed.refused[language]],
      asks: analysed.missing,
      confidence: 0.5,
    };
  if (analysed.missing.length > 0 && analysed.steps.length === 0)
    return { ...PLAIN, title, lines: [], asks: analysed.missing, confidence: 0.5 };
  const verdict = VERDICTS[tool]?.(analysed.result, language);
  const { listing, price } = material.request.facts;
  return {
    ...PLAIN,
    title,
    lines: [
      ...(verdict === null || verdict === undefined ? [] : [verdict]),
      ...(listing === null || price === null
        ? []
        : [
            language === "ko"
              ? `${listing}의 매매가 ${won(price)}으로 계산했어요.`
              : `Worked out with the price of ${listing}, ${money(price, language)}.`,
          ]),
      ...(JUDGING.includes(tool) ? analysed.insights.map(({ content }) => content[language]) : []),
      ...bullets(analysed.steps.map(({ label, formula }) => `${label[language]}: ${formula[language]}`)),
      // The law's own section says the conditions of an increase already.
      ...(tool === "rent_increase_check" && (material.search?.legal_results.length ?? 0) > 0
        ? []
        : analysed.notes.map((note) => `※ ${note[language]}`)),
      ...(analysed.recommendations.length === 0
        ? []
        : [
            language === "ko" ? "이렇게 해 보세요:" : "What to do:",
            ...analysed.recommendations.map((each, index) => `${index + 1}. ${each[language]}`),
          ]),
    ],
    sources: analysed.sources.map(sourceName),
    asks: analysed.missing,
    confidence: analysed.confidence,
    isLegal: LEGAL.includes(tool),
    isUrgent: tool === "risk_analysis",
  };
}

const LEGAL = [
  "rent_increase_check",
  "rent_conversion",
  "lease_dates",
  "small_deposit_check",
  "risk_analysis",
];

export function sourceName({ name, as_of, url }: Analysed["sources"][number]): string {
  return `${name} (${as_of} 기준)${url === null ? "" : `, ${url}`}`;
}

/** What can be done, in order. */
export function optionsSection({ analyses, language }: Material): Section | null {
  const options = analyses.get("legal_options")?.recommendations ?? [];
  if (options.length === 0) return null;
  return {
    ...PLAIN,
    title: TITLES["legal_options"]?.[language] ?? "",
    lines: options.map((option, index) => `${index + 1}. ${option[language]}`),
    confidence: 0.8,
    isLegal: true,
  };
}

export function policySection({ analyses, language }: Material): Section | null {
  const analysed = analyses.get("policy_matcher");
  if (analysed === undefined) return null;
  const korean = language === "ko";
  const matches = (analysed.result["matches"] ?? []) as unknown as readonly PolicyMatch[];
  const of = (fits: PolicyMatch["fits"]) => matches.filter((each) => each.fits === fits);
  const line = (each: PolicyMatch) => {
    const parts = [
      ...each.met.map((met) => `✓ ${met[language]}`),
      ...each.missed.map((missed) => `✗ ${missed[language]}`),
      ...each.unsettled.map(
        (open) => `${open[language]}(${language === "ko" ? "확인 필요" : "to be checked"})`,
      ),
    ];
    return `**${each.id}** (${each.kind}): ${each.benefit[language]}${parts.length === 0 ? "" : `. ${korean ? "조건" : "Conditions"}: ${parts.join(", ")}`}`;
  };
  const lines = [
    ...analysed.notes.map((note) => note[language]),
    ...(of("yes").length === 0
      ? []
      : [korean ? "말씀하신 조건에 맞아요:" : "These fit:", ...bullets(of("yes").map(line))]),
    ...(of("unknown").length === 0
      ? []
      : [
          korean ? "더 알려 주시면 확인할 수 있어요:" : "With more facts these may fit:",
          ...bullets(of("unknown").map(line)),
        ]),
    ...(of("no").length === 0
      ? []
      : [korean ? "조건이 맞지 않아요:" : "These do not fit:", ...bullets(of("no").map(line))]),
    korean
      ? `${asOf(matches)} 기준 자료예요. 소득·자산 한도와 금리는 자주 바뀌니 신청 전에 주택도시기금(nhuf.molit.go.kr) 등 공식 안내를 확인하세요.`
      : `As of ${asOf(matches)}. Check the official notice before applying.`,
  ];
  return {
    ...PLAIN,
    title: TITLES["policy_matcher"]?.[language] ?? "",
    lines,
    sources: [...new Set(analysed.sources.map(sourceName))],
    asks: analysed.missing,
    confidence: 0.75,
  };
}

/** The oldest date that a programme's conditions were taken on. */
function asOf(matches: readonly PolicyMatch[]): string {
  return matches.map(({ source }) => source.as_of).sort()[0] ?? "";
}
