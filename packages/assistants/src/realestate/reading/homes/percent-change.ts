import { findPercentages } from "@maru/language";

const RISES =
  /오르|올라|올랐|올리|올려|올린|인상|상승|더하|더해|뛰|비싸지|비싸면|increas|rais|ris(?:e|es|en|ing)|\brose\b|higher|\bmore\b|\bup\b|went up|go(?:es)? up|add(?:ed)?\b/iu;
const FALLS =
  /내리|내려|내렸|떨어|빠지|빠진|하락|깎|싸지|싸면|할인|낮추|낮춰|낮아|decreas|reduc|\bfall|\bfell|drop|lower|\bless\b|\boff\b|\bdown\b|cheaper|discount|cut\b/iu;
/** Who speaks of a lease of his own asks what may be demanded, and not for arithmetic. */
const OF_OWN_LEASE =
  /집주인|임대인|건물주|세입자|임차인|재계약|갱신|달라|달래|법적|상한|한도|금리|이자|landlord|tenant|legal|\bmy\b/iu;
const MOST = 100;

/** «그 평균에서 5% 오르면?», “10% lower”: by how many per cent a price that was shown is to change; null where it is not. */
export function percentChange(text: string): number | null {
  if (OF_OWN_LEASE.test(text)) return null;
  const percentages = findPercentages(text);
  const [found] = percentages;
  if (found === undefined || percentages.length > 1 || found.value.kind === "range") return null;
  const { amount } = found.value;
  if (amount <= 0 || amount > MOST) return null;
  if (FALLS.test(text)) return -amount;
  return RISES.test(text) ? amount : null;
}
