import type { TravelStyle } from "../shapes.ts";
import type { TravelState } from "../state.ts";
import type { readStyles } from "./read-styles.ts";
import type { Facts } from "./reading.ts";

/** «에펠탑 야경 보고 싶어», «좀 여유롭게»: said of a place or of the pace, and no other kind of trip. */
export function keepsStyles(
  state: TravelState,
  pace: Facts["pace"] | null,
  { must_visit_places }: Facts,
): boolean {
  const isPlaceWished = must_visit_places !== undefined && state.travel_style.length > 0;
  return state.plans_generated && (pace !== null || isPlaceWished);
}

/** Anything is fine, and none was named: what was taken instead is said. */
export function isDefaultStyle(
  { wanted }: ReturnType<typeof readStyles>,
  facts: Facts,
  asked: string | null,
): boolean {
  return asked === "travel_style" && wanted.length === 0 && facts.travel_style !== undefined;
}

/** For who likes anything. */
const ANY_STYLE: readonly TravelStyle[] = ["관광", "맛집"];

/** The styles of the trip after a message: others, more of them, or without those that were denied. */
export function stylesFor(
  { wanted, rejected, isAddition, isAnything }: ReturnType<typeof readStyles>,
  state: TravelState,
  asked: string | null,
): Facts {
  if (wanted.length === 0 && rejected.length === 0)
    return asked === "travel_style" && isAnything ? { travel_style: ANY_STYLE } : {};
  const keeps = isAddition || wanted.length === 0 ? state.travel_style : [];
  const next = [...new Set([...keeps, ...wanted])].filter((style) => !rejected.includes(style));
  if (next.length > 0) return { travel_style: next };
  const others = asked === "travel_style" && isAnything ? ANY_STYLE : [];
  const left = others.filter((style) => !rejected.includes(style));
  return left.length === 0 ? {} : { travel_style: left };
}

/** «쇼핑은 싫어요», before any style is known: heard, and the question stays. */
export function isOnlyDenied(
  { rejected }: ReturnType<typeof readStyles>,
  facts: Facts,
  { travel_style }: TravelState,
): boolean {
  return rejected.length > 0 && facts.travel_style === undefined && travel_style.length === 0;
}
