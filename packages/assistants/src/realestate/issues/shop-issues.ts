import { isShop, shop } from "./is-shop.ts";
import { type Issue, SHOP } from "./issue.ts";

/** Nothing that is said of homes holds for shops. */
const HOMES = [
  "increase",
  "increase_within_year",
  "management_fee",
  "conversion",
  "renewal_right",
  "refusal_reasons",
  "implied_renewal",
  "minimum_term",
  "early_leave",
  "arrears",
  "eviction",
  "owner_occupancy",
  "owner_changed",
  "fixed_date",
  "opposing_power",
  "small_deposit",
  "late_refusal",
  "late_leave",
  "renewed_eviction",
  "refused_increase",
  "lockout",
  "leave_within_term",
  "leave_at_term",
  "leave_between_terms",
  "lease_report",
];

/** Shops: another act, with other figures. */
export const SHOP_ISSUES: readonly Issue[] = [
  {
    id: "key_money",
    pattern: /권리금/u,
    covers: [...HOMES, "shop_lease"],
    answer: {
      ko: "임대인은 만료 6개월 전부터 끝날 때까지, 임차인이 데려온 새 임차인에게서 권리금을 받는 것을 방해하면 안 돼요. 방해하면 손해를 물어야 해요(상가건물 임대차보호법 제10조의4).",
      en: "From six months before the end the landlord must not keep the tenant from getting key money of a successor, or owes damages (Commercial Lease Act, Article 10-4).",
    },
    points: [
      {
        ko: "새 임차인에게 직접 권리금을 요구하거나, 지나치게 높은 임대료를 부르거나, 정당한 까닭 없이 계약을 거절하는 것이 방해예요.",
        en: "Asking the successor for key money, an excessive rent, or refusing without reason are such acts.",
      },
      {
        ko: "손해배상은 임대차가 끝난 날부터 3년 안에 청구해야 해요. 월세를 3번 치 금액만큼 밀린 적이 있으면 보호받지 못해요.",
        en: "Damages are claimed within three years of the end; who owed three months' rent is not protected.",
      },
      {
        ko: "배상액은 새 임차인이 주기로 한 권리금과 임대차가 끝날 때의 권리금 가운데 낮은 금액을 넘지 못해요(제10조의4 제3항).",
        en: "Damages are at most the lower of what the successor was to pay and what the key money was worth at the end (Article 10-4(3)).",
      },
      {
        ko: "전체 기간이 10년을 넘어 갱신을 요구할 수 없게 됐어도 권리금 회수 기회는 보호돼요(대법원 2019년 5월 16일 선고 2017다225312 판결. 그때는 5년이던 기간에 대한 판단이에요).",
        en: "Key money is protected also when the ten years are over and no renewal can be demanded any more (Supreme Court, 16 May 2019, 2017Da225312, decided when it was five years).",
      },
    ],
    options: [
      {
        ko: "만료 6개월 전부터 새 임차인을 구해 문자·내용증명으로 주선하세요.",
        en: "Bring a successor, in writing, within the last six months.",
      },
      {
        ko: "거절하면 이유를 글로 받고 상가건물임대차분쟁조정위원회(132)에 조정을 신청하세요.",
        en: "If refused, get the reason in writing and ask the mediation committee (132).",
      },
    ],
    articles: [
      [SHOP, "제10조의4"],
      [SHOP, "제10조의3"],
      [SHOP, "제10조의5"],
    ],
  },
  {
    id: "shop_increase",
    tool: "converted_deposit",
    pattern: shop(
      "인상|올려|올리|올린|올릴|증액|상한|한도|\\d[\\d억천만백]*(?:만원|원)?(?:을|를|으로|이나)?(?:달라|달래|내라|내래|부르|부른|부름|요구)",
    ),
    covers: [...HOMES, "shop_lease"],
    answer: {
      ko: "상가 임대료도 5%까지만 올려 달라고 할 수 있고, 계약하거나 올린 지 1년 안에는 할 수 없어요(상가건물 임대차보호법 제11조, 시행령 제4조).",
      en: "Rent of a shop may be raised by 5% at most, and not within a year of the contract or the last increase (Commercial Lease Act, Article 11; Decree Article 4).",
    },
    points: [
      {
        ko: "환산보증금(보증금 + 월세 × 100)이 지역 기준(서울 9억원)을 넘는 상가에는 5% 상한이 적용되지 않아요(제2조, 제10조의2).",
        en: "Above a converted deposit (deposit + rent × 100; Seoul 900 million won) the cap does not apply (Articles 2 and 10-2).",
      },
      {
        ko: "임차인은 전체 10년 안에서 갱신을 요구할 수 있어요(제10조).",
        en: "The tenant may ask for renewal up to ten years in all (Article 10).",
      },
    ],
    options: [
      {
        ko: "환산보증금을 계산해 5% 상한이 적용되는지 먼저 확인하세요.",
        en: "Work out the converted deposit to see whether the cap applies.",
      },
      {
        ko: "합의가 안 되면 상가건물임대차분쟁조정위원회(132)에 조정을 신청하세요.",
        en: "If that fails, ask the mediation committee (132).",
      },
    ],
    articles: [
      [SHOP, "제11조"],
      ["상가건물 임대차보호법 시행령", "제4조"],
      [SHOP, "제10조의2"],
      [SHOP, "제2조"],
      [SHOP, "제10조"],
    ],
  },
  {
    id: "shop_arrears",
    pattern: shop("밀|연체|못[내냈낸]|안(?:내|냈|낸)"),
    covers: [...HOMES, "shop_lease"],
    answer: {
      ko: "상가는 밀린 월세가 세 달 치(3기) 금액에 이르면 임대인이 계약을 해지할 수 있어요(상가건물 임대차보호법 제10조의8).",
      en: "The landlord of a shop may end the lease when three months' rent is owed (Commercial Lease Act, Article 10-8).",
    },
    points: [
      {
        ko: "3번 치를 밀린 적이 있으면 갱신 요구도 거절당할 수 있고(제10조), 권리금 보호도 받지 못해요(제10조의4).",
        en: "It also costs the renewal (Article 10) and the protection of key money (10-4).",
      },
    ],
    options: [],
    articles: [
      [SHOP, "제10조의8"],
      [SHOP, "제10조"],
      [SHOP, "제10조의4"],
    ],
  },
  {
    id: "shop_management_fee",
    pattern: shop("관리비"),
    covers: [...HOMES, "shop_lease"],
    answer: {
      ko: "관리비를 내는 상가 임차인은 부과된 관리비의 내역을 달라고 할 수 있고, 임대인은 줘야 해요(상가건물 임대차보호법 제19조의2).",
      en: "A shop tenant who pays maintenance fees may ask what they are made of, and the landlord has to say (Commercial Building Lease Protection Act, Article 19-2).",
    },
    points: [
      {
        ko: "5% 상한(제11조)은 차임과 보증금에 적용되고 실제로 쓴 만큼 나누는 관리비에는 바로 적용되지 않아요. 하지만 월세 대신 관리비를 올린 것이라면 한도를 피한 것으로 다툴 수 있어요.",
        en: "The 5% cap (Article 11) is for rent and deposit, not directly for fees that share real costs; yet a fee raised in place of the rent can be disputed as a way around it.",
      },
      {
        ko: "2026년 5월 12일 뒤에 맺거나 갱신한 계약부터 적용돼요.",
        en: "For leases made or renewed since 12 May 2026.",
      },
      {
        ko: "청소비, 경비비, 승강기유지비, 수선유지비처럼 항목마다 금액을 적어야 해요. 월 관리비가 10만원보다 적으면 항목만 적어도 돼요(시행령 제8조).",
        en: "Each item (cleaning, guards, lift, upkeep …) with its amount; below 100,000 won a month the items alone will do (Decree Article 8).",
      },
    ],
    options: [
      {
        ko: "항목별 금액이 적힌 관리비 내역을 문자나 내용증명으로 달라고 하세요.",
        en: "Ask in writing for the items and amounts.",
      },
    ],
    articles: [
      [SHOP, "제19조의2"],
      ["상가건물 임대차보호법 시행령", "제8조"],
      [SHOP, "제11조"],
    ],
  },
  {
    id: "converted_deposit",
    isWhole: true,
    tool: "converted_deposit",
    pattern: /환산보증금/u,
    covers: [...HOMES, "shop_lease", "shop_increase"],
    answer: {
      ko: "환산보증금은 보증금에 월세의 100배를 더한 금액이에요. 지역 기준을 넘는 상가에는 상가건물 임대차보호법의 일부만 적용돼요(제2조, 시행령 제2조).",
      en: "The converted deposit is the deposit plus a hundred monthly rents; above the limit of a region only parts of the Commercial Lease Act apply (Article 2, Decree 2).",
    },
    points: [
      {
        ko: "기준은 서울 9억원, 과밀억제권역과 부산 6억9천만원, 광역시·세종·파주·화성·안산·용인·김포·광주 5억4천만원, 그 밖의 지역 3억7천만원이에요(시행령 제2조).",
        en: "The limits: Seoul 900 million won, overcrowded areas and Busan 690 million, other metropolitan cities and some named ones 540 million, elsewhere 370 million (Decree 2).",
      },
      {
        ko: "기준을 넘어도 10년 갱신요구, 권리금 보호, 대항력은 적용돼요. 5% 상한과 우선변제는 적용되지 않아요(제2조 제3항).",
        en: "Above it the ten years, key money and opposing power still hold; the 5% cap and priority do not (Article 2(3)).",
      },
    ],
    options: [],
    articles: [
      [SHOP, "제2조"],
      ["상가건물 임대차보호법 시행령", "제2조"],
    ],
  },
  {
    id: "shop_protection",
    pattern: shop("확정일자|대항력|사업자등록|우선변제|보증금.{0,10}(?:보호|지키)"),
    covers: [...HOMES, "shop_lease"],
    answer: {
      ko: "상가는 건물을 넘겨받고 사업자등록을 신청하면 다음 날부터 대항력이 생겨요(상가건물 임대차보호법 제3조). 관할 세무서에서 확정일자까지 받으면 경매에서 순서대로 먼저 돌려받아요(제4조, 제5조).",
      en: "A shop has opposing power from the day after taking it over and applying for business registration (Commercial Lease Act, Article 3); with a fixed date from the tax office it ranks in an auction (Articles 4, 5).",
    },
    points: [
      {
        ko: "환산보증금(보증금 + 월세 × 100)이 지역 기준(서울 9억원)을 넘으면 대항력은 있지만 우선변제권은 없어요(제2조).",
        en: "Above the converted deposit of the region (Seoul 900 million won) there is opposing power but no priority (Article 2).",
      },
    ],
    options: [],
    articles: [
      [SHOP, "제3조"],
      [SHOP, "제4조"],
      [SHOP, "제5조"],
      [SHOP, "제2조"],
    ],
  },
  {
    id: "shop_renewed",
    pattern: shop("묵시|자동(?:연장|갱신)|중도(?:해지|에)|해지|폐업|나가고싶|나가려|그만두"),
    covers: [...HOMES, "shop_lease"],
    answer: {
      ko: "상가가 묵시적으로 갱신되면 기간은 1년이고, 임차인은 언제든 해지를 알릴 수 있어 임대인이 받은 날부터 3개월 뒤 끝나요(상가건물 임대차보호법 제10조 제4항·제5항).",
      en: "An implied renewal of a shop lasts a year; the tenant may give notice at any time, effective three months after it arrives (Commercial Lease Act, Article 10(4) and (5)).",
    },
    points: [
      {
        ko: "처음 정한 기간 중에는 임대인과 합의해야 나갈 수 있어요. 계약서에 해지 조건이 있는지 먼저 보세요.",
        en: "Within the agreed term it takes the landlord's consent; see what the contract says.",
      },
      {
        ko: "권리금을 받으려면 만료 6개월 전부터 새 임차인을 구해 주선할 수 있어요(제10조의4).",
        en: "For key money a successor may be brought within the last six months (10-4).",
      },
    ],
    options: [],
    articles: [
      [SHOP, "제10조"],
      [SHOP, "제10조의4"],
    ],
  },
  {
    id: "shop_lease",
    pattern: { test: isShop },
    covers: HOMES,
    answer: {
      ko: "상가는 주택과 다른 법(상가건물 임대차보호법)이 적용돼요. 임차인은 만료 6개월 전부터 1개월 전까지 갱신을 요구할 수 있고, 처음부터 합쳐 10년까지 보장돼요(제10조).",
      en: "Shops fall under another act: the tenant may ask for renewal six months to one month before the end, up to ten years in all (Article 10).",
    },
    points: [
      {
        ko: "최소 기간은 1년이고(제9조), 임대료는 5%까지만 올릴 수 있어요(제11조).",
        en: "The least term is one year (Article 9); rent may rise by 5% (Article 11).",
      },
      {
        ko: "지역별 환산보증금 기준을 넘는 상가는 일부 규정만 적용돼요. 권리금 보호와 10년 갱신요구는 기준을 넘어도 적용돼요(제2조).",
        en: "Above a converted deposit set by region only some rules apply; the ten years and the key-money protection still do (Article 2).",
      },
      {
        ko: "대항력은 상가를 넘겨받고 사업자등록을 신청한 다음 날부터 생기고(제3조), 확정일자는 세무서에서 받아요(제4조).",
        en: "Opposing power begins the day after taking over and applying for business registration (Article 3); the fixed date is from the tax office (4).",
      },
    ],
    options: [
      {
        ko: "만료 6개월 전부터 1개월 전 사이에 내용증명으로 갱신을 요구하세요.",
        en: "Ask for renewal in writing between six months and one month before the end.",
      },
    ],
    articles: [
      [SHOP, "제10조"],
      [SHOP, "제11조"],
      [SHOP, "제9조"],
      [SHOP, "제2조"],
      [SHOP, "제3조"],
      [SHOP, "제4조"],
    ],
  },
];
