/** Somebody who cannot walk far. */
export const HARD_TO_WALK =
  /(?:다리|무릎|허리|거동|발목|관절|몸|걷기)(?:가|이|도|는|은)? ?(?:많이 ?|좀 ?|조금 ?)?(?:불편|아프|아파|아픈|안 ?좋|편찮|힘드|힘들|다쳤|다쳐)|(?:오래|많이|잘) ?(?:못 ?(?:걸|걷)|걷지 ?못)|(?:휠체어|유모차|목발|지팡이)(?! ?(?:가져|빌|대여|되|돼))|\b(?:wheelchair|stroller|crutches)\b|\bbad (?:knee|leg|back|hip)s?\b|(?:can't|cannot) walk (?:far|much|long|a lot)/iu;
const PACKED =
  /(?<!(?:예산|돈|비용)[가-힣]{0,2} ?)빡빡|하루에? ?(?:한두|두세|두|세|[1-3](?:~[2-4])?) ?(?:군데|곳)만|빡세|빡셀|너무 ?(?:많|힘들|바빠|바쁘)|무리(?:야|예요|네|인)|쉬엄쉬엄|널널|헐렁|느슨|설렁설렁|슬렁슬렁|덜 ?걷|걷는 ?(?:거|것|게).{0,6}(?:줄|적|싫|힘들)|일정.{0,6}(?:줄여|여유)|less packed|slower|too (?:packed|busy|much)/iu;
/** «여유롭게» is a kind of trip before there are days, and a wish about the days once there are. */
const EASY = /여유(?:롭|있|로)|느긋|천천히|relaxed/iu;
const FULL =
  /알차게|꽉 ?(?:채|찬)|빡세게|빽빽하게|더 ?많이 ?(?:보|돌|가)|more (?:places|sights)|pack(?:ed)? it/iu;

/** How full the days should be. Null when nothing was said of it. */
export function readPace(text: string, hasDays: boolean): "relaxed" | "full" | null {
  if (FULL.test(text) && !/싫|말고|힘들|안 ?(?:하고|돼)/u.test(text)) return "full";
  return PACKED.test(text) || HARD_TO_WALK.test(text) || (hasDays && EASY.test(text)) ? "relaxed" : null;
}
