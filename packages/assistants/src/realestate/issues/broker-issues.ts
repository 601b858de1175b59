import { BROKERS, HOUSING, type Issue } from "./issue.ts";

/** What brokers are paid for, and what they owe. */
export const BROKER_ISSUES: readonly Issue[] = [
  {
    id: "fee_on_leaving",
    pattern:
      /(?:만기|만료|기간|계약|중간|중도|일찍|묵시적|갱신|연장|먼저|(?:안|못)채우|채우지|살다가|다음세입자|새세입자|후임).{0,24}(?:나가|나갈|이사|해지|빼|퇴거).{0,20}(?:복비|중개(?:보수|수수료|비))|(?:복비|중개(?:보수|수수료|비)).{0,16}(?:만기전|중간|중도|나가|나갈|이사).{0,12}/u,
    covers: ["broker_fee", "early_leave", "implied_renewal", "renewal_right"],
    // How much, and not who pays it. Matched backwards from the end, in one look.
    unless: /$(?<=얼마(?:(?!누가).)*)/su,
    answer: {
      ko: "다음 세입자를 구하는 중개보수는 새로 계약하는 집주인과 새 세입자가 내는 돈이에요. 나가는 세입자가 내야 한다고 정한 법은 없어요(공인중개사법 제32조).",
      en: "The fee for finding the next tenant is owed by those who make that lease: the landlord and the new tenant. No law puts it on the one who leaves (Article 32).",
    },
    points: [
      {
        ko: "묵시적으로 갱신됐거나 갱신요구권으로 갱신한 뒤 해지를 알리고 3개월이 지나 나가면 낼 까닭이 없어요(주택임대차보호법 제6조의2, 제6조의3 제4항).",
        en: "After a renewal, with three months' notice, there is no reason to pay (Articles 6-2, 6-3(4)).",
      },
      {
        ko: "처음 정한 기간 중에 나가는 것은 집주인의 동의가 필요해서, 세입자가 중개보수를 내는 조건으로 합의하는 일이 많아요. 계약서에 그런 특약이 있는지도 보세요.",
        en: "Within the first term the landlord has to agree, and people often settle that the tenant pays; see what the contract says.",
      },
    ],
    options: [],
    articles: [
      [BROKERS, "제32조"],
      [HOUSING, "제6조의2"],
      [HOUSING, "제6조의3"],
    ],
  },
  {
    id: "fee_on_renewal",
    pattern:
      /(?:재계약|갱신|연장).{0,16}(?:복비|중개(?:보수|수수료|비)|부동산(?:수수료|비용))|(?:복비|중개(?:보수|수수료|비)).{0,16}(?:재계약|갱신|연장)/u,
    covers: ["broker_fee", "renewal_right"],
    unless: /나가|나갈|이사|해지/u,
    answer: {
      ko: "집주인과 직접 갱신하거나 묵시적으로 갱신되면 중개보수를 내지 않아요. 중개보수는 중개를 맡겼을 때 내는 돈이에요(공인중개사법 제32조).",
      en: "A renewal made directly with the landlord, or an implied one, costs no fee: it is owed for brokering (Article 32).",
    },
    points: [
      {
        ko: "중개사에게 계약서 작성만 부탁했다면 얼마를 낼지 미리 정하세요. 새 계약의 중개보수 전부를 낼 의무가 생기는 것은 아니에요.",
        en: "If a broker only writes the paper, agree on the price beforehand; the full fee is not owed.",
      },
    ],
    options: [],
    articles: [
      [BROKERS, "제32조"],
      ["공인중개사법 시행규칙", "제20조"],
    ],
  },
  {
    id: "broker_fee",
    pattern: /중개(?:보수|수수료|비)|복비|부동산(?:수수료|비용)/u,
    covers: ["renewal_right"],
    answer: {
      ko: "중개보수는 계약하는 양쪽이 각자 자기 중개사에게 내요. 거래금액에 따라 상한요율이 정해져 있고, 그 안에서 협의해요(공인중개사법 제32조, 시행규칙 제20조).",
      en: "Each side pays the broker a fee of its own; it has a ceiling by amount and is agreed within it (Act Article 32, Rule Article 20).",
    },
    points: [
      {
        ko: "중개사의 고의나 잘못으로 계약이 깨지면 중개보수를 내지 않아도 돼요(제32조).",
        en: "If the deal fails by the broker's fault nothing is due (32).",
      },
      {
        ko: "상한을 넘겨 받는 것은 금지돼 있어요(제33조).",
        en: "Taking more than the ceiling is forbidden (33).",
      },
    ],
    options: [],
    articles: [
      [BROKERS, "제32조"],
      ["공인중개사법 시행규칙", "제20조"],
      [BROKERS, "제33조"],
    ],
  },
  {
    id: "broker_duty",
    pattern:
      /(?:중개사|부동산(?:에서|이|은|가|사장|측)|중개인|중개업자|공인중개사).{0,30}(?:설명|속[았였이]|거짓|책임|손해|잘못|안알려|안해줬|안했|말을?안|숨[기겼]|얘기(?:를)?안|몰랐|확인(?:을|도)?(?:안|해))/u,
    answer: {
      ko: "공인중개사는 권리관계와 상태를 확인해 설명할 의무가 있고, 잘못으로 손해를 입히면 배상해야 해요(공인중개사법 제25조, 제30조).",
      en: "A broker must check and explain rights and condition, and answers for losses by fault (Articles 25 and 30).",
    },
    points: [
      {
        ko: "중개대상물 확인·설명서를 받았는지 확인하세요. 보증보험이나 공제로 일부를 배상받을 수 있어요.",
        en: "See the written explanation; part of a loss may be covered by the broker's insurance.",
      },
    ],
    options: [
      {
        ko: "확인·설명서와 광고, 대화 기록을 모으세요.",
        en: "Gather the explanation, advertisements and messages.",
      },
      {
        ko: "시·군·구청에 신고하고 공제금을 청구하거나 소송하세요.",
        en: "Report to the district office, claim on the insurance or sue.",
      },
    ],
    articles: [
      [BROKERS, "제25조"],
      [BROKERS, "제25조의3"],
      [BROKERS, "제30조"],
    ],
  },
];
