import { CIVIL, type Finding, HOUSING, phrase, type Rule } from "./finding.ts";

const EARLY = "(?:중도|중간|조기|만기\\s?전|만료\\s?전|기간\\s?(?:중|내|전|만료\\s?전)|계약\\s?기간)";
const LEAVING = "(?:퇴거|퇴실|해지|이사|나가|명도|종료)";
const RENT = "(?:월세|차임|임대료|월\\s?임대료)";

const REAL_LOSS = {
  ko: "임차인이 계약 기간 중 나가려면 새 임차인이 들어올 때까지의 차임과 중개보수만 부담한다. 갱신된 뒤에는 3개월 전에 알리고 나갈 수 있다.",
  en: "A tenant who leaves within the term pays rent until a successor moves in and the broker's fee; after a renewal three months' notice is enough.",
};

function leaving(risk_level: Finding["risk_level"], ko: string, en: string): Finding {
  return {
    kind: "penalty",
    risk_level,
    reason: {
      ko: `${ko} 부당하게 많은 위약금은 법원이 줄일 수 있고(민법 제398조), 갱신된 뒤 3개월 전에 알리고 나갈 권리까지 막으면 그 부분은 효력이 없어요(제6조의2, 제10조).`,
      en: `${en} A court may reduce an excessive penalty (Civil Act 398); as far as it takes away the three months' notice after a renewal it is void (articles 6-2 and 10).`,
    },
    articles: [`${CIVIL}398`, `${HOUSING}6-2`, `${HOUSING}10`],
    suggestion: REAL_LOSS,
    fails: "penalty_reasonable",
  };
}

