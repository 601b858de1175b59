/** A situation as people tell it, and the article it is about. */
interface Situation {
  readonly article: string;
  /** All of these are said … */
  readonly says: readonly RegExp[];
  /** … and this is not. */
  readonly unless?: RegExp;
}

export const SHOP =
  /상가|가게|점포|매장|식당|음식점|분식|치킨|술집|빵집|카페|미용실|학원|병원|약국|공방|노래방|편의점|장사|영업|사업자|권리금|환산보증금|건물주|폐업/u;
export const FRAUD = /사기|피해자|피해\s?주택|신탁/u;
export const BROKER = /중개|복비|공인|부동산(?:이|에서|은|한테|\s?사장)|실장|보조원/u;
const MONEY = /전세|월세|보증금|임대료|차임|전셋|금액|\d\s?[억만천]/u;
const RAISE = /올려|올리|올린|올렸|올랐|인상|증액|더\s?(?:내|달|줘|주|받)|상한|\d\s?(?:%|프로|퍼센트)/u;
const LEAVE = /나가|나갈|해지|이사|중간|통보|빼|퇴거|그만/u;
const AGAIN = /묵시|자동\s?(?:으로\s?)?(?:연장|갱신)|저절로|연장[된되됐돼]|갱신[된되됐돼]|연장\s?(?:후|뒤)/u;
const REPAIR =
  /보일러|누수|물이?\s?새|곰팡|배관|변기|수도|싱크|도어락|전등|전구|결로|난방|수리|고장|고쳐|고치|하자|수선/u;
const OVERDUE = /밀리|밀린|밀렸|밀려|연체|못\s?내|못\s?냈|안\s?낸|안\s?내|늦게\s?[내낸냈]/u;
const REPORT =
  /(?:임대차|전월세|전세|월세|계약|거래)\s?(?:계약\s?)?신고|신고\s?(?:의무|대상|기한|안|해야|하면|늦)/u;
const SMALL = /최우선|소액/u;
const NOT_HOME = new RegExp(`${SHOP.source}|${FRAUD.source}`, "u");

function home(article: string, ...says: readonly RegExp[]): Situation {
  return { article: `housing-lease-act/${article}`, says, unless: NOT_HOME };
}
const decree = (article: string, ...says: readonly RegExp[]): Situation => ({
  article: `housing-lease-decree/${article}`,
  says,
  unless: NOT_HOME,
});
const civil = (article: string, ...says: readonly RegExp[]): Situation => ({
  article: `civil-act/${article}`,
  says,
  unless: NOT_HOME,
});
const shop = (article: string, ...says: readonly RegExp[]): Situation => ({
  article: `shop-lease-act/${article}`,
  says: [SHOP, ...says],
});
const report = (article: string, ...says: readonly RegExp[]): Situation => ({
  article: `deal-report-act/${article}`,
  says,
});
const broker = (article: string, ...says: readonly RegExp[]): Situation => ({
  article: `broker-act/${article}`,
  says: [BROKER, ...says],
});
const fraud = (article: string, ...says: readonly RegExp[]): Situation => ({
  article: `jeonse-fraud-act/${article}`,
  says: [FRAUD, ...says],
});

