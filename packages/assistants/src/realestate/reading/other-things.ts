/** Things people look for, ask the price of or borrow for that are no homes. Read on the text without white space. */
const OTHER_THINGS =
  /맛집|밥집|식당|음식점|술집|빵집|고깃집|고기집|횟집|국밥집|분식집|치킨집|회식|카페추천|커피|미용실|네일|피부과|치과|병원|약국|학원|학교추천|유치원|어린이집|헬스|피트니스|운동|요가|필라테스|공원|놀이터|놀거리|놀러|데이트|관광|여행|호텔|숙소|펜션|모텔|게스트하우스|에어비앤비예약|비행기|기차표|영화|드라마|(?<!준)공연|전시회|축제|콘서트|노래|음악|게임|축구|야구|주식|코인|비트코인|(?<!전)환율|금값|펀드|로또|자동차|중고차|렌트카|차량|차할부|오토론|핸드폰|휴대폰|스마트폰|노트북|컴퓨터|옷추천|신발|책추천|날씨|미세먼지|버스|택시|길찾기|가는법|가는길|배달|치킨|피자|점심|저녁메뉴|메뉴|먹지|먹을|레시피|요리|알바|취업|면접|연애|번역|코딩|코드|파이썬|숙제|농담|운세|이사업체|이삿짐센터|종합소득세|종소세|부가가치세|부가세신고|홈택스|연말정산|건강보험료|인테리어|청소업체|도배업체|가구추천|가전제품|냉장고|세탁기추천|소파|침대추천|restaurants?|weather|stocks?\b|bitcoin|crypto|hotels?|flights?|movies?|recipes?|\bcars?\b|\bgym|python|joke|lunch|dinner|concert|travel|translate/iu;
/** «집 근처 맛집»: where, and not what. */
const PLACES_AT = /(?:우리|내|제)?(?:집|회사|학교|역)(?:근처|주변|앞|옆|가까운|에서)/gu;
/** What makes it a matter of homes all the same. */
const HOMES =
  /전세|월세|매매|보증금|아파트|오피스텔|빌라|원룸|투룸|주택|매물|임대|임차|세입자|집주인|주인|건물주|부동산|상가|가게|점포|권리금|계약|전입|확정일자|집|방(?:을|이|구|빼|세|하나|있|보증)|jeonse|rent|landlord|tenant|lease|deposit|apartment|officetel|house|home/iu;

/** Work on a home, or around moving, that others are paid for: the home it is done in makes it no matter of ours. */
const TRADES =
  /인테리어|리모델링|올수리|포장이사|이사(?:짐)?(?:업체|센터|견적|비용견적)|이삿짐|입주청소(?:업체|견적|추천|비용)|청소업체|도배업체|시공업체|가구추천/u;
/** What makes even those a matter of a lease: who pays, what is given back, what it is bought or borrowed with. */
const BETWEEN_PARTIES =
  /전세|월세|매매|보증금|임대|임차|세입자|주인|건물주|상가|가게|점포|권리금|계약|매물|시세|복비|중개|대출|원상|나갈|나가|돌려|물어내|청구|유익비|필요비|부담|누가|허락|동의|특약|하자/u;

const ALL_OTHER_THINGS = new RegExp(OTHER_THINGS.source, "giu");

/** Whether something else than a home is meant, whatever district or price is named with it: «강남 맛집 추천». */
export function isAboutOtherThings(text: string): boolean {
  const squeezed = text.replaceAll(/\s+/gu, "").replaceAll(PLACES_AT, "");
  if (TRADES.test(squeezed) && !BETWEEN_PARTIES.test(squeezed)) return true;
  return OTHER_THINGS.test(squeezed) && !HOMES.test(squeezed.replaceAll(ALL_OTHER_THINGS, ""));
}