/** What a tenant pays, says and allows when leaving. */
export const LEAVING_RULES: readonly Rule[] = [
  phrase(
    /(?:중도|중간|기간\s?(?:중|내)|만기\s?전|어떠한\s?(?:경우|사유)|어떤\s?(?:경우|이유)).{0,30}(?:해지|해약|퇴거|퇴실|나갈).{0,14}(?:할\s?수\s?없|수\s?없|못|불가|금지|않)/u,
    {
      kind: "termination",
      risk_level: "medium",
      reason: {
        ko: "처음 정한 기간 안에는 임차인도 마음대로 끝낼 수 없는 것이 원칙이지만, 묵시적으로 갱신됐거나 갱신요구권으로 갱신한 뒤에는 언제든 알리고 3개월 뒤 나갈 수 있어요(제6조의2, 제6조의3 제4항). 그 권리까지 막으면 그 부분은 효력이 없어요(제10조).",
        en: "Within the first term a tenant cannot simply leave either; but after an implied or demanded renewal three months' notice is enough (articles 6-2 and 6-3(4)). As far as it takes that away it is void (article 10).",
      },
      articles: [`${HOUSING}6-2`, `${HOUSING}6-3`, `${HOUSING}10`],
      suggestion: REAL_LOSS,
      fails: "termination_lawful",
    },
    /임대인(?:은|이|도)[^.]{0,30}(?:해지|해약)/u,
  ),
  phrase(
    new RegExp(
      `${EARLY}.{0,24}${LEAVING}.{0,40}(?:잔여|남은|나머지|잔존).{0,12}${RENT}|(?:잔여|남은|나머지|잔존)\\s?(?:기간)?.{0,8}${RENT}.{0,14}(?:전액|전부|모두|일시).{0,20}(?:임차인|부담|지급|납부|배상|물)`,
      "u",
    ),
    leaving(
      "high",
      "중간에 나가면 남은 월세를 모두 물게 되어 있어요.",
      "Whoever leaves early owes all the remaining rent.",
    ),
    /새로?운?\s?임차인이?\s?(?:들어|입주)|않|면제/u,
  ),
  phrase(
    new RegExp(
      `${EARLY}.{0,24}${LEAVING}.{0,40}${RENT}\\s?(?:의\\s?)?(?:[2-9]|1\\d|두|세|석|네|넉|다섯|여섯)\\s?(?:개월|달)`,
      "u",
    ),
    leaving(
      "medium",
      "중간에 나가면 몇 달 치 월세를 위약금으로 내게 되어 있어요.",
      "Whoever leaves early owes several months' rent as a penalty.",
    ),
    /않|면제/u,
  ),
  phrase(
    /임차인.{0,24}(?:[3-9]|1[0-2]|석|세|넉|네|다섯|여섯)\s?(?:개월|달)\s?(?:이?전|전까지).{0,20}(?:통보|통지|알리|고지)/u,
    {
      kind: "termination",
      risk_level: "medium",
      reason: {
        ko: "임차인은 만기 2개월 전까지만 알리면 돼요. 더 일찍 알리라는 약속은 임차인에게 불리해 효력이 없어요(제6조, 제10조).",
        en: "A tenant need only give notice two months before the end; an earlier deadline is void against the tenant (articles 6 and 10).",
      },
      articles: [`${HOUSING}6`, `${HOUSING}10`],
      suggestion: {
        ko: "임차인은 기간이 끝나기 2개월 전까지 갱신하지 않겠다고 알릴 수 있다.",
        en: "The tenant may say until two months before the end that the lease is not renewed.",
      },
      fails: "termination_lawful",
    },
  ),
  phrase(
    /임대인(?:이|의|은)?.{0,14}(?:실거주|입주|거주|필요|사정|요청|요구).{0,24}(?:즉시|언제든|바로|조건\s?없이|무조건)?.{0,12}(?:퇴거|명도|비워|나가|인도)/u,
    {
      kind: "termination",
      risk_level: "high",
      reason: {
        ko: "임대인의 사정만으로 기간 중에 나가게 하고 있어요. 2년은 보장되므로(제4조) 임차인에게 불리한 이 약속은 효력이 없어요(제10조).",
        en: "It makes the tenant leave for the landlord's own reasons; two years are guaranteed (article 4), so this is void (article 10).",
      },
      articles: [`${HOUSING}4`, `${HOUSING}10`],
      suggestion: {
        ko: "임대인의 실거주는 만기의 갱신 요구를 거절하는 사유로만 쓰고, 기간 중에는 계약을 유지한다.",
        en: "The landlord's own use is a reason to refuse renewal at the end only; within the term the lease goes on.",
      },
      fails: "two_years_kept",
    },
    /거절|갱신|않|못/u,
  ),
  phrase(
    /임대인.{0,14}(?:언제든|수시로|임의로|불시|사전\s?(?:통보|통지|동의|연락)\s?없이|동의\s?없이).{0,16}(?:방문|출입|들어|점검|확인|열람|개방)|(?:비밀번호|열쇠).{0,12}(?:임대인|공유|제공)/u,
    {
      kind: "special_term",
      risk_level: "medium",
      reason: {
        ko: "임대인이 알리지 않고 집에 들어올 수 있게 되어 있어요. 빌려준 동안 집은 임차인이 쓰고, 임대인은 쓸 수 있는 상태를 지켜 줘야 해요(민법 제623조).",
        en: "It lets the landlord come in unannounced; while it is let the home is the tenant's to use (Civil Act 623).",
      },
      articles: [`${CIVIL}623`],
      suggestion: {
        ko: "임대인은 수리 등 필요한 때에만 미리 알리고 임차인의 동의를 받아 출입한다.",
        en: "The landlord enters only when needed, announced beforehand and with the tenant's consent.",
      },
      fails: null,
    },
    /않|못|금지/u,
  ),
  phrase(
    /(?:퇴실|퇴거|입주)?\s?청소(?:비|비용|료).{0,24}(?:임차인|부담|공제|지급|납부|\d)/u,
    {
      kind: "repair",
      risk_level: "medium",
      reason: {
        ko: "청소비를 무조건 임차인이 내게 되어 있어요. 법이 정한 의무는 아니고, 원상회복은 평범하게 쓴 자국을 빼고 보는 것이 보통이에요(민법 제615조, 제654조).",
        en: "The tenant pays for cleaning in any case; the law does not demand it, and restoration usually leaves out ordinary use (Civil Act 615, 654).",
      },
      articles: [`${CIVIL}615`, `${CIVIL}654`],
      suggestion: {
        ko: "임차인은 통상의 사용을 넘어 더럽히거나 훼손한 부분의 청소비만 부담한다.",
        en: "The tenant pays for cleaning only what goes beyond ordinary use.",
      },
      fails: null,
    },
    /임대인(?:이|의)?\s?부담/u,
  ),
  phrase(
    /중개(?:보수|수수료).{0,16}(?:임차인|세입자).{0,8}(?:부담|지급|납부)|(?:임차인|세입자).{0,10}중개(?:보수|수수료).{0,10}(?:부담|지급|납부)/u,
    {
      kind: "special_term",
      risk_level: "medium",
      reason: {
        ko: "임대인 몫의 중개보수까지 임차인에게 넘기는 것일 수 있어요. 중개보수는 양쪽이 각자 내는 것이 원칙이고, 갱신된 뒤 3개월 통지로 나갈 때는 낼 의무가 없어요(공인중개사법 제32조, 주택임대차보호법 제6조의2).",
        en: "It may put the landlord's share of the fee on the tenant; each side pays its own, and after a renewal a tenant who leaves on notice owes none (Licensed Real Estate Agents Act 32, article 6-2).",
      },
      articles: ["broker-act/32", `${HOUSING}6-2`],
      suggestion: {
        ko: "중개보수는 임대인과 임차인이 각자 부담한다. 임차인이 처음 기간 중 나가는 때에만 합의로 정한다.",
        en: "Each side pays its own fee; only when the tenant leaves within the first term is it settled by agreement.",
      },
      fails: null,
    },
    /각자|각각|임대인과\s?임차인/u,
  ),
];