/** What tenants live through most often. A question may fit several; each adds to its article. */
export const SITUATIONS: readonly Situation[] = [
  // Homes: the amount
  {
    ...home("7", RAISE, MONEY),
    unless: new RegExp(`${NOT_HOME.source}|돌려|반환|초과|전환|신고|소액|최우선|위약|중개|복비|수수료`, "u"),
  },
  {
    ...home("7", /올려|올린|인상/u),
    unless: new RegExp(`${NOT_HOME.source}|돌려|반환|초과|전환|신고|관리비|복비|수수료`, "u"),
  },
  home("7", /(?:깎|내려|낮춰|감액)/u, /월세|임대료|차임/u),
  home("10-2", /초과|넘게|넘겨|(?:더|올려)\s?(?:낸|준|냈|줬)/u, /돌려|반환|받을/u),
  home("7-2", /전환|반전세|월세로\s?(?:돌|바꾸|바꿔|변경)|보증금.{0,8}(?:낮추|줄이|깎).{0,10}월세/u),
  // … the time
  home(
    "6-3",
    /갱신\s?요구|갱신\s?청구|청구권|(?:한\s?번|[2이]\s?년).{0,6}더|더\s?(?:살|있)|(?:갱신|연장|재계약).{0,8}(?:거절|거부|안\s?해|못\s?하)|재건축|내쫓/u,
  ),
  home(
    "6-3",
    /실거주|(?:아들|딸|자녀|자식|부모|어머니|아버지|엄마|아빠|본인|자기|직접|집주인|주인).{0,14}(?:들어와|들어온|들어오|들어가|살겠|살게|산다|거주)/u,
  ),
  home(
    "6",
    /묵시|자동\s?(?:연장|갱신)|(?:아무|연락|말|얘기|이야기|통보).{0,8}(?:없이|없는|안\s?하|않).{0,16}(?:만기|만료|지났|지나|연장)|(?:만기|만료).{0,8}(?:지났|지나)/u,
  ),
  home("6", /(?:만기|만료|끝나|종료).{0,10}(?:전|앞두)/u, /알려|알리|통보|말해|말하|얘기|나가/u),
  home("6-2", AGAIN, LEAVE),
  home("4", /(?:1|일|한)\s?년|\d+\s?개월|육\s?개월/u, /계약|짜리/u),
  home("4", /최소.{0,8}(?:기간|년)|2년\s?(?:보장|살)|짧게/u),
  // … the deposit
  home(
    "3-3",
    /(?:보증금|전세금|전셋돈).{0,14}(?:안\s?[주줘돌내]|못\s?받|못\s?돌|반환\s?안|미반환|떼)|임차권\s?등기|등기\s?명령/u,
  ),
  home("3-2", /확정일자|우선변제|순위|먼저|배당/u, /우선|순위|경매|근저당|배당|효력|좋|이득/u),
  home("3-2", /경매|공매/u, /보증금|배당|돌려/u),
  home("3-5", /낙찰|임차권.{0,4}(?:소멸|사라|없어)|경매.{0,14}(?:바뀌|끝나)/u),
  home("3-6", /확정일자/u, /어디|받는|방법|주민센터|동사무소|인터넷|온라인/u),
  home("3-6", /(?:다른|먼저|선순위|기존|앞).{0,8}(?:세입자|임차인|사는)/u, /보증금|조회|확인|정보|알/u),
  home("3-7", /체납|세금|국세|지방세|완납|납세/u, /확인|보여|보고|열람|증명|알|요구|달라|조회/u),
  decree("10", SMALL, /얼마|금액|만원|받/u),
  decree("10", /경매/u, /얼마.{0,6}(?:먼저|우선)|먼저.{0,6}얼마/u),
  decree("11", SMALL, /해당|기준|인가|인지|되나|이면|이하|범위/u),
  home("8", SMALL),
  // … the house and its owner
  home(
    "3",
    /(?:주인|소유자|임대인|명의).{0,6}(?:바뀌|달라)|팔렸|팔아|팔리|매각|새로?\s?(?:산\s?)?(?:집\s?)?주인|승계/u,
  ),
  home("3", /전입신고|대항력|주민등록/u, /언제|바로|효력|위험|안\s?하|생기|생겨|보호|대항력/u),
  home("9", /사망|죽|돌아가[시셨]|세상을\s?떠|사실혼|동거|혼인신고/u),
  home("10", /특약|조항|각서|도장|서명|계약서에/u, /무효|불리|효력|손해|어긋|유효|지켜|포기/u),
  home("2", /오피스텔|옥탑|고시원|무허가|근린|반지하|원룸/u, /적용|보호|해당|법/u),
  home("11", /단기|한\s?달\s?(?:살기|만)|두\s?달|잠깐|일시/u, /적용|보호|임대차|법|빌린/u),
  home("30", /표준\s?계약서/u),
  // … disputes
  { ...home("21", /조정/u, /신청|어떻게|방법|절차/u), unless: /며칠|얼마나|걸리|걸려|비용|수수료/u },
  home("23", /조정/u, /며칠|얼마나|기간|걸리|걸려|만에/u),
  home("26", /조정안|수락/u),
  home("27", /조정/u, /집행|안\s?지키|판결/u),
  decree("33", /조정/u, /비용|수수료|무료/u),
  home("14", /소송\s?(?:말고|없이)|중재|분쟁조정위/u),
  // The Civil Act
  civil("623", REPAIR),
  civil("626", REPAIR, /내\s?돈|제\s?돈|제가|내가|먼저|영수증|청구|자비|비용.{0,6}받/u),
  civil("624", /수리|공사|점검/u, /들어오|들어와|방문|거절|거부/u),
  civil("640", /월세|차임|임대료|달치/u, OVERDUE),
  civil("629", /전대|재임대|(?:다시|다른\s?사람|친구|남|지인).{0,12}(?:세|빌려|임대)\s?(?:주|줘|놓|줬|도)/u),
  civil("615", /원상|벽지|도배|장판|못\s?(?:자국|박)|청소비|변색|마모/u),
  civil("565", /계약금|가계약/u),
  civil("398", /위약금|배상액/u),
  civil(
    "536",
    /짐.{0,8}(?:빼|먼저)|(?:보증금|돈).{0,14}(?:받을|줄|돌려줄|돌려받을)\s?때까지|동시\s?이행|먼저\s?(?:나가|비우|비워)/u,
  ),
  civil("646", /설치|부속물|붙박이/u, /사\s?(?:줘|주|달)|매수|값/u),
  civil("318", /전세권/u, /경매/u),
  civil("303", /전세권/u),
  {
    ...civil("636", /중도|중간|기간\s?중|만기\s?전|계약\s?중/u, LEAVE),
    unless: new RegExp(`${NOT_HOME.source}|${AGAIN.source}|알려|통보`, "u"),
  },
  civil("627", /화재|불이|침수|태풍|무너|못\s?쓰/u),
  // Shops
  shop("10-4", /권리금/u, /방해|못\s?받|거절|안\s?해|회수/u),
  shop("10-3", /권리금/u, /뭐|무엇|뜻|의미/u),
  shop("10", /갱신|연장|재계약|몇\s?년|10년|십\s?년/u),
  shop("11", RAISE),
  shop("10-8", OVERDUE),
  shop("3", /대항력|사업자\s?등록|바뀌|팔/u),
  shop("4", /확정일자/u),
  shop("9", /1년|6개월|일\s?년|기간/u),
  shop("11-2", /폐업/u),
  shop("19-2", /관리비/u),
  { article: "shop-lease-decree/2", says: [/환산\s?보증금/u] },
  // Reports
  report("6-2", REPORT, /언제|기한|며칠|누가|혼자|같이|어떻게/u),
  report("28", /신고/u, /과태료|벌금|처벌|안\s?하면|늦|지났/u),
  report(
    "6-5",
    /임대차\s?신고|전월세\s?신고|신고\s?하면|신고도/u,
    /확정일자|전입신고/u,
    /따로|도\s?(?:된|한|되)|자동|안\s?받/u,
  ),
  report("6-3", /신고/u, /변경|다시|올렸|바뀌|해지|해제/u),
  report("3", /매매|실거래|집을?\s?(?:사|팔)/u, /신고/u),
  { article: "deal-report-decree/4-3", says: [REPORT, /\d|대상|의무|얼마/u], unless: /과태료|벌금/u },
  // Brokers
  { article: "broker-rule/20", says: [/복비|중개\s?(?:수수료|보수)|수수료/u], unless: /조정/u },
  broker("33", /더\s?(?:달|받|내)|초과|비싸|웃돈|직접\s?거래|쌍방|속/u),
  broker("32", /복비|수수료|보수/u, /깨|취소|해제|무효|파기/u),
  broker("25", /설명|등기|대장|안\s?보여|얘기|근저당|말\s?안/u),
  broker("30", /손해|배상|책임|공제/u),
  broker("18-4", /보조원|실장/u),
  { article: "broker-act/18-2", says: [/매물/u, /허위|가짜|미끼|없|다르|달라/u] },
  // Victims of fraud
  fraud("3", /요건|인정|조건|당했|당한|기준|억/u),
  fraud("12", /신청|접수/u),
  fraud("17", /경매/u, /멈|늦|유예|정지|중단|미루|미뤄/u),
  fraud("25", /LH|매입|사\s?(?:주|줘)/iu),
  fraud("20", /우선\s?매수|먼저\s?(?:사|살|낙찰)/u),
  fraud("25-3", /신탁/u),
  fraud("15", /불복|이의|탈락|못\s?받|다시|거부/u),
  fraud("25-9", /최소|3분의\s?1|지원금/u),
  fraud("27", /대출|금융|연체|신용/u),
  fraud("11", /상담|센터|전화/u),
  fraud("14", /며칠|얼마나|기간|걸리|걸려/u),
];

/** How many situations of a question are about each article. */
export function situationsIn(question: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { article, says, unless } of SITUATIONS) {
    if (unless?.test(question) || !says.every((each) => each.test(question))) continue;
    counts.set(article, (counts.get(article) ?? 0) + 1);
  }
  return counts;
}
