import { shop } from "./is-shop.ts";
import { CIVIL, type Issue, SHOP } from "./issue.ts";

/** Premises where neither anybody lives nor a business is run. */
const NO_BUSINESS = /교회|성당|사찰|종교시설|법당|종친회|동창회|\bchurch\b/iu;

/** What neither act holds for, and how long a shop is let at least. */
export const OTHER_PREMISES_ISSUES: readonly Issue[] = [
  {
    id: "neither_act",
    pattern: NO_BUSINESS,
    covers: [
      ...["shop_lease", "shop_eviction", "shop_increase", "shop_renewed", "shop_protection", "shop_arrears"],
      ...["eviction", "minimum_term", "renewal_right", "implied_renewal", "early_leave", "leave_within_term"],
      ...["leave_at_term", "leave_between_terms", "refusal_reasons", "late_refusal", "renewed_eviction"],
    ],
    answer: {
      ko: "사는 집도 사업자등록을 하는 영업용 건물도 아니면(교회 등) 주택임대차보호법도 상가임대차법도 아닌 민법이 적용돼요. 기간을 정하지 않았다면 건물주가 나가라고 알린 날부터 6개월, 빌린 쪽이 알리면 1개월 뒤에 끝나요(민법 제635조).",
      en: "Premises that are neither a home nor a registered business (a church) fall under the Civil Act alone: without a term the lease ends six months after the landlord's notice, one month after the tenant's (Article 635).",
    },
    points: [
      {
        ko: "정한 기간이 끝난 뒤에도 계속 쓰고 건물주가 곧바로 이의하지 않으면 같은 조건으로 이어지고, 그 뒤로는 기간을 정하지 않은 것과 같아요(민법 제639조).",
        en: "If the term is over, the use goes on and the landlord does not object at once, the lease goes on on the same terms, without a term (Article 639).",
      },
      {
        ko: "갱신요구권, 5% 상한, 권리금 보호는 두 특별법의 것이라 여기에는 적용되지 않아요.",
        en: "The right to renew, the 5% cap and the protection of key money belong to the two special acts and do not apply.",
      },
    ],
    options: [
      {
        ko: "통지를 받은 날을 적어 두고 계약서에 기간과 해지 조항이 있는지 보세요.",
        en: "Note the day the notice arrived and see what the contract says of term and notice.",
      },
    ],
    articles: [
      [CIVIL, "제635조"],
      [CIVIL, "제639조"],
    ],
  },
  {
    id: "shop_least_term",
    pattern: shop(
      "(?:1년|일년)(?:도안|미만|보다짧|이하|안되)|[1-9]개월(?:만|짜리)?계약|(?:1년|일년)(?:은|을)?(?:주장|보장)|기간(?:을|은|도)?(?:따로)?(?:안|없이|없|못)(?:정|쓰|적)|기간없",
    ),
    covers: ["shop_lease", "minimum_term", "eviction", "shop_eviction"],
    answer: {
      ko: "네, 상가는 기간을 정하지 않았거나 1년보다 짧게 정했으면 1년으로 봐요. 임차인은 짧게 정한 기간이 유효하다고 주장할 수도 있어요(상가건물 임대차보호법 제9조 제1항).",
      en: "Yes: a shop let without a term or for less than a year counts as let for one year; the tenant may still rely on the shorter term (Commercial Lease Act, Article 9(1)).",
    },
    points: [
      {
        ko: "임차인은 끝나기 6개월 전부터 1개월 전까지 갱신을 요구할 수 있고 처음부터 합쳐 10년까지예요(제10조).",
        en: "Renewal may be asked for six months to one month before the end, up to ten years in all (Article 10).",
      },
      {
        ko: "환산보증금이 지역 기준을 넘는 상가에는 1년 규정이 적용되지 않아, 기간을 정하지 않았으면 건물주가 알린 날부터 6개월, 임차인이 알리면 1개월 뒤에 끝나요(제2조, 민법 제635조).",
        en: "Above the regional converted deposit the one-year rule does not apply: without a term it ends six months after the landlord's notice, one after the tenant's (Article 2; Civil Act 635).",
      },
    ],
    options: [],
    articles: [
      [SHOP, "제2조"],
      [SHOP, "제9조"],
      [SHOP, "제10조"],
      [CIVIL, "제635조"],
    ],
  },
];
