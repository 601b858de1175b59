import { type Correction, type Found, rejectedSpans } from "@maru/language";
import type { TravelStyle } from "../shapes.ts";

const WORDS: readonly (readonly [TravelStyle, RegExp])[] = [
  [
    "관광",
    /관광|명소|구경|볼거리|동물원|수족관|아쿠아리움|야경|인생샷|랜드마크|시티투어|\b(?:sight[- ]?see(?:ing|r|rs)?|sights|landmarks?|tourist(?:y|s)?|city tours?|exploring|night ?views?)\b/giu,
  ],
  [
    "맛집",
    /맛[집짚짐]|먹방|먹부림|먹거리|먹킷|먹으러|먹는 ?(?:거|것|게|기|여행)|(?:먹고|먹으면서|먹으며) ?(?:싶|다니|놀|즐|쇼핑|쉬|구경|마시|자고)|음식|식도락|미식|맛있는|맛나|카페|커피|디저트|야시장|먹자골목|노포|해산물|회 ?먹|(?<=^|[\s,])(?:생선)?회(?=$|[\s,.!~]|랑|도|요|이요|하고)|스시|초밥|라멘|쌀국수|\b(?:(?:street |sea)?food(?:ie|y)?s?|eat(?:s|ing)?|restaurants?|cuisine|culinary|gastronom(?:y|ic)|gourmet|dining|coffee|caf[eé]s?|desserts?|night ?markets?|sushi|ramen)\b/giu,
  ],
  [
    "쇼핑",
    /쇼핑|면세점|아울렛|아웃렛|지름|\b(?:shop(?:s|ping|per|pers)?|outlets?|malls?|duty[- ]?free|boutiques?)\b/giu,
  ],
  [
    "휴양",
    /휴양|휴식|힐링|쉬고|쉬게|쉬자|쉬기|쉬면서|쉬러|쉬는|쉬다|쉴(?= |래|려|수)|푹 ?쉬|쉼|호캉스|온천|료칸|스파|마사지|풀빌라|느긋|여유롭|빈둥|멍때리|\b(?:relax(?:ing|ation)?|chill(?:ing|ed|[- ]?out)?|unwind(?:ing)?|wellness|healing|laid[- ]?back|spas?|massages?|hot springs?|onsens?|resorts?|rest(?:ing)?|staycation)\b/giu,
  ],
  [
    "액티비티",
    /액티비티|액티비디|엑티비티|체험|서핑|물놀이|수영|스노클|스노쿨|스쿠버|다이빙|래프팅|놀이공원|놀이동산|테마파크|워터파크|레저|래프팅|집라인|짚라인|골프|(?<!(?:맛집|먹방|카페|미식|시티|쇼핑|박물관|미술관|역사|문화|유적지?) ?)투어|스키|\b(?:activit(?:y|ies)|active|adventur(?:e|es|ous)|thrills?|water ?sports?|swim(?:ming)?|snorkell?(?:ing)?|scuba|div(?:e|ing)|surf(?:ing)?|kayak(?:ing)?|zip-?lin(?:e|ing)|rafting|ski(?:ing)?|snowboard(?:ing)?|golf(?:ing)?|theme ?parks?|amusement ?parks?)\b/giu,
  ],
  [
    "문화",
    /문화|미술관|박물관|공연|전시|뮤지컬|예술|\b(?:cultur(?:e|es|al)|museums?|arts?|artsy|galler(?:y|ies)|musicals?|theat(?:re|er)s?|concerts?|exhibitions?|traditions?)\b/giu,
  ],
  [
    "자연",
    /자연|바다|해변|해수욕|산책|풍경|경치|수목원|식물원|벚꽃|단풍|오름|캠핑|트레킹|트래킹|하이킹|등산|숲|\b(?:cherry blossoms?|nature|natural|outdoors?|outdoorsy|beach(?:es)?|ocean|waterfalls?|trek(?:s|king)?|landscapes?|scenic|hik(?:e|es|ing)|mountains?|scenery|national parks?)\b/giu,
  ],
  [
    "역사",
    /역사|유적|고궁|궁궐|사찰|고성|신사(?!동|임)|\b(?:histor(?:y|ies|ic|ical)|heritage|ancient|old towns?|shrines?|temples?|castles?|palaces?|ruins)\b/giu,
  ],
];

