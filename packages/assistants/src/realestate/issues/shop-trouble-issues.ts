import { shop } from "./is-shop.ts";
import { CIVIL, type Issue, SHOP } from "./issue.ts";

/** A shop whose deposit does not come back, that is sent away, or that closes. */
export const SHOP_TROUBLE_ISSUES: readonly Issue[] = [
  {
    id: "shop_deposit_return",
    pattern: shop(
      "보증금(?:을|도|은|이|만)?[^.?!]{0,14}(?:안(?:줘|주|준|돌려)|못(?:받|돌려|준|줘)|돌려|반환|미루|떼일|떼이|받을수)|경매|공매|임차권등기|(?:건물주|임대인).{0,12}(?:파산|연락두절|잠적)",
    ),
    covers: ["shop_lease", "shop_protection", "key_money", "repair", "mediation", "lawsuit"],
    answer: {
      ko: "상가도 계약이 끝났는데 보증금을 못 받으면 임차인 혼자 법원에 임차권등기명령을 신청할 수 있어요(상가건물 임대차보호법 제6조). 사업자등록과 확정일자를 갖췄다면 건물이 경매돼도 순서대로 먼저 받아요(제5조).",
      en: "Also for a shop the tenant alone may ask the court for a registration order when the deposit is not returned (Commercial Building Lease Protection Act, Article 6); with business registration and a fixed date an auction pays by rank (Article 5).",
    },
    points: [
      {
        ko: "가게를 비우는 것과 보증금 반환은 동시에 해요(민법 제536조). 등기를 확인하기 전에 폐업하거나 사업자등록을 옮기면 대항력을 잃을 수 있어요(제3조).",
        en: "Handing over and repayment happen together (Civil Act 536). Closing the business before the entry may lose opposing power (Article 3).",
      },
      {
        ko: "환산보증금이 지역 기준을 넘는 상가는 우선변제권과 임차권등기명령을 쓸 수 없어요. 대항력은 있어요(제2조 제3항).",
        en: "Above the converted deposit of the region there is opposing power, but neither priority nor the registration order (Article 2(3)).",
      },
      {
        ko: "소액임차인이면 일정액을 가장 먼저 받아요(제14조).",
        en: "A small deposit is paid in part first (Article 14).",
      },
    ],
    options: [
      {
        ko: "계약이 끝났음을 알리고 반환 날짜를 정한 내용증명을 보내세요.",
        en: "Send a certified letter: the lease is over, pay by a date.",
      },
      {
        ko: "임차권등기명령을 신청하고, 경매가 시작됐다면 배당요구 종기까지 배당요구를 하세요.",
        en: "Apply for the registration order; in an auction file your claim in time.",
      },
      {
        ko: "지급명령이나 소송은 법률구조공단(132)에, 조정은 상가건물임대차분쟁조정위원회(132)에 물어보세요.",
        en: "Ask legal aid (132) about a suit and the mediation committee (132) about mediation.",
      },
    ],
    articles: [
      [SHOP, "제6조"],
      [SHOP, "제5조"],
      [SHOP, "제3조"],
      [SHOP, "제14조"],
      [SHOP, "제2조"],
      [CIVIL, "제536조"],
    ],
    isUrgent: true,
  },
  {
    id: "shop_eviction",
    pattern: shop(
      "(?:나가|비워|빼)(?:라|래|달|란|줬으면)|쫓아|내쫓|갱신.{0,10}(?:거절|거부|안해|안된|못해)|재계약.{0,6}(?:거절|거부|안해|안한|안된)|재건축|철거|건물(?:이|을)?(?:팔|매매)|주인이바뀌|건물주가바뀌",
    ),
    // Who is sent away for rent that was not paid asks about that.
    unless: /(?:월세|임대료|차임).{0,12}(?:못|안)[냈내]|(?:월세|임대료|차임).{0,8}밀[렸린려]/u,
    covers: ["shop_lease", "repair"],
    answer: {
      ko: "상가 임차인은 처음부터 합쳐 10년까지 갱신을 요구할 수 있고, 임대인은 정해진 이유가 있어야 거절할 수 있어요(상가건물 임대차보호법 제10조). 10년이 안 됐고 만료 6개월 전부터 1개월 전 사이에 갱신을 요구하면 나가지 않아도 돼요.",
      en: "A shop tenant may ask for renewal up to ten years in all, and the landlord needs one of the set reasons to refuse (Commercial Building Lease Protection Act, Article 10). Within the ten years, a request six months to one month before the end lets you stay.",
    },
    points: [
      {
        ko: "거절할 수 있는 이유: 3번 치 월세 연체, 거짓으로 빌림, 합의한 보상, 동의 없는 전대, 고의나 큰 잘못의 파손, 계약할 때 알린 철거·재건축 계획이나 안전 문제 등(제10조 제1항).",
        en: "Reasons: three months' arrears, deceit, agreed compensation, subletting without consent, damage by gross fault, rebuilding announced in the contract or for safety (Article 10(1)).",
      },
      {
        ko: "건물이 팔려도 사업자등록을 하고 영업 중이면 새 주인이 계약을 이어받아요(제3조).",
        en: "If the building is sold, the buyer takes the lease over from a registered business (Article 3).",
      },
      {
        ko: "10년이 지나 나가게 되더라도 권리금 회수 기회는 보호돼요(제10조의4).",
        en: "Also when the ten years are over the chance to get key money is protected (Article 10-4).",
      },
    ],
    options: [
      {
        ko: "처음 계약한 날부터 몇 년인지 계산하고, 기한 안에 내용증명으로 갱신을 요구하세요.",
        en: "Count the years since the first contract and ask for renewal in writing in time.",
      },
      {
        ko: "거절 이유를 글로 받고 상가건물임대차분쟁조정위원회(132)에 상담하세요.",
        en: "Get the reason in writing and ask the mediation committee (132).",
      },
    ],
    articles: [
      [SHOP, "제10조"],
      [SHOP, "제3조"],
      [SHOP, "제10조의4"],
    ],
    isUrgent: true,
  },
  {
    id: "shop_reduction",
    pattern: shop("감액|깎아|깎을|깎는|낮춰|내려(?:달|줘|주)|줄여(?:달|줘|주)"),
    covers: ["shop_lease", "shop_increase", "rent_reduction"],
    answer: {
      ko: "상가 임차인도 세금이나 경제 사정이 달라져 임대료가 맞지 않게 되면 앞으로의 임대료를 줄여 달라고 할 수 있어요(상가건물 임대차보호법 제11조).",
      en: "A shop tenant, too, may ask for a lower rent from now on when taxes or the economy have changed (Commercial Building Lease Protection Act, Article 11).",
    },
    points: [
      {
        ko: "줄여 달라는 요구에는 5% 한도가 없어요. 매출, 주변 임대료, 공실 같은 자료로 얼마가 알맞은지 보여 주세요.",
        en: "There is no 5% limit on a reduction; show by sales, rents around and vacancies what would be fair.",
      },
      {
        ko: "합의가 안 되면 상가건물임대차분쟁조정위원회의 조정(제20조)이나 소송으로 정해요. 그때까지 약속한 월세를 안 내면 연체가 되니 조심하세요.",
        en: "If no agreement is reached the mediation committee (Article 20) or a court decides; until then unpaid rent counts as arrears.",
      },
    ],
    options: [
      {
        ko: "줄여 달라는 금액과 이유를 내용증명으로 알리고 조정(132)을 신청하세요.",
        en: "Ask in writing with amount and reason, then apply for mediation (132).",
      },
    ],
    articles: [
      [SHOP, "제11조"],
      [SHOP, "제20조"],
    ],
  },
  {
    id: "shop_conversion",
    pattern: shop("전환율|월세로(?:전환|바꾸|바꿔|돌리)|전환(?:하면|시)"),
    covers: ["shop_lease", "shop_increase", "conversion"],
    answer: {
      ko: "상가도 보증금을 월세로 바꿀 때 전환율의 상한이 있어요. 연 12%와 기준금리의 4.5배 가운데 낮은 쪽이에요(상가건물 임대차보호법 제12조).",
      en: "Turning the deposit of a shop into rent is capped, too: the lower of 12% a year and 4.5 times the base rate (Commercial Building Lease Protection Act, Article 12).",
    },
    points: [
      {
        ko: "환산보증금이 지역 기준을 넘는 상가에는 이 상한이 적용되지 않아요(제2조).",
        en: "Above the converted deposit of the region the cap does not apply (Article 2).",
      },
    ],
    options: [],
    articles: [
      [SHOP, "제12조"],
      [SHOP, "제2조"],
    ],
  },
];
