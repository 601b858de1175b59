import { findPercentages } from "@maru/language";
import { CIVIL, type Finding, HOUSING, phrase, type Rule } from "./finding.ts";

const USUAL_PENALTY = 10;

/** A penalty beyond the usual tenth of the deposit, or the whole of it. */
export function judgePenalty(sentence: string): Finding | undefined {
  if (!/위약금|위약벌|배상액|몰수|연체\s?(?:이자|료|금)|지연\s?(?:이자|손해)|귀속/u.test(sentence))
    return undefined;
  if (
    /(?:보증금|전액).{0,14}(?:몰수|귀속|반환하지|돌려주지)|보증금\s?(?:전액|전부).{0,12}위약/u.test(sentence)
  )
    return penalty("high", "보증금 전부를 위약금으로 잃게 되어 있어요.", "The whole deposit is forfeited.");
  const rates = findPercentages(sentence).map(({ value, span }) => ({
    rate: value.kind === "range" ? value.maximum : value.amount,
    yearly: perYear(sentence.slice(0, span.start)),
  }));
  const highest = rates.at(0);
  if (highest === undefined) return undefined;
  if (/연체|지연/u.test(sentence)) {
    const yearly = highest.rate * highest.yearly;
    if (yearly > 20) return lateInterest("high", yearly);
    return yearly > 12 ? lateInterest("medium", yearly) : FINE;
  }
  if (highest.rate > 2 * USUAL_PENALTY)
    return penalty(
      "high",
      `위약금 ${highest.rate}%는 통상(10%)보다 훨씬 많아요.`,
      `${highest.rate}% is far above the usual 10%.`,
    );
  if (highest.rate > USUAL_PENALTY)
    return penalty(
      "medium",
      `위약금 ${highest.rate}%는 통상(10%)보다 많아요.`,
      `${highest.rate}% is above the usual 10%.`,
    );
  return FINE;
}

function perYear(before: string): number {
  if (/(?:일|하루|매일)\s?(?:당|에)?\s?$/u.test(before)) return 365;
  return /(?:월|매월|매달|한\s?달)\s?(?:당|에)?\s?$/u.test(before) ? 12 : 1;
}

function penalty(risk_level: "medium" | "high", ko: string, en: string): Finding {
  return {
    kind: "penalty",
    risk_level,
    reason: {
      ko: `${ko} 부당하게 많은 위약금은 법원이 줄일 수 있어요(민법 제398조).`,
      en: `${en} A court may reduce an excessive penalty (Civil Act 398).`,
    },
    articles: [`${CIVIL}398`],
    suggestion: {
      ko: "한쪽이 계약을 어기면 상대방에게 보증금의 10% 안에서 실제 손해를 배상한다.",
      en: "Whoever breaks the contract pays the actual loss up to 10% of the deposit.",
    },
    fails: "penalty_reasonable",
  };
}

function lateInterest(risk_level: "medium" | "high", yearly: number): Finding {
  const shown = Number(yearly.toFixed(1));
  return {
    kind: "penalty",
    risk_level,
    reason: {
      ko: `연체이자가 한 해 ${shown}%예요. 지나치게 높으면 법원이 줄일 수 있어요(민법 제398조).`,
      en: `Late interest of ${shown}% a year; a court may reduce it (Civil Act 398).`,
    },
    articles: [`${CIVIL}398`],
    suggestion: {
      ko: "연체한 차임에는 연 12% 이하의 이자를 붙인다.",
      en: "Late rent bears interest of no more than 12% a year.",
    },
    fails: "penalty_reasonable",
  };
}

const FINE: Finding = {
  kind: "penalty",
  risk_level: "low",
  reason: { ko: "통상의 범위예요.", en: "Within what is usual." },
  articles: [`${CIVIL}398`],
  suggestion: null,
  fails: null,
};

const AT_HANDOVER = {
  ko: "임대인은 임차인이 주택을 넘기는 것과 동시에 보증금을 돌려준다.",
  en: "The landlord returns the deposit at the moment the home is handed back.",
};

export const DEPOSIT_RULES: readonly Rule[] = [
  phrase(
    /(?:새로?운?|다음|후속|신규|후임|다른)\s?(?:임차인|세입자).{0,34}(?:반환|돌려|지급|정산)/u,
    {
      kind: "deposit_return",
      risk_level: "high",
      reason: {
        ko: "보증금 반환을 다음 세입자가 들어올 때까지 미루고 있어요. 보증금은 집을 넘기는 것과 동시에 돌려줘야 해요(민법 제536조, 주택임대차보호법 제4조 제2항).",
        en: "The deposit waits for the next tenant; it is due at handover (Civil Act 536, article 4).",
      },
      articles: [`${CIVIL}536`, `${HOUSING}4`],
      suggestion: AT_HANDOVER,
      fails: "deposit_returned_at_handover",
    },
    /관계없이|상관없이|여부와/u,
  ),
  phrase(
    /(?:퇴거|명도|인도|종료|만료|이사).{0,14}(?:후|뒤|부터|로부터).{0,8}(?:\d{1,3}|한|두|세|석)\s?(?:일|주|개월|달).{0,14}(?:보증금|반환|돌려|지급)|보증금.{0,24}(?:퇴거|명도|인도|종료|이사).{0,10}(?:후|뒤).{0,8}\d{1,3}\s?(?:일|주|개월|달)/u,
    {
      kind: "deposit_return",
      risk_level: "medium",
      reason: {
        ko: "집을 비운 뒤에 보증금을 돌려주게 되어 있어요. 먼저 비우면 대항력을 잃을 수 있어요. 동시에 돌려받는 것이 원칙이에요(민법 제536조).",
        en: "The deposit is paid only after moving out, when protection may be lost; it is due at handover (Civil Act 536).",
      },
      articles: [`${CIVIL}536`, `${HOUSING}3`],
      suggestion: AT_HANDOVER,
      fails: "deposit_returned_at_handover",
    },
    /통지|통보|갱신/u,
  ),
  phrase(/보증금.{0,24}(?:임의|마음대로|일방적).{0,10}(?:공제|차감|상계)/u, {
    kind: "deposit_return",
    risk_level: "high",
    reason: {
      ko: "임대인이 마음대로 보증금에서 뺄 수 있게 되어 있어요. 뺄 수 있는 것은 밀린 차임과 입증된 손해뿐이에요.",
      en: "The landlord may deduct at will; only arrears and proven damage may be deducted.",
    },
    articles: [`${CIVIL}536`, `${CIVIL}615`],
    suggestion: {
      ko: "보증금에서는 밀린 차임·관리비와 임차인이 확인한 손해만 뺀다.",
      en: "Only arrears and damage the tenant acknowledges are deducted.",
    },
    fails: "deposit_returned_at_handover",
  }),
  phrase(/동시에.{0,24}(?:보증금|반환)|보증금.{0,30}(?:동시에|즉시).{0,12}(?:반환|돌려|지급)/u, {
    kind: "deposit_return",
    risk_level: "low",
    reason: {
      ko: "집을 넘기는 것과 동시에 보증금을 돌려받게 되어 있어요(민법 제536조).",
      en: "The deposit comes back at handover (Civil Act 536).",
    },
    articles: [`${CIVIL}536`],
    suggestion: null,
    fails: null,
  }),
];
