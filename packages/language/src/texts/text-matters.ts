const OF_PLAN =
  /일정|여행|코스|계획|스케줄|동선|여정|예산|경비|비용|총무|회비|견적|다녀오|itinerary|\bplan\b|\btrip\b|schedule|cost/iu;
const OF_STAY =
  /숙소|호텔|호스트|게스트하우스|펜션|민박|료칸|리조트|모텔|에어비앤비|host|hotel|guesthouse|hostel|airbnb|ryokan/iu;

/** Whether the words are about a plan of travel. */
export function speaksOfPlan(words: string): boolean {
  return OF_PLAN.test(words);
}

/** Whether somebody who lets rooms is named. */
export function speaksOfStay(words: string): boolean {
  return OF_STAY.test(words);
}
