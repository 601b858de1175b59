/** What may hang on a name without making it another word. */
const PARTICLES =
  "에서는|에서도|에서|에는|에도|에|엔|으로는|으로도|으로|로는|로도|로|론|이랑|랑|하고|와|과|은|는|이나|나|이든|든|이라도|라도|이|가|을|를|도|만|까지|부터|의|이요|요|이에요|예요|이예요|에요|입니다|이야|야|임|보다|처럼|말고는|말고|밖에|대신|빼고|인데|인가요|일까요|이면|면|정도|중에서|중에|중|쪽으로|쪽|이지|지|이고|고|이며|며|님|씨|이여|여|이염|염|욤|욥|용|유|예";
/** Parts of the name that people add or leave out. */
const SUFFIXES = "특별자치도|특별자치시|특별시|광역시|시내|시티|시|도|섬|현|부|구|동|군";
/** Words that people write right behind a name. */
const FOLLOWERS =
  "자유여행|여행|관광|투어|맛집|호텔|숙소|리조트|일정|항공|비행기|공항|왕복|편도|출발|도착|행(?=$|[^가-힣]|이|을|은|비)|발(?=$|[^가-힣]|비)|패키지|호캉스|한달|근교|근처|지역|물가|날씨|추천|가자|가고|가는|가려|가서|가요|가볼|가보|갈래|갈까|갈게|갈거|갈건|갈려|갈 |갑시다|간다|갔|어때|어떄|바꿔|바꿀|변경|좋|싶|아파트|오피스텔|빌라|전세|월세|매매|시세|부동산|원룸|주택|상가|팀|지점|지사|본부|매출|실적|원장|연락처|전화";

const TAIL = new RegExp(`(?:${SUFFIXES})?(?:${PARTICLES}){0,3}`, "uy");
const FOLLOWS = new RegExp(`(?:${FOLLOWERS})`, "uy");
const PLACE = /(?:시|도|섬)?(?:에서|으로|로|에|행|여행|가(?=$|[\s고는려요자볼])|갈|쪽)/uy;

/** «오사카삼박사일», «도쿄두명이서»: typed without spaces, a count follows the name. */
const COUNT =
  /(?:으로|로|에)?(?:(?:[일이삼사오육칠팔구십]{1,2}|\d{1,2})(?:박|명)|[한두세네](?:명|박)|둘이|셋이|넷이|혼자|인당)/uy;

export interface Tail {
  /** Where particles end. */
  readonly end: number;
  /** Nothing of another word follows. */
  readonly isComplete: boolean;
}

/** Reads particles behind a name; the word must end there, or go on with a word that is known to follow names. */
export function readTail(text: string, position: number): Tail {
  TAIL.lastIndex = position;
  TAIL.test(text);
  const end = Math.max(position, TAIL.lastIndex);
  return {
    end,
    isComplete:
      isWordEnd(text, end) || follows(text, end) || follows(text, position) || isCounted(text, position),
  };
}

export function isWordEnd(text: string, position: number): boolean {
  const next = text.charAt(position);
  return next < "가" || next > "힣";
}

function follows(text: string, position: number): boolean {
  FOLLOWS.lastIndex = position;
  return FOLLOWS.test(text);
}

/** Whether nights or people are counted right behind a name. */
export function isCounted(text: string, position: number): boolean {
  COUNT.lastIndex = position;
  return COUNT.test(text);
}

/** "…로", "…에서", "…행": only places take these. */
export function isPlaceTail(text: string, position: number): boolean {
  PLACE.lastIndex = position;
  return PLACE.test(text);
}