/** «쉬운», «쉬워»: easy, not rest. */
const TRAPS = /쉬운|쉬워|쉽|체험단|구경거리 ?없/u;

/** The styles a text names, in the order of the list. */
export function stylesIn(text: string): readonly TravelStyle[] {
  return TRAPS.test(text)
    ? []
    : WORDS.flatMap(([style, pattern]) => (text.search(pattern) >= 0 ? [style] : []));
}

export interface StyleReading {
  readonly wanted: readonly TravelStyle[];
  readonly rejected: readonly TravelStyle[];
  /** «쇼핑도»: besides what is there. */
  readonly isAddition: boolean;
  readonly isAnything: boolean;
}

/** Between two styles of one list; «or», «and» in English. */
const LISTED = /^(?:이랑|랑|이나|나|하고|과|와|,|·|\/| or| and)? ?(?:이랑|하고|or |and )?$/iu;

const OR = /^ or (?:any )?$/iu;

/** «야경도 보고 싶어» */
const ALSO = /^(?:도|까지)(?![가-힣])/u;

const ANYTHING =
  /(?:말고|빼고|아니면)(?:는)? ?(?:다|돼|되|됩|전부|모두|아무|뭐든)|아무(?:거나|튼|렇게나)|상관 ?없|다 ?좋|골고루|알아서|추천해|전부 ?다|뭐든|모르겠|글쎄|anything|whatever|up to you|everything/iu;

export function readStyles(
  text: string,
  corrections: readonly Found<Correction>[],
  names: readonly Found<unknown>["span"][] = [],
): StyleReading {
  const rejectedAt = rejectedSpans(corrections);
  const named = WORDS.flatMap(([style, pattern]) =>
    [...text.matchAll(pattern)].map(({ 0: said, index }) => ({
      style,
      start: index,
      end: index + said.length,
    })),
  )
    .filter(({ start, end }) => !TRAPS.test(text.slice(Math.max(0, start - 1), end + 1)))
    .filter(({ start, end }) => !names.some((name) => start < name.end && end > name.start))
    .sort((left, right) => left.start - right.start);
  const isRejected = ({ start, end }: (typeof named)[number]) =>
    rejectedAt.some((span) => start < span.end && end > span.start);
  const isDenied = (index: number): boolean => {
    const each = named[index];
    if (each === undefined) return false;
    const [before, next] = [named[index - 1], named[index + 1]];
    return (
      isRejected(each) ||
      // «쇼핑이랑 휴양은 관심 없어요»: what is denied of the last is denied of all that are listed with it.
      (next !== undefined && LISTED.test(text.slice(each.end, next.start)) && isDenied(index + 1)) ||
      // «no museums or temples»
      (before !== undefined && OR.test(text.slice(before.end, each.start)) && isRejected(before))
    );
  };
  const rejected = named.flatMap(({ style }, index) => (isDenied(index) ? [style] : []));
  const wanted = inOrder(named.flatMap(({ style }, index) => (isDenied(index) ? [] : [style])));
  const hasMore = named.some(({ end }) => ALSO.test(text.slice(end)));
  return {
    wanted,
    // «먹는 거 좋아해요, 야시장은 빼고»: one thing of a kind is denied, and the kind is wanted.
    rejected: [...new Set(rejected)].filter((style) => !wanted.includes(style)),
    isAddition:
      hasMore ||
      /비중 ?(?:을 ?)?(?:늘|높|올)|(?:도|까지|추가|더) ?(?:하고|넣|싶|좋|해|할|같이|포함|,|\.|$)|추가|also|add/u.test(
        text,
      ),
    isAnything: ANYTHING.test(text),
  };
}

/** In the order of the table, each once. */
function inOrder(styles: readonly TravelStyle[]): readonly TravelStyle[] {
  return WORDS.flatMap(([style]) => (styles.includes(style) ? [style] : []));
}
