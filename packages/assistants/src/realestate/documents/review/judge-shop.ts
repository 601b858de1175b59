import { findPercentages } from "@maru/language";
import { CIVIL, type Finding, phrase, type Rule } from "./finding.ts";
import { judgePenalty } from "./judge-money.ts";
import { REPAIR_RULES } from "./judge-repair.ts";

const SHOP = "shop-lease-act/";
const DECREE = "shop-lease-decree/";
const CAP = 5;

/** What a shop's rent is raised by: the cap of its own act, which large leases are outside of. */
function judgeShopIncrease(sentence: string): Finding | undefined {
  const raises = /인상|증액|올리|올려|올린|상향/u.test(sentence);
  if (!raises || !/보증금|차임|월세|임대료|갱신|재계약|연장/u.test(sentence)) return undefined;
  const rates = findPercentages(sentence).map(({ value }) =>
    value.kind === "range" ? value.maximum : value.amount,
  );
  const highest = Math.max(0, ...rates);
  const isAtWill = /언제든|임의|일방|정하는\s?(?:대로|바)|시세(?:에|대로|만큼)/u.test(sentence);
  if (highest <= CAP && !isAtWill) return rates.length > 0 ? WITHIN : undefined;
  const what =
    highest > CAP
      ? { ko: `${highest}% 인상은 상가 임대료의 상한 5%를 넘어요`, en: `${highest}% goes beyond the 5% cap` }
      : { ko: "임대인이 마음대로 올릴 수 있게 되어 있어요", en: "The landlord may raise at will" };
  return {
    kind: "increase",
    risk_level: "high",
    reason: {
      ko: `${what.ko}(상가건물 임대차보호법 제11조, 시행령 제4조). 임차인에게 불리한 이런 약속은 효력이 없어요(제15조). 다만 환산보증금이 지역 기준(서울 9억원)을 넘는 상가에는 5% 상한이 적용되지 않아요(제2조).`,
      en: `${what.en} (Commercial Lease Act 11, Decree 4), and such a term is void (article 15); above the converted deposit of its region (Seoul 900 million won) there is no cap (article 2).`,
    },
    articles: [`${SHOP}11`, `${DECREE}4`, `${SHOP}15`, `${SHOP}2`],
    suggestion: {
      ko: "차임과 보증금은 1년이 지난 뒤 5%를 넘지 않는 범위에서 협의하여 올릴 수 있다.",
      en: "After a year rent and deposit may be raised by agreement, by no more than 5%.",
    },
    fails: "increase_within_cap",
  };
}

const WITHIN: Finding = {
  kind: "increase",
  risk_level: "low",
  reason: {
    ko: "상가 임대료의 상한 5%(상가건물 임대차보호법 제11조)를 넘지 않아요.",
    en: "Within the 5% cap (Commercial Lease Act 11).",
  },
  articles: [`${SHOP}11`],
  suggestion: null,
  fails: null,
};

