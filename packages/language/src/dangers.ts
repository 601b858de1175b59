/** Danger to a person, by who helps. */
export type Danger = "rescue" | "police" | "despair" | "violence" | "passport";

/** What people write then, without spaces. Data, not grammar: each form says it by itself. */
const FORMS: { readonly [danger in Danger]: readonly string[] } = {
  rescue: [
    ...[
      "의식없",
      "의식이없",
      "의식을잃",
      "숨을안쉬",
      "숨을못쉬",
      "숨을잘못쉬",
      "숨안쉬",
      "심정지",
      "심장마비",
    ],
    ...["숨못쉬", "숨을쉬기힘들", "숨쉬기힘들어", "호흡곤란이왔", "호흡곤란이와", "혀가부었", "목이붓"],
    ...[
      "물에빠졌",
      "물에빠짐",
      "익사",
      "피가안멈",
      "피가멈추지",
      "머리를부딪",
      "머리부딪",
      "쓰러졌",
      "쓰러지셨",
    ],
    ...["가슴이조이", "목이부어", "발작이안멈", "발작이멈추지", "발작이5분", "경련이안멈", "말이안나온다"],
    ...["불이났", "불났", "화재가났", "가스냄새", "피비침", "하혈"],
    ...[
      "unconscious",
      "not breathing",
      "can't breathe",
      "drowning",
      "heart attack",
      "bleeding badly",
      "on fire",
    ],
  ],
  police: [
    ...[
      "칼을들",
      "칼들고",
      "강도를",
      "강도당",
      "납치",
      "문따려",
      "문을따려",
      "문부수",
      "따라와요무서",
      "쫓아오",
    ],
    ...[
      "소매치기당",
      "성추행",
      "성폭행",
      "스토킹",
      "총소리",
      "being followed",
      "robbed",
      "kidnapp",
      "assaulted",
    ],
  ],
  despair: [
    ...[
      "죽고싶",
      "자살",
      "다끝내고싶",
      "살기싫",
      "사라지고싶",
      "죽어버리",
      "kill myself",
      "suicide",
      "end it all",
    ],
  ],
  violence: ["때려요", "때렸어요", "폭행당", "맞고살", "가정폭력", "데이트폭력", "beats me", "hits me"],
  passport: [
    ...["여권잃어버", "여권을잃어버", "여권분실", "여권도난", "여권을도난", "여권없어졌", "여권이없어졌"],
    ...["lost my passport", "passport stolen", "stole my passport"],
  ],
};

/** «나 혼자 살고»: words that only look like one of these where they are joined. */
const HARMLESS: readonly string[] = ["혼자살", "각자살", "여자살", "남자살"];

const LONGEST = 3_000;

/**
 * Dangers that a message tells of, the first that matters most.
 *
 * @example
 * findDangers("남편이 물에 빠졌는데 의식이 없어요"); // ["rescue"]
 */
export function findDangers(text: string): readonly Danger[] {
  const said = text.slice(0, LONGEST).toLowerCase();
  const joined = HARMLESS.reduce((left, form) => left.replaceAll(form, " "), said.replaceAll(/\s/gu, ""));
  const names = Object.keys(FORMS) as Danger[];
  return names.filter((danger) =>
    FORMS[danger].some((form) => (isKorean(form) ? joined : said).includes(form)),
  );
}

function isKorean(form: string): boolean {
  return /[가-힣]/u.test(form);
}
