import { CIVIL, HOUSING, type Issue } from "./issue.ts";

/** Who may stay, who may come in, and who follows. */
export const STAYING_ISSUES: readonly Issue[] = [
  {
    id: "lockout",
    pattern:
      /(?:비번|비밀번호|도어락|자물쇠|열쇠|현관)(?:를|을)?.{0,10}(?:바꿨|바꿔|바꾸|변경|교체|잠)|문(?:을)?(?:잠갔|잠궜|따고|뜯)|(?:주인|임대인).{0,16}(?:짐|물건|가구)(?:을|를)?.{0,8}(?:빼|치우|치워|내놓|버렸|버린)|(?:짐|물건)(?:을|를)?.{0,8}(?:치우|치워|내놓|버렸|버린)|(?:전기|수도|가스|물|단전|단수)(?:를|을)?(?:끊|차단|단전|잠)|단전|단수|(?:lock|shut)(?:ed)?(?:me|us|him|her|them|the tenant)?out|chang\w*(?:the)?lock/iu,
    unless: /짐(?:을)?빼(?:기|고)?(?:전|도|면|지|야|기)|이사|입주/u,
    covers: ["arrears", "eviction", "entry", "repair"],
    answer: {
      ko: "월세가 밀렸거나 계약이 끝났어도 집주인이 마음대로 비밀번호를 바꾸거나 짐을 빼거나 전기·수도를 끊을 수는 없어요. 내보내려면 법원의 판결과 강제집행이 필요해요.",
      en: "Not even with arrears or after the end may a landlord change the locks, remove belongings or cut power and water; putting somebody out takes a judgment and the court's enforcement.",
    },
    points: [
      {
        ko: "집주인은 계약이 이어지는 동안 집을 쓸 수 있게 해 줄 의무가 있어요(민법 제623조). 어기면 손해배상과 형사 책임이 생길 수 있어요.",
        en: "While the lease goes on the landlord has to let the home be used (Civil Act 623); breaking in or locking out may cost damages and be a crime.",
      },
      {
        ko: "밀린 월세가 두 달 치(2기)에 이르면 해지할 수 있지만(민법 제640조), 그 뒤의 일도 소송으로 해야 해요.",
        en: "Two months' arrears allow the lease to be ended (640), yet what follows goes through the court.",
      },
    ],
    options: [
      {
        ko: "지금 못 들어간다면 경찰(112)에 신고하고 사진·영상과 문자를 남기세요.",
        en: "If you are locked out, call the police (112) and keep pictures and messages.",
      },
      {
        ko: "원래대로 해 달라고 문자·내용증명으로 요구하고 법률구조공단(132)에 상담하세요.",
        en: "Demand in writing that it be undone, and call legal aid (132).",
      },
    ],
    landlordOptions: [
      {
        ko: "밀린 금액과 해지를 내용증명으로 알리고, 나가지 않으면 명도소송을 하세요.",
        en: "Give notice in writing, and go to court if the tenant stays.",
      },
    ],
    articles: [
      [CIVIL, "제623조"],
      [CIVIL, "제640조"],
    ],
    isUrgent: true,
  },
  {
    id: "arrears",
    pattern:
      /(?:월세|임대료|차임|방세).{0,12}(?:밀|연체|못내|안내|안냈|안낸|늦)|연체|(?:behind|late)(?:on|with)(?:my|the)?rent|(?:missed|unpaid|owe).{0,14}rent/iu,
    covers: ["eviction", "early_leave", "renewal_right", "implied_renewal"],
    answer: {
      ko: "밀린 월세가 두 달 치(2기) 금액에 이르면 집주인은 계약을 해지할 수 있어요(민법 제640조). 연속이 아니어도 합쳐서 두 달 치면 해당돼요.",
      en: "When unpaid rent adds up to two months' worth the landlord may end the lease (Civil Act 640), also if it was not in a row.",
    },
    points: [
      {
        ko: "해지를 알리기 전에 일부라도 갚아 밀린 돈이 두 달 치보다 적어지면 그 연체로는 해지할 수 없어요. 갚은 돈을 뺀 금액이 두 달 치 월세에 이르는지 세어 보세요(민법 제640조).",
        en: "If part of it is paid before notice is given and less than two months' rent is owed, the lease cannot be ended for it: count what is owed after what was paid (Civil Act 640).",
      },
      {
        ko: "두 달 치를 밀린 적이 있으면 갱신 요구를 거절당할 수 있고, 묵시적 갱신도 되지 않아요(제6조의3, 제6조 제3항).",
        en: "It also lets the landlord refuse renewal (Articles 6-3 and 6(3)).",
      },
      {
        ko: "보증금이 있다고 월세를 안 내도 되는 것은 아니에요. 계약 중에 보증금에서 뺄지는 집주인이 정하고, 나갈 때 밀린 월세를 빼고 돌려받아요.",
        en: "A deposit is no leave not to pay: during the lease it is the landlord's choice to set arrears off against it; at the end they are deducted.",
      },
      {
        ko: "해지돼도 집주인이 마음대로 문을 따거나 짐을 뺄 수는 없어요. 법원 절차가 필요해요.",
        en: "Even then nobody may break in or remove your things without the court.",
      },
    ],
    options: [
      {
        ko: "두 달 치가 되기 전에 일부라도 내고 기록을 남기세요.",
        en: "Pay part of it before it comes to two months, and keep proof.",
      },
      {
        ko: "어려우면 주거급여·긴급복지(129)를 알아보세요.",
        en: "If it is hard, ask about housing benefit and emergency help (129).",
      },
    ],
    landlordOptions: [
      {
        ko: "밀린 달과 금액을 적어 언제까지 내라고 문자·내용증명으로 알리세요.",
        en: "Write which months are owed, and by when they are to be paid.",
      },
      {
        ko: "두 달 치에 이르렀으면 해지를 알리고, 나가지 않으면 명도소송을 하세요. 직접 문을 열거나 짐을 빼면 안 돼요.",
        en: "At two months give notice; if the tenant stays, go to court. Do not enter or remove anything yourself.",
      },
      {
        ko: "밀린 월세는 보증금에서 뺄 수 있지만, 보증금이 남아 있어도 해지할 수 있어요.",
        en: "Arrears may be taken from the deposit, and you may end the lease although there is some left.",
      },
    ],
    articles: [
      [CIVIL, "제640조"],
      [HOUSING, "제6조"],
      [HOUSING, "제6조의3"],
    ],
    isUrgent: true,
  },
  {
    id: "eviction",
    pattern: /(?:나가|비워|빼)(?:라고|래|달래|달라|라는|줘야|라)|쫓|내쫓|퇴거|강제|방빼|evict/iu,
    // Who said that she leaves is not sent away.
    unless: /(?:나간다|나가겠다|이사간다|이사가겠다|뺀다)(?:고|했)|전입(?:신고)?(?:를|을)?빼/u,
    covers: ["minimum_term"],
    answer: {
      ko: "계약 기간 중에는 정해진 이유 없이 나가라고 할 수 없어요. 기간을 정하지 않았거나 2년보다 짧게 정했어도 2년은 살 수 있어요(제4조).",
      en: "During the term nobody can make you leave without a lawful reason; two years are guaranteed even if less was agreed (Article 4).",
    },
    points: [
      {
        ko: "만기가 되더라도 6개월 전부터 2개월 전 사이에 갱신을 요구하면 한 번 더 2년 살 수 있어요(제6조의3).",
        en: "At the end you may ask once for two more years, six to two months before (Article 6-3).",
      },
      {
        ko: "보증금을 돌려받기 전에는 집을 비워 주지 않아도 돼요(민법 제536조).",
        en: "You need not leave before the deposit is returned (Civil Act 536).",
      },
    ],
    options: [
      { ko: "나가라는 이유와 날짜를 문자로 받아 두세요.", en: "Get the reason and date in writing." },
      {
        ko: "합의해서 나간다면 이사비·중개보수와 보증금 반환일을 글로 정하세요.",
        en: "If you agree to leave, settle costs and the day of the deposit in writing.",
      },
      { ko: "강요하면 법률구조공단(132)에 상담하세요.", en: "If pressed, call legal aid (132)." },
    ],
    articles: [
      [HOUSING, "제4조"],
      [HOUSING, "제6조의3"],
      [CIVIL, "제536조"],
    ],
    isUrgent: true,
  },
  {
    id: "entry",
    pattern:
      /(?:무단|마음대로|허락없이|말없이|몰래|갑자기).{0,14}(?:들어|출입|문을?열|열고)|비밀번호.{0,10}(?:알려|요구|달라)|(?:주인|임대인).{0,16}(?:맘대로|마음대로|멋대로|허락없이|말도?없이|불쑥).{0,8}(?:들어|문|열)|집(?:을)?(?:보여|보러).{0,20}(?:찾아|거절|싫|해야|꼭|자꾸|의무|안보여|매일|맨날)|동의없이(?:집|방)(?:을)?(?:보여|열|들어)|(?:다음|새)(?:세입자|임차인).{0,16}(?:보러|보여|맨날|자꾸)|(?:찾아오|찾아와|들락).{0,16}(?:주인|임대인)|(?:주인|임대인).{0,24}(?:찾아오|찾아와|보여(?:달|주라|줘야))/u,
    answer: {
      ko: "집주인이라도 세입자 허락 없이 집에 들어올 수 없어요. 고치는 데 필요한 일은 세입자가 막을 수 없지만(민법 제624조), 미리 알리고 시간을 정해야 해요.",
      en: "Not even the landlord may enter without your consent. Necessary upkeep has to be let happen (Civil Act 624), at an agreed time.",
    },
    points: [
      {
        ko: "새 세입자나 살 사람에게 집을 보여 줄 의무를 정한 법은 없어요. 보증금을 돌려받으려면 협조하는 것이 좋지만, 날짜와 시간은 정할 수 있어요.",
        en: "No law makes you show the home to the next tenant or a buyer; it helps to get the deposit back, at times you agree to.",
      },
      {
        ko: "허락 없이 들어오면 주거침입이 될 수 있어요. 급하면 경찰(112)에 신고하세요.",
        en: "Entering without consent can be a crime; call the police (112) if needed.",
      },
    ],
    options: [
      { ko: "앞으로는 미리 연락해 달라고 문자로 남기세요.", en: "Ask in writing to be told beforehand." },
      {
        ko: "비밀번호를 바꾸고, 반복되면 날짜와 증거를 모으세요.",
        en: "Change the code and note dates and evidence.",
      },
    ],
    articles: [[CIVIL, "제624조"]],
  },
  {
    id: "succession",
    pattern: /사망|돌아가(?:시|셨)|상속/u,
    answer: {
      ko: "세입자가 상속인 없이 사망하면 함께 살던 사실혼 배우자가 권리와 의무를 이어받고, 상속인이 함께 살지 않았다면 사실혼 배우자와 2촌 안의 친족이 함께 이어받아요(제9조).",
      en: "If a tenant dies without heirs the partner living there takes over; with heirs living elsewhere, the partner and relatives within the second degree together (Article 9).",
    },
    points: [
      {
        ko: "상속인이 함께 살고 있었거나 사실혼 배우자가 없으면 임차권과 보증금은 상속인에게 넘어가요. 상속인이 여럿이면 가족관계증명서로 모두를 확인하고 함께 받게 하세요.",
        en: "If heirs lived there, or there is no such partner, lease and deposit go to the heirs; with several, see who they are and pay them together.",
      },
      {
        ko: "이어받고 싶지 않으면 사망한 뒤 1개월 안에 집주인에게 알려야 해요(제9조 제3항).",
        en: "Who does not want to take over says so within a month (Article 9(3)).",
      },
    ],
    options: [],
    articles: [[HOUSING, "제9조"]],
  },
];
