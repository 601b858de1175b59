import type { Topic } from "../shapes/request.ts";

/** Words that together tell of a wish, in whatever order they stand. Read on the text without white space. */
interface Sign {
  readonly topic: Topic;
  readonly says: readonly RegExp[];
  readonly unless?: RegExp;
}

const HOME =
  /집(?!주인|중|착)|방(?!법|문|향|송|학|금)|아파트|오피스텔|빌라|원룸|투룸|주택|전세|월세|매매|동네|단지/u;
const HOW_MUCH = /얼마|몇(?:억|천|만)|어느정도|어떻|어때|어떤가|올랐|내렸|떨어졌|비싼가|싼가|분위기|수준/u;
const LOOKS =
  /찾|구하|구해|골라|뽑아|추천|알아봐|보여|있을까|있나|있어|없나|없을까|갈수있|들어갈수|갈만|살만|볼만|나온|나와있/u;
const BORROW = /대출|융자|빌리|빌려|빌릴|빌린|담보|땡기|땡길|영끌|돈을?꿔|주담대|모기지/u;
const BANK = /은행|상품|이자|금리|대환|갈아타/u;
const OWNER = /집주인|임대인|주인이|건물주|세입자/u;

const SIGNS: readonly Sign[] = [
  {
    topic: "contract_creation",
    says: [
      /계약서|임대차계약|전세계약|월세계약|계약서류|양식/u,
      /써|쓸|작성|만들|꾸며|꾸미|뽑|준비|초안|채워|대신|필요해|부탁/u,
    ],
    unless:
      /검토|확인|봐줘|봐주|문제|특약(?:에|을)|써있|써져|쓰여|적혀|안쓰|안썼|안써|없이|쓸때|써야|쓰고나|썼는데|잃어|효력|유효|주의|법|방법/u,
  },
  {
    topic: "broker_fee",
    says: [
      /복비|중개료|중개보수|중개비|소개비|부동산(?:에|한테)|중개사(?:가|에게|한테)?|수수료/u,
      /얼마|비싼|비싸|부르는|달라는|달래|줘야|내면|과한|적당/u,
    ],
    unless: /시세|매물|대출|보증금|근저당|설명|말안|책임|손해/u,
  },
  {
    topic: "loan_payment",
    says: [/빌린|빌리면|대출|이자|갚|원금/u, /한달|다달이|매달|달마다|월에/u, /얼마|계산|갚|내|나가/u],
    unless: /월세|집주인|보증금/u,
  },
  { topic: "loan_payment", says: [/이자만/u, /얼마|내면/u] },
  {
    topic: "loan_limit",
    says: [BORROW, /얼마|까지|최대|가능|되나|나오|나올|한도/u],
    unless: /이자|금리|갚|매달|집주인|정책|지원/u,
  },
  {
    topic: "loan_products",
    says: [BANK, /싸|싼|낮|좋|어느|어디|추천|비교|뭐가|갈아타/u],
    unless: /주식|적금|예금|카드|자동차/u,
  },
  { topic: "loan_products", says: [BORROW, /상품|은행|어디서|뭐가좋|추천/u], unless: /집주인/u },
  {
    topic: "policy",
    says: [
      /나라|정부|국가|시청|구청|지자체|청년|신혼|사회초년생|저소득|기초수급|한부모|다자녀|주거|어르신|노인/u,
      /도와|도움|지원|혜택|해주나|해주는|받을수|보조|제도|대상/u,
    ],
    unless: /집주인|경매|소송|사기|법률|상담/u,
  },
  {
    topic: "roi",
    says: [/세(?:를)?놓|월세(?:를)?받|임대(?:를)?놓|갭|투자|사서세/u, /남|수익|이득|본전|퍼센트|프로|%|벌/u],
    unless: /집주인|올려/u,
  },
  {
    topic: "deposit_risk",
    says: [
      /빚|융자|근저당|대출(?:많|낀|껴)|담보|깡통|비슷|거의같/u,
      /집|전세|보증금/u,
      /괜찮|안전|위험|들어가도|계약해도|될까|되나|떼/u,
    ],
  },
  {
    topic: "lease_dates",
    says: [
      /갱신|연장|재계약|나간다|이사|방(?:을)?뺀|만기|통보/u,
      /언제|마지막날|며칠|몇달|몇개월|기간/u,
      /말|얘기|통보|알려|알리|연락|통지|요구/u,
    ],
    unless: /보증금|신고|확정일자|전입|받/u,
  },
  {
    topic: "conversion",
    says: [
      /보증금|전세/u,
      /줄이|낮추|낮춰|깎|빼고|반만|절반|일부|올리고|더내고/u,
      /월세|다달이|매달|달마다/u,
    ],
    unless: OWNER,
  },
  {
    topic: "increase",
    says: [
      /집세|월세|전세|보증금|임대료|세를|갱신|재계약/u,
      /올|인상|더받|증액/u,
      /얼마|몇(?:프로|퍼센트|%)|까지|한도/u,
    ],
  },
  {
    topic: "small_deposit",
    says: [/소액|최우선|적은사람|최소한|적으면/u, /얼마|먼저|우선|보장|건지/u],
    unless: /대출|복비/u,
  },
  {
    topic: "listings",
    says: [HOME, LOOKS],
    unless:
      /집주인|임대인|세입자|임차인|계약|보증금|법|신고|대출|수리|고장|복비|확정|전입|권리|소송|올려|나가라|시세|얼마/u,
  },
  {
    topic: "listings",
    says: [/예산|억대|천대|\d억|역(?:가까|근처|세권)|이하|이내/u, LOOKS],
    unless: /집주인|임대인|대출|법|보증금|계약|정책|지원/u,
  },
  {
    topic: "listings",
    says: [/\d억(?:대|정도)?(?:로|에|으로)/u, /들어갈|갈수|살수|구할|곳|데/u],
    unless: /집주인|대출|올려/u,
  },
  {
    topic: "market",
    says: [HOME, HOW_MUCH],
    unless:
      /집주인|임대인|대출|이자|복비|중개|법|올려|인상|보증금|전환|소액|경매|수리|기간|갱신|해지|세금|관리비|좋을까|나을까/u,
  },
  {
    topic: "market",
    says: [/집값|전셋값|전세값|땅값|방값/u],
    unless: /집주인|대출|근저당|깡통|위험|오를까|떨어질까|전망/u,
  },
];

/** What the words of a text point to together; the first in the order of the table. */
export function topicBySigns(text: string): Topic | null {
  const squeezed = text.replaceAll(/\s+/gu, "");
  if (squeezed.length > LONGEST) return null;
  return (
    SIGNS.find(
      ({ says, unless }) => unless?.test(squeezed) !== true && says.every((each) => each.test(squeezed)),
    )?.topic ?? null
  );
}
/** In a long story words stand together that have nothing to do with each other. */
const LONGEST = 60;
