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

/** For who likes anything but those. */
const OTHER_STYLES: readonly TravelStyle[] = ["자연", "쇼핑"];

/** The styles of the trip after a message: others, more of them, or without those that were denied, now or before. */
export function stylesFor(
  { wanted, rejected, isAddition, isAnything }: ReturnType<typeof readStyles>,
  state: TravelState,
  asked: string | null,
): Facts {
  const denied = [...new Set([...state.denied_styles, ...rejected])].filter(
    (style) => !wanted.includes(style),
  );
  const isHeard = denied.length !== state.denied_styles.length || rejected.length > 0;
  const heard: Facts = isHeard ? { denied_styles: denied } : {};
  const keeps = isAddition || wanted.length === 0 ? state.travel_style : [];
  const next = [...new Set([...keeps, ...wanted])].filter((style) => !rejected.includes(style));
  if ((wanted.length > 0 || rejected.length > 0) && next.length > 0) return { ...heard, travel_style: next };
  if (asked !== "travel_style" || !isAnything) return heard;
  const left = ANY_STYLE.filter((style) => !denied.includes(style));
  const others = OTHER_STYLES.filter((style) => !denied.includes(style));
  return { ...heard, travel_style: left.length > 0 ? left : others };
}

/** «쇼핑은 싫어요», of what was no style of the trip: heard, and told that it is. */
export function isOnlyDenied(
  { rejected }: ReturnType<typeof readStyles>,
  { travel_style }: Facts,
  state: TravelState,
): boolean {
  const isNew = rejected.some((style) => !state.denied_styles.includes(style));
  const isKept = travel_style === undefined || travel_style.join() === state.travel_style.join();
  return isNew && isKept;
}
