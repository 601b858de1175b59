import type { Area, Stay } from "./destination.ts";

const KIND = {
  hotel: { ko: "호텔", en: "hotel" },
  resort: { ko: "리조트", en: "resort" },
  guesthouse: { ko: "게스트하우스", en: "guesthouse" },
  apartment: { ko: "아파트형 숙소", en: "apartment" },
  ryokan: { ko: "료칸", en: "ryokan" },
  hanok: { ko: "한옥 숙소", en: "hanok stay" },
} as const;

/** `{ ko: "난바·도톤보리 지역 3성급 호텔", en: "3-star hotel in Namba & Dotonbori" }`: a kind of stay, not a hotel's name. */
export function stayName(stay: Stay, areas: readonly Area[]): { readonly ko: string; readonly en: string } {
  const kind = KIND[stay.kind];
  const area = areas.find(({ id }) => id === stay.area);
  const ko = stay.stars === null ? kind.ko : `${stay.stars}성급 ${kind.ko}`;
  const en = stay.stars === null ? kind.en : `${stay.stars}-star ${kind.en}`;
  return area ? { ko: `${area.ko} 지역 ${ko}`, en: `${en} in ${area.en}` } : { ko, en };
}
