import { CIVIL, HOUSING, type Issue } from "./issue.ts";

/** What protects a deposit, and what becomes of it when the owner is another. */
export const PROTECTION_ISSUES: readonly Issue[] = [
  {
    id: "owner_changed",
    pattern:
      /집(?:이|을)?(?:팔(?!고싶)|넘어)|(?:주인|임대인)(?:이|가)?(?:바뀌|바뀐|변경)|새(?:주인|집주인|임대인)|매매(?:됐|되면|된)|집을(?:판|팔)|(?:sold|sells|selling)(?:the|my|this)?(?:house|home|apartment|building|place|flat)|new(?:owner|landlord)/iu,
    covers: ["eviction", "opposing_power", "minimum_term"],
    answer: {
      ko: "대항력(입주+전입신고)이 있으면 새 집주인이 임대인의 지위를 승계해서 계약을 그대로 이어받아요. 남은 기간을 살 수 있고 보증금도 새 집주인에게 받아요(제3조 제4항).",
      en: "If you live there and are registered, the new owner takes over the lease: you stay, and get the deposit from the new owner (Article 3(4)).",
    },
    points: [
      {
        ko: "계약서를 다시 쓸 필요는 없어요. 다시 쓴다면 기존 계약서와 확정일자를 꼭 보관하세요.",
        en: "No new contract is needed; if one is made, keep the old one with its fixed date.",
      },
    ],
    options: [],
    articles: [
      [HOUSING, "제3조"],
      [HOUSING, "제3조의2"],
    ],
  },
  {
    id: "landlord_died",
    pattern: /(?:집주인|임대인|주인)(?:이|가|님이|께서)?.{0,6}(?:사망|돌아가|죽|별세)/u,
    covers: ["succession", "owner_changed", "deposit_return"],
    answer: {
      ko: "집주인이 사망하면 상속인이 임대인의 자리를 이어받아요. 계약은 그대로이고 보증금은 상속인에게 돌려받아요(주택임대차보호법 제3조 제4항).",
      en: "When a landlord dies the heirs take his place: the lease goes on, and they owe the deposit (Article 3(4)).",
    },
    points: [
      {
        ko: "월세는 상속인이 확인될 때까지 기록을 남겨 두고, 누구에게 낼지 다투면 공탁할 수 있어요.",
        en: "Keep records of the rent until the heirs are known; if it is disputed it can be deposited with the court.",
      },
      {
        ko: "상속인이 모두 상속을 포기하면 상속재산관리인을 상대로 해야 해서 절차가 길어져요. 이때는 132에 상담하세요.",
        en: "If all heirs decline, an administrator takes their place; call 132 then.",
      },
    ],
    options: [],
    articles: [
      [HOUSING, "제3조"],
      [HOUSING, "제4조"],
    ],
    isUrgent: true,
  },
  {
    id: "jeonse_right",
    pattern: /전세권/u,
    covers: ["fixed_date", "opposing_power"],
    answer: {
      ko: "대부분은 전입신고와 확정일자로 충분해요. 전세권은 등기부에 올리는 물권이라 전입신고를 할 수 없거나 소송 없이 경매를 신청하고 싶을 때 도움이 돼요(민법 제303조, 제318조).",
      en: "For most people registering the address with a fixed date is enough; a jeonse right helps when you cannot register or want to auction without a suit (Civil Act 303, 318).",
    },
    points: [
      {
        ko: "확정일자: 집주인 동의가 필요 없고 비용이 적어요. 이사와 전입신고를 유지해야 하고, 경매에서 땅값까지 포함해 순서대로 받아요(주택임대차보호법 제3조의2).",
        en: "Fixed date: no consent, little cost; you must keep living there; land is included (Article 3-2).",
      },
      {
        ko: "전세권: 집주인이 등기에 협력해야 하고 등록면허세·등기 비용이 들어요. 전입신고 없이도 효력이 있어요.",
        en: "Jeonse right: the landlord must cooperate and it costs fees; it works without registering your address.",
      },
    ],
    options: [],
    articles: [
      [CIVIL, "제303조"],
      [CIVIL, "제318조"],
      [HOUSING, "제3조의2"],
    ],
  },
  {
    id: "fixed_date_again",
    pattern: /확정일자.{0,16}(?:다시|또|새로|재|한번더)|(?:다시|또|새로).{0,8}확정일자/u,
    covers: ["fixed_date", "increase", "renewal_right", "opposing_power", "implied_renewal"],
    answer: {
      ko: "보증금을 올렸다면 올린 계약서에 확정일자를 새로 받으세요. 올린 금액은 새 확정일자부터 보호되고, 원래 보증금은 처음 받은 확정일자의 순위가 그대로예요(제3조의2 제2항).",
      en: "If the deposit was raised, get a fixed date on the new paper: the raise is protected from that day, the old deposit keeps its rank (Article 3-2(2)).",
    },
    points: [
      {
        ko: "금액이 그대로인 갱신이면 다시 받지 않아도 돼요. 처음 계약서는 버리지 말고 함께 보관하세요.",
        en: "A renewal at the same amount needs none; keep the first contract.",
      },
      {
        ko: "올리기 전에 등기부등본을 떼어 그사이 새 근저당이 생겼는지 확인하세요. 있으면 올린 금액은 그보다 뒤예요.",
        en: "Look at the register first: a mortgage made meanwhile ranks before the raise.",
      },
    ],
    options: [],
    articles: [
      [HOUSING, "제3조의2"],
      [HOUSING, "제3조의6"],
    ],
  },
  {
    id: "fixed_date",
    tool: "move_in_dates",
    pattern: /확정일자|(?<!최)우선변제/u,
    answer: {
      ko: "이사와 전입신고에 확정일자까지 받으면 우선변제권이 생겨요. 집이 경매로 넘어가도 뒷순위보다 먼저 보증금을 받을 수 있어요(제3조의2 제2항).",
      en: "Living there, registering the address and a fixed date give you priority over later creditors (Article 3-2(2)).",
    },
    points: [
      {
        ko: "계약서를 쓴 날부터 주민센터, 등기소, 인터넷등기소(iros.go.kr)에서 받을 수 있고, 임대차 신고를 하면서 계약서를 내면 자동으로 받아요. 수수료는 몇백 원이고 신고로 받으면 무료예요. 늦어도 이사하는 날 전입신고와 함께 받으세요.",
        en: "From the day of the contract you get it at the community centre, the registry or iros.go.kr; reporting the lease with its contract gives it, too, free of the small fee. Have it by the day you move in and register.",
      },
      {
        ko: "확정일자가 없으면 전입신고로 대항력은 있어도 경매에서 순서대로 먼저 받을 권리가 없어요. 지금이라도 받으면 그때부터 순위가 생겨요.",
        en: "Without it there is opposing power by registration, but no rank in an auction; it ranks from when you get it.",
      },
    ],
    options: [],
    articles: [
      [HOUSING, "제3조의2"],
      [HOUSING, "제3조의6"],
    ],
  },
  {
    id: "opposing_power",
    tool: "move_in_dates",
    pattern: /대항력|전입(?:신고)?|주소(?:를)?(?:옮|이전)|주민등록/u,
    answer: {
      ko: "집을 넘겨받아 살면서 전입신고를 하면 그다음 날부터 대항력이 생겨요. 집이 팔려도 새 주인에게 계약을 주장할 수 있어요(제3조 제1항).",
      en: "Living there and registering your address (resident registration, 전입신고) gives you opposing power from the next day: the lease holds against a new owner (Article 3(1)).",
    },
    points: [
      {
        ko: "다음 날 생기기 때문에 같은 날 설정된 근저당보다 늦어요. 잔금·이사·전입신고를 같은 날 하고 특약으로 근저당 설정을 막아 두세요.",
        en: "A mortgage entered on the same day comes first; move and register on the day you pay, and forbid new mortgages in the contract.",
      },
      {
        ko: "전입신고를 하지 않으면 대항력도 우선변제권도 없어서 집이 팔리거나 경매되면 보증금을 지키기 어려워요.",
        en: "Without registering there is neither opposing power nor priority, and the deposit is hard to save if the home is sold or auctioned.",
      },
      {
        ko: "중간에 주소를 옮기면 대항력을 잃을 수 있어요.",
        en: "Moving your address away in between can lose it.",
      },
    ],
    options: [],
    articles: [
      [HOUSING, "제3조"],
      [HOUSING, "제3조의2"],
    ],
  },
];
