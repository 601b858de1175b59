import type { IsoDate } from "@maru/language";
import { findPlace, PLACES, provinceOf } from "../market/places.ts";
import { type LoanArea, loanAreaOf } from "./loan-rules.ts";

/**
 * Which rules hold at a place. Of a city whose districts differ, the strictest; so it is where the place is not known:
 * better to be surprised by more.
 */
export function loanAreaAt(region: string | null, today: IsoDate): LoanArea {
  if (region === null) return "regulated";
  const province = provinceOf(region);
  if (province !== undefined) return loanAreaOf({ name: "", city: province }, today) ?? "regulated";
  const place = findPlace(region);
  if (place === undefined) return "regulated";
  const names = [place.name, ...PLACES.filter(({ town }) => town === place.name).map(({ name }) => name)];
  const areas = names.map((name) => loanAreaOf({ name, city: place.province }, today));
  return areas.includes("regulated") ? "regulated" : (areas[0] ?? "regulated");
}
