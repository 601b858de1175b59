/** Read on the text without white space. «이사 가게 되면» is no shop. */
const SHOP_WORDS =
  /(?<![이인세비정])상가(?!능|격)|점포|가게(?:를|가|도|는|계약|특약|임대|세|월세|인데|하|자리|보증금|관리비)|권리금|상임법|환산보증금|식당(?:을|하|임대|자리|월세|보증금)|음식점|카페(?:를|하|임대|자리|월세|보증금)|매장|미용실|치킨집|편의점|장사(?:를|하|가|중)|사무실(?:을|임대|월세|보증금|계약)/u;
const HOME_WORDS = /집|원룸|투룸|전세|아파트|빌라|오피스텔|주택|자취|살고|세입자|방(?:을|이|세|빼)/u;

/** Whether somebody speaks of a shop: another act holds for it. «건물주» owns shops, unless it is plainly about a home. */
export function isShop(text: string): boolean {
  const squeezed = text.replaceAll(/\s+/gu, "");
  return SHOP_WORDS.test(squeezed) || (/건물주/u.test(squeezed) && !HOME_WORDS.test(squeezed));
}

/** Words that ask something of a shop. */
export function shop(words: string): Pick<RegExp, "test"> {
  const said = new RegExp(words, "u");
  return { test: (squeezed) => isShop(squeezed) && said.test(squeezed) };
}
