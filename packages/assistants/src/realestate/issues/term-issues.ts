import { HOUSING, type Issue } from "./issue.ts";
import { readStay } from "./read-stay.ts";

/** Two years: what a tenant of a home has at least. */
const GUARANTEED = 24;
/** With less left, somebody may speak of leaving at the end. */
const LONG_LEFT = 4;

function whenStay(holds: (stay: { agreed: number; stays: number }) => boolean): Issue["pattern"] {
  return {
    test: (squeezed) => {
      const { agreed, stays } = readStay(squeezed);
      return agreed !== undefined && stays !== undefined && holds({ agreed, stays });
    },
  };
}

const COVERED = [
  "early_leave",
  "minimum_term",
  "implied_renewal",
  "renewal_right",
  "broker_fee",
  "eviction",
  "down_payment",
];

const AGREE_FIRST: Issue["options"] = [
  {
    ko: "집주인에게 나가려는 날짜를 먼저 알리고, 새 세입자를 구하는 조건과 중개보수·보증금 반환일을 글로 합의하세요.",
    en: "Tell the landlord the day first, and agree in writing on a successor, the fee and the return of the deposit.",
  },
  {
    ko: "합의하기 전에는 짐을 빼거나 주소를 옮기지 마세요. 보증금을 지키는 힘(대항력)을 잃을 수 있어요.",
    en: "Do not move out or change your registered address before that: the deposit would lose its protection.",
  },
];

/** A tenant wants to leave: what counts is the agreed term beside the time lived there. */
export const TERM_ISSUES: readonly Issue[] = [
  {
    id: "leave_within_term",
    pattern: {
      test: (squeezed) =>
        (readStay(squeezed).remains ?? 0) >= LONG_LEFT ||
        whenStay(({ agreed, stays }) => stays < agreed).test(squeezed),
    },
    covers: [...COVERED, "deposit_return"],
    answer: {
      ko: "정한 계약 기간이 끝나기 전에는 세입자 혼자 계약을 끝낼 수 없어요. 집주인과 합의해야 해요. 3개월 전에 알리면 된다는 것은 묵시적으로 갱신됐거나 갱신요구권으로 갱신한 뒤의 이야기예요(제6조의2, 제6조의3 제4항).",
      en: "Before the agreed term ends the tenant cannot end the lease alone; it takes the landlord's consent. Three months' notice is enough only after an implied renewal or one by right (Articles 6-2, 6-3(4)).",
    },
    points: [
      {
        ko: "제4조는 2년보다 짧게 정한 기간을 세입자가 그대로 주장할 수 있다는 것이지, 그 기간보다 먼저 나가게 해 주는 것은 아니에요.",
        en: "Article 4 lets a tenant rely on an agreed term shorter than two years, not leave before it.",
      },
      {
        ko: "합의가 안 되면 남은 기간의 월세를 내야 하고, 보증금도 만기에 돌려받아요. 보통 새 세입자를 구하고 중개보수를 부담하는 조건으로 합의해요(법이 정한 의무는 아니에요).",
        en: "Without consent the rent is due until the end, and so is the deposit only then. People usually agree that the tenant finds a successor and pays the fee; the law does not demand it.",
      },
    ],
    options: AGREE_FIRST,
    articles: [
      [HOUSING, "제4조"],
      [HOUSING, "제6조의2"],
      [HOUSING, "제6조의3"],
    ],
  },
  {
    id: "leave_at_term",
    pattern: whenStay(({ agreed, stays }) => stays === agreed),
    covers: COVERED,
    answer: {
      ko: "네, 정한 기간이 끝나면 나갈 수 있어요. 2년보다 짧게 정한 기간도 세입자는 그대로 주장할 수 있어요(제4조 제1항).",
      en: "Yes, at the end of the agreed term you may leave. A tenant may rely also on a term shorter than two years (Article 4(1)).",
    },
    points: [
      {
        ko: "만기 2개월 전까지 나가겠다고 알려 두세요. 아무 말이 없으면 계약이 이어질 수 있어요(제6조 제1항).",
        en: "Say so at least two months before the end; in silence the lease may go on (Article 6(1)).",
      },
      {
        ko: "집주인은 2년보다 짧은 기간을 이유로 나가라고 할 수 없어요. 세입자가 원하면 2년을 살 수 있어요.",
        en: "The landlord cannot rely on a term shorter than two years; the tenant may stay two years.",
      },
    ],
    options: [
      {
        ko: "나가겠다는 뜻과 보증금을 돌려받을 날을 문자·내용증명으로 남기세요.",
        en: "Put in writing that you leave and when the deposit is due.",
      },
    ],
    articles: [
      [HOUSING, "제4조"],
      [HOUSING, "제6조"],
    ],
  },
  {
    id: "leave_between_terms",
    pattern: whenStay(({ agreed, stays }) => agreed < stays && stays < GUARANTEED),
    covers: COVERED,
    answer: {
      ko: "정한 기간이 끝날 때 나가지 않고 더 살면 기간은 2년으로 봐요(제4조 제1항). 그 2년이 되기 전에 나가려면 집주인과 합의하는 것이 안전해요.",
      en: "Who stays beyond a term shorter than two years has a term of two years (Article 4(1)). To leave before these end, agree with the landlord to be safe.",
    },
    points: [
      {
        ko: "짧게 정한 기간이 끝난 뒤의 거주는 묵시적 갱신이 아니라 2년 기간의 일부로 보기 때문에, 3개월 전 통지로 끝내는 것(제6조의2)은 인정되지 않을 수 있어요.",
        en: "The time after the short term counts as part of the two years and not as an implied renewal, so three months' notice (Article 6-2) may not be accepted.",
      },
      {
        ko: "정한 기간이 끝난 뒤 새로 기간을 정했다면 그 기간을 따라요.",
        en: "If a new term was agreed afterwards, that one counts.",
      },
    ],
    options: AGREE_FIRST,
    articles: [
      [HOUSING, "제4조"],
      [HOUSING, "제6조의2"],
    ],
  },
];