/** Clauses of a shop's lease, by the act for shops and by what holds for every lease. */
export const SHOP_RULES: readonly Rule[] = [
  phrase(
    /권리금.{0,40}(?:포기|주장(?:하지|할\s?수\s?없)|요구(?:하지|할\s?수\s?없)|청구(?:하지|할\s?수\s?없)|인정(?:하지|되지|\s?안)|협조하지|없|못|금지|불가|않)/u,
    {
      kind: "special_term",
      risk_level: "high",
      reason: {
        ko: "권리금을 회수할 기회를 빼앗고 있어요. 임대인은 만료 6개월 전부터 끝날 때까지 새 임차인에게서 권리금을 받는 것을 방해하면 안 되고, 방해하면 손해를 물어야 해요(상가건물 임대차보호법 제10조의4). 이를 미리 포기하게 하는 약속은 효력이 없어요(제15조 강행규정).",
        en: "It takes away the chance to recover key money. From six months before the end the landlord must not hinder it, or owes damages (Commercial Lease Act 10-4); giving it up in advance is void (article 15, mandatory).",
      },
      articles: [`${SHOP}10-4`, `${SHOP}15`, `${SHOP}10-3`],
      suggestion: {
        ko: "임대인은 임차인이 주선한 새 임차인에게서 권리금을 받는 것을 방해하지 않는다.",
        en: "The landlord does not keep the tenant from receiving key money of the successor the tenant brings.",
      },
      fails: "tenant_protection_kept",
    },
    /방해하지\s?(?:않|못|아니)|보호한다|보장한다|협조한다/u,
  ),
  phrase(
    /갱신.{0,24}(?:포기|요구(?:하지|할\s?수\s?없)|행사(?:하지|할\s?수\s?없)|없|못|않|불가)|(?:재계약|연장).{0,16}(?:없|않|못|불가|요구할\s?수\s?없)/u,
    {
      kind: "termination",
      risk_level: "high",
      reason: {
        ko: "상가 임차인은 처음부터 합쳐 10년까지 갱신을 요구할 수 있어요(상가건물 임대차보호법 제10조). 이 권리를 미리 포기하게 하는 약속은 효력이 없어요(제15조).",
        en: "A shop's tenant may demand renewal up to ten years in all (Commercial Lease Act 10); giving that up in advance is void (article 15).",
      },
      articles: [`${SHOP}10`, `${SHOP}15`],
      suggestion: {
        ko: "임차인은 기간이 끝나기 6개월 전부터 1개월 전까지, 전체 10년 안에서 갱신을 요구할 수 있다.",
        en: "The tenant may demand renewal between six months and one month before the end, up to ten years in all.",
      },
      fails: "renewal_right_kept",
    },
  ),
  phrase(
    /(?:1|2|한|두|일|이)\s?(?:회|번|기|개월|달).{0,24}(?:연체|밀리|미납|지체|못\s?내).{0,30}(?:해지|퇴거|명도|나가|종료)|(?:연체|밀리|미납|지체).{0,16}(?:1|2|한|두)\s?(?:회|번|기|개월|달).{0,30}(?:해지|퇴거|명도|나가|종료)/u,
    {
      kind: "termination",
      risk_level: "high",
      reason: {
        ko: "상가는 밀린 차임이 3기(세 달 치)에 이르러야 해지할 수 있어요(상가건물 임대차보호법 제10조의8). 그보다 엄한 약속은 효력이 없어요(제15조).",
        en: "A shop's lease may be ended only when three months' rent is owed (Commercial Lease Act 10-8); a stricter term is void (article 15).",
      },
      articles: [`${SHOP}10-8`, `${SHOP}15`],
      suggestion: {
        ko: "밀린 차임이 3기의 금액에 이르면 임대인은 계약을 해지할 수 있다.",
        en: "The landlord may end the lease when unpaid rent adds up to three months.",
      },
      fails: "termination_lawful",
    },
  ),
  phrase(/(?:새로?운?|다음|후속|신규|후임)\s?(?:임차인|세입자).{0,34}(?:반환|돌려|지급)/u, {
    kind: "deposit_return",
    risk_level: "high",
    reason: {
      ko: "보증금 반환을 다음 임차인이 들어올 때까지 미루고 있어요. 보증금은 상가를 넘기는 것과 동시에 돌려줘야 하고(민법 제536조), 돌려받을 때까지 임대차가 이어지는 것으로 봐요(상가건물 임대차보호법 제9조).",
      en: "The deposit waits for the next tenant; it is due at handover (Civil Act 536), and until then the lease is held to go on (Commercial Lease Act 9).",
    },
    articles: [`${CIVIL}536`, `${SHOP}9`],
    suggestion: {
      ko: "임대인은 임차인이 상가를 넘기는 것과 동시에 보증금을 돌려준다.",
      en: "The landlord returns the deposit at the moment the shop is handed back.",
    },
    fails: "deposit_returned_at_handover",
  }),
  phrase(
    /임대인.{0,14}(?:언제든|임의로|일방적|사정).{0,24}(?:해지|퇴거|명도|비워|나가)/u,
    {
      kind: "termination",
      risk_level: "high",
      reason: {
        ko: "임대인이 기간 중 마음대로 끝낼 수 있게 되어 있어요. 기간은 적어도 1년이고(상가건물 임대차보호법 제9조) 10년까지 갱신을 요구할 수 있어서(제10조), 임차인에게 불리한 이 약속은 효력이 없어요(제15조).",
        en: "The landlord may end it at will; the term is a year at least (Commercial Lease Act 9) and may be renewed up to ten (article 10), so this is void (article 15).",
      },
      articles: [`${SHOP}9`, `${SHOP}10`, `${SHOP}15`],
      suggestion: {
        ko: "임대인은 법이 정한 사유가 있을 때에만 계약을 해지하거나 갱신을 거절할 수 있다.",
        en: "The landlord may end the lease or refuse renewal only for reasons the act names.",
      },
      fails: "termination_lawful",
    },
    /않|못|없/u,
  ),
  judgeShopIncrease,
  judgePenalty,
  ...REPAIR_RULES,
];
