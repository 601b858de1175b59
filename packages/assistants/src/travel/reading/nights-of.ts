import { LIMITS } from "../state.ts";
import { problem, type QuantityReading, told } from "./quantity-reading.ts";

/** So many nights, if that many are allowed. */
export function nightsOf(nights: number, said: string): QuantityReading {
  const { min, max } = LIMITS.duration;
  return nights >= min && nights <= max
    ? told({ duration: nights })
    : problem("duration", "out_of_range", said);
}
