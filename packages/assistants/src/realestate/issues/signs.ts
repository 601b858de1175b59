/** Words that together tell of a question, in whatever order they stand. Read on the text without white space. */
interface Sign {
  readonly issue: string;
  readonly says: readonly RegExp[];
  readonly unless?: RegExp;
}

const OWNER = /주인|임대인|건물주|landlord/iu;
const RENT = /월세|집세|방세|차임|임대료|세를|달세/u;
const DEPOSIT = /보증금|전세금|전셋돈|전셋값|보증금을|전세돈|목돈/u;
const FEE = /복비|중개료|중개보수|중개수수료|중개비|소개비|수수료|대필료|부동산에(?:돈|얼마|비용)/u;
const ASKS_WHO = /누가|누구|제가|저보고|나보고|저한테|내가|세입자가|부담|내래|내라|내야|줘야|내나/u;
const LEAVES =
  /나가(?!라|래|란)|나갈|나간다|이사|퇴실|퇴거|방을?빼(?!라|래)|짐을?(?:빼|뺐|싸)|해지|그만살|계약을?깨|떠나/u;
const SENT_AWAY = /나가(?:라|래|란|달|줬으면|주)|비우(?:래|라)|비워(?:달|라|줘)|방을?빼(?:라|래|달)|쫓/u;
const IN_TERM =
  /중간|중도(?!해지)|도중|기간(?:이|도)?(?:남|전|안)|끝나기(?:도)?전|만기(?:도)?(?:전|되기전|까지)|년도?안(?:살|돼|됐|채)|발령|이직|유학|결혼해서|전근|급하게/u;
const RENEWED =
  /묵시|자동(?:으로)?(?:연장|갱신)|저절로|갱신(?:한|된|하고|했|후|뒤)|연장(?:한|된|하고|했|후|뒤)/u;
const RENEWS = /갱신|연장|재계약|더살/u;
const SHOP =
  /(?<![이인세비정])상가(?!능|격)|가게(?!되|될|된|돼|해)|점포|식당|카페|매장|장사|영업|미용실|치킨집|편의점|권리금|학원운영|사무실|공방|술집/u;
const ENTERED = /들어(?:오|온|와|옴|갔|간)|따고|열고|출입|침입/u;
const BROKEN =
  /고장|물이?(?:들어|차)|침수|새(?:요|는|고|서|네)|물이?(?:떨어|안나|넘|새)|누수|막혔|막혀|막힘|깨졌|깨져|깨진|금이?갔|벗겨|안나와|안나옴|안켜|안돼요|곰팡|결로|온수|뜨거운물|난방|보일러|수도(?:가|꼭|물|관|세)|변기|천장|배관|하수|싱크|창문|방충망|도어락|전등|콘센트|에어컨|세면대|타일|벌레|바퀴/u;
const HOUSE_PART =
  /집|방|천장|벽|바닥|화장실|욕실|주방|싱크|변기|보일러|창문|온수|난방|전기|배관|수도(?:가|꼭|물|관)|문|베란다|에어컨|타일/u;
const AUCTION = /경매|공매|압류|넘어가|넘어갔|법원에서/u;

