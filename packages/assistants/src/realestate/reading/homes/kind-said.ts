import type { DealKind } from "../../ports.ts";
import type { Facts } from "../../shapes/request.ts";

/** «월세는 부담돼서», «매매 말고»: a deal that is named only to rule it out. */
const UNWANTED =
  /(?:월세|전세|매매)(?:는|은|가|이|로)?(?:말고|부담|싫|빼고|제외|안되|아니고|아니라|어려|힘들)|(?:notfor|no|not|insteadof|ratherthan)(?:sale|rent(?:al)?|jeonse|wolse)/giu;

/** How a home is to be had; read on the text without white space. */
export function kindSaid(text: string): DealKind | undefined {
  const squeezed = text.replaceAll(UNWANTED, "");
  // «전세랑 월세 둘 다»: neither alone.
  if (/전세(?:랑|와|하고|,|·|\/|도)?월세(?:둘|모두|다|도|시세|전부)|월세(?:랑|와|하고|,)전세/u.test(squeezed))
    return undefined;
  // «하나 사서 월세 받고 싶다»: who lets a home out has to buy it.
  if (/사서|사놓고|매입해|구입해|사두고/u.test(squeezed) && /세(?:를)?(?:받|놓|주)/u.test(squeezed))
    return "sale";
  if (/반전세|월세(?!신고|세액)|1000\//u.test(squeezed) || isFollowed(squeezed, "보증금", /월/u))
    return "rent";
  if (/전세(?!사기|자금|대출|보증보험)/u.test(squeezed)) return "jeonse";
  if (
    /매매|매수|매도|사려|살려|사고싶|구입|집값|분양/u.test(squeezed) ||
    isFollowed(squeezed, "매물", /[사산]/u)
  )
    return "sale";
  if (/전세|jeonse/iu.test(squeezed)) return "jeonse";
  if (/monthlyrent|rent(?:al)?s?(?!o)|wolse/iu.test(squeezed)) return "rent";
  return /forsale|tobuy|buying|purchase|saleprice/iu.test(squeezed) ? "sale" : undefined;
}

const KINDS: Readonly<Record<string, DealKind>> = { 월세: "rent", 전세: "jeonse", 매매: "sale" };

/** «매물이랑 월세 시세 둘 다»: homes on offer are not wanted in the way that their going rate is. */
export function offeredAs(squeezed: string): Facts["offered_as"] | undefined {
  const priced = /(월세|전세|매매)(?:의|가)?(?:시세|평균|실거래)/u.exec(squeezed)?.[1];
  if (priced === undefined || !/매물/u.test(squeezed)) return undefined;
  const offered = /(월세|전세|매매)(?:로|용)?매물/u.exec(squeezed)?.[1];
  const kind = offered === undefined ? undefined : KINDS[offered];
  return kind === KINDS[priced] ? undefined : (kind ?? "any");
}

/** Whether a word stands there and something comes anywhere after it; one look at the text, however long it is. */
function isFollowed(text: string, word: string, by: RegExp): boolean {
  const at = text.indexOf(word);
  return at !== -1 && by.test(text.slice(at + word.length));
}