/** Signs of questions that people put into ever new words: what it is about, and what has become of it. */
const SIGNS: readonly Sign[] = [
  { issue: "late_interest", says: [DEPOSIT, /이자|지연손해/u], unless: /대출|전세자금|금리|은행/u },
  {
    issue: "rent_after_leaving",
    says: [
      /뺐|나왔|비웠|이사(?:했|갔|나왔|온)|안사는|안살|빈집/u,
      /월세|관리비|집세/u,
      /계속|내야|내래|내라|내나|부담|올때까지|구할때까지/u,
    ],
    unless: SHOP,
  },
  {
    issue: "guarantee_claim",
    says: [/보증|허그|hug/iu, /이행|청구|대신(?:달|받|줘)|대위/u],
    unless: /갱신|청구권|보증금(?:반환|을)?청구/u,
  },
  { issue: "fee_on_leaving", says: [FEE, LEAVES], unless: /재계약|연장만|갱신/u },
  { issue: "fee_on_leaving", says: [FEE, /다음(?:세입자|사람)|새(?:세입자|로)|후임/u, ASKS_WHO] },
  { issue: "fee_on_renewal", says: [FEE, /연장|재계약|갱신|대필/u], unless: LEAVES },
  {
    issue: "down_payment",
    says: [
      /걸어둔|걸어놓|넣어둔|계약금|가계약|선금|예약금/u,
      /안(?:하|들)|취소|마음|바뀌|깨|파기|돌려|받을|포기|변심|배액|두배/u,
    ],
    unless: /몇(?:프로|퍼센트|%)/u,
  },
  {
    issue: "mediation",
    says: [/조정|중재|화해/u, /곳|데|어디|신청|방법|위원회/u],
    unless: /금액조정|가격|월세조정|보증금조정/u,
  },
  {
    issue: "fraud",
    says: [
      /잠적|도망|튀었|사기|속았|당했|당한|이중계약|깡통|빌라왕/u,
      /보증금|전세|여러|피해|집주인|지원|인정/u,
    ],
    unless: /안당|예방|조심|피하|방지|당하지/u,
  },
  { issue: "fraud", says: [/피해자/u, /지원|인정|신청|결정|혜택/u] },
  {
    issue: "lease_registration",
    says: [/등기/u, /못받|안줘|안주|이사|해두|해놓/u, DEPOSIT],
    unless: /근저당|전세권|등기부/u,
  },
  { issue: "auction", says: [AUCTION, /보증금|어떻게|세입자|살고|우리집|배당|서류/u] },
  {
    issue: "small_deposit",
    says: [/소액|최우선|적으면|적은사람|최소한/u, /먼저|우선|얼마|보장|건지/u, /보증금|소액|경매|최우선/u],
  },
  { issue: "landlord_insolvent", says: [OWNER, /망했|망하|파산|회생|부도|빚더미|신용불량/u] },
  {
    issue: "landlord_gone",
    says: [/연락(?:이|도)?(?:안|끊|두절|없)|전화(?:를|도)?(?:안|꺼)|행방|잠수|못찾/u],
    unless: /(?:아무|말|기간|만기).{0,10}연락(?:이)?없|연락없이|자동|묵시|만기(?:가|도)?지/u,
  },
  {
    issue: "repair",
    says: [BROKEN, HOUSE_PART],
    unless: /휴대폰|컴퓨터|노트북|자동차|물어(?:내|줘|달)|배상|원상/u,
  },
  {
    issue: "restoration",
    says: [
      /원래대로|원상|처음처럼|벽지|도배|장판|못(?:자국|박|구멍)|청소비|찍힌|긁힌|얼룩|변색|파손|담배/u,
      /물어|배상|나갈|나가|이사|해놓|복구|깎|공제|내래|달래|청구|책임/u,
    ],
    unless: /해줘야|안해줘|새로|들어올때|입주/u,
  },
  {
    issue: "sublet",
    says: [
      /친구|남(?:한테|에게|는방)|다른사람|지인|룸메|제3자|에어비앤비|외국인/u,
      /빌려주|세(?:를)?(?:주|줘|놓|내)|재임대|들여|돌려도|같이살|전대/u,
    ],
    unless: /갱신|거절|실거주|빌려준돈|새세입자|주인이|들어온다/u,
  },
  { issue: "noise", says: [/시끄|소음|쿵쿵|층간|발소리|떠들/u], unless: SHOP },
  {
    issue: "renewal_used",
    says: [
      /갱신|연장|요구권|청구권/u,
      /이미|벌써|한번썼|썼는데|살았는데|했는데|두번째|2번째|세번째|3번째/u,
      /또|다시|한번더|더연장|더쓸|더살/u,
    ],
    unless: /올려|인상|나가|해지|이사/u,
  },
  {
    issue: "owner_occupancy",
    says: [
      /갱신|연장|거절|실거주|들어온다|들어와산|직접산|내보내|나가라/u,
      /딴사람|다른사람|남한테|새세입자|다른세입자|팔았|팔아버|매물로|비어|비워둔/u,
      /줬|들였|살|팔|받았|거절|놨|내놨/u,
    ],
    unless: SHOP,
  },
  {
    issue: "refusal_reasons",
    says: [RENEWS, /거절|거부|안해(?:준|줘)|안된|못하게/u, /어떤|이유|사유|경우|그래도되|되나|가능|맞나/u],
    unless: /실거주|들어와|들어온|아들|딸/u,
  },
  {
    issue: "implied_renewal",
    says: [
      /말없이|아무말|말이없|연락없이|연락이없|그냥살|모르고지나|지나버/u,
      /살|기간|만기|계약|지났|연장|몇년/u,
    ],
    unless: SHOP,
  },
  {
    issue: "increase_within_year",
    says: [
      /(?:몇|반|\d{1,2}|두|세|네|다섯|여섯)(?:달|개월|년도안|년밖)|반년|1년도?안|일년도?안|얼마안/u,
      /올려|인상|올린|증액|올랐/u,
      /계약|들어온|이사온|올린지|한지|된지|밖에|만에/u,
    ],
    unless: /남았|남기고|전에|만기|관리비/u,
  },
  {
    issue: "overpaid_renewal",
    says: [
      /초과|넘게|넘겨|더(?:낸|냈|준|줬)|많이(?:낸|냈|올려줬)/u,
      /돌려|반환|받을/u,
      /월세|5%|5프로|올려|인상|임대료|차임/u,
    ],
    unless: /복비|중개|수수료|보험/u,
  },
  {
    issue: "agreed_increase",
    says: [/합의|서로|동의|새로계약|신규계약|새계약|새로쓰/u, /5%|5프로|상한|넘게|많이올|올려도|제한/u],
    unless: SHOP,
  },
  {
    issue: "rent_reduction",
    says: [
      /깎|내려|낮춰|감액|줄여|인하|일부돌려|내렸|떨어졌/u,
      /월세|전세금|보증금|임대료|집값|시세/u,
      /달라|요구|가능|있나|되나|돼|받을/u,
    ],
    unless: /전환|월세로|보증금.{0,8}(?:낮|줄).{0,12}월세|위험|경매|떼/u,
  },
  {
    issue: "closing_day",
    says: [/잔금|이사(?:하는)?날|입주(?:하는)?날|이사당일/u, /순서|뭐|무엇|뭘|어떻게|확인|해야/u],
  },
  {
    issue: "multi_household",
    says: [/다가구|통째|건물전체|원룸건물|건물에세입자/u, /위험|보증금|괜찮|알수|다른세입자|선순위/u],
  },
  {
    issue: "tax",
    says: [/(?<!전)세금|취득세|양도세|재산세|종부세|증여세|상속세|연말정산|소득공제|세액공제/u],
    unless: /집주인|임대인|체납|밀린|완납|납세|미납|국세|지방세/u,
  },
  {
    issue: "subscription",
    says: [/청약|분양/u, /방법|법|어떻게|조건|점수|순위|넣|받/u],
    unless: /시세|매물|분양가|강아지|고양이/u,
  },
  {
    issue: "redevelopment",
    says: [/재건축|재개발|정비사업|이주비|철거/u],
    unless: /갱신.{0,8}거절|매물|시세/u,
  },
  { issue: "forecast", says: [/오를까|떨어질까|내릴까|전망|사도될까|사야할까|폭락|폭등|바닥/u] },
  {
    issue: "corporate_tenant",
    says: [/회사(?:이름|명의|숙소|에서)|법인|사택/u, /보호|계약|전세|대항력|전입/u],
    unless: /집주인이법인|임대인이법인/u,
  },
  { issue: "registration_forbidden", says: [/전입/u, /하지말|못하게|안된대|안된다|불가|말라|막|금지|거부/u] },
  {
    issue: "jeonse_or_rent",
    says: [/전세/u, /월세/u, /나아|나을|좋을까|좋아|유리|이득|고민/u],
    unless: /\d/u,
  },
  {
    issue: "owner_changed",
    says: [
      /주인|임대인|소유자|명의/u,
      /바뀌|바뀐|달라(?:졌|진|지)|새로|교체/u,
      /계약|보증금|어떻게|그대로|다시/u,
    ],
    unless: SHOP,
  },
  {
    issue: "fixed_date",
    says: [/동사무소|주민센터|도장|확정일/u, /받|찍/u, /해야|필요|어디|언제|효력|꼭|안/u],
    unless: /계약서에도장|서명|특약|도장찍기전/u,
  },
  {
    issue: "opposing_power",
    says: [/이사|전입|입주/u, /신고/u, /바로|언제|늦|해야|며칠|보호/u],
    unless: /전월세|임대차신고|계약신고|거래/u,
  },
  { issue: "unregistered", says: [/확정일자|전입/u, /못받|안받|안하|안했|못했|없/u, AUCTION] },
  {
    issue: "mortgage_after",
    says: [
      /들어온|이사(?:한|온)|입주|전입|계약하고/u,
      /뒤|후|다음|날|당일/u,
      /근저당|대출받|담보|저당|융자/u,
    ],
    unless: /특약|막으려|받기전/u,
  },
  {
    issue: "lockout",
    says: [
      /문(?:을|이)?잠|잠가|비번(?:을)?바꿔|비밀번호.{0,6}바|못들어가|끊어버|끊었|단전|단수|내놨|내놓/u,
      /주인|집|짐|문|전기|수도|비번|비밀번호/u,
    ],
    unless: /매물|집을내놨|집내놨|집을내놓|집내놓/u,
  },
  {
    issue: "arrears",
    says: [RENT, /못냈|못내|밀렸|밀려|연체|안내|안냈|늦었|늦게|못낸/u],
    unless: new RegExp(`${SHOP.source}|복비|중개|보증금.{0,4}안`, "u"),
  },
  {
    issue: "eviction",
    says: [/팔(?:았|려|렸|기로)|기간(?:이|도)?남|아직|갑자기/u, SENT_AWAY],
    unless: new RegExp(`${SHOP.source}|만기|실거주|들어와`, "u"),
  },
  {
    issue: "entry",
    says: [OWNER, ENTERED, /없을때|몰래|마음대로|맘대로|허락|말도?없이|무단|불쑥|자꾸/u],
    unless: /산다|살겠|실거주|살러/u,
  },
  {
    issue: "succession",
    says: [
      /세입자|같이살던|동거|남편|아내|아버지|어머니|부모/u,
      /죽|사망|돌아가|세상/u,
      /살아도|집은|계속|승계|물려/u,
    ],
    unless: /집주인|임대인/u,
  },
  {
    issue: "leave_within_term",
    says: [LEAVES, IN_TERM],
    unless: new RegExp(`${RENEWED.source}|${SHOP.source}|통보|알려|언제까지|전에말|위약금|복비|중개`, "u"),
  },
  {
    issue: "leave_at_term",
    says: [/만기(?:때|에|날|되면)|기간끝나면|계약끝나면|끝나면/u, /나가/u],
    unless: /안줘|못받|보증금|나가라|나가래|언제까지/u,
  },
  {
    issue: "late_refusal",
    says: [/며칠(?:뒤|후)|다음주|이제와서|코앞|임박|곧끝/u, SENT_AWAY, /끝나|만기|계약/u],
  },
  {
    issue: "late_increase",
    says: [/만기(?:가)?(?:다|코앞|임박)|이제와서|끝나기(?:며칠|직전)|다됐는데/u, /올려|인상|더달라/u],
    unless: SHOP,
  },
  { issue: "late_leave", says: [/통보(?:를)?(?:못|안|깜빡)|말을?못|깜빡|늦게말/u, LEAVES] },
  {
    issue: "shop_increase",
    says: [SHOP, /올려|올리|인상|두배|몇프로|몇%|상한|더달라|올랐/u],
    unless: /권리금|관리비/u,
  },
  {
    issue: "lease_report",
    says: [/신고/u, /보증금|월세|전세|임대차|계약/u, /대상|해야|하나|언제|기한|안하면|과태료|벌금/u],
    unless: /전입|확정|사기|경찰|허위|세금|소득/u,
  },
  { issue: "sublet", says: [/서브리스|서브렛|전전세|전대차/u] },
  {
    issue: "repair",
    says: [/형광등|전구|건전지|샤워기|수전|문고리|방충망/u, /누가|주인|갈아|교체|고쳐|나갔|나간|고장/u],
  },
  {
    issue: "shop_eviction",
    says: [SHOP, SENT_AWAY],
    unless: /연체|밀[렸린려]|(?:월세|임대료|차임).{0,12}(?:못|안)[냈내]/u,
  },
  { issue: "shop_lease", says: [SHOP, /몇년|10년|십년|계약기간|보장/u] },
  { issue: "loan_consent", says: [/전세대출|전세자금/u, OWNER, /동의|싫|거부|안해|협조|허락/u] },
];

/** Broad questions, which a sign of a finer one goes before. */
const BROAD: ReadonlySet<string> = new Set([
  "renewal_right",
  "increase",
  "early_leave",
  "eviction",
  "broker_fee",
  "shop_lease",
  "owner_changed",
  "management_fee",
  "opposing_power",
  "arrears",
]);

/** The questions that words of a text point to together. `found` are those it asks in so many words. */
export function issuesBySigns(squeezed: string, found: readonly string[]): readonly string[] {
  if (!found.every((id) => BROAD.has(id))) return [];
  const pointed = SIGNS.filter(
    ({ says, unless }) => unless?.test(squeezed) !== true && says.every((each) => each.test(squeezed)),
  ).map(({ issue }) => issue);
  return [...new Set(pointed)].filter((id) => !found.includes(id));
}
