import type { Destination } from "../data/destination.ts";
import type { Place } from "../data/place.ts";

export const NEARBY_MEAL = "가까운 식당에서 자유롭게";
const PREFIX = "nearby:";

/**
 * Where nothing we know is left to eat at, one still eats: anywhere in the quarter one is in. Worth next to nothing, so
 * that every place with a name comes first.
 */
export function nearbyMeals({ areas }: Destination, free: readonly Place[], days: number): readonly Place[] {
  const visited = areas.filter(({ id }) => free.some(({ area }) => area === id));
  const known = free.filter(({ meal }) => meal !== undefined && meal !== "snack").length;
  const needed = Math.max(visited.length, 2 * days - known);
  return Array.from({ length: visited.length === 0 ? 0 : needed }, (_, index) => {
    const area = visited[index % visited.length];
    return area === undefined ? [] : [mealIn(area, index)];
  }).flat();
}

export function isNearbyMeal({ id }: Pick<Place, "id">): boolean {
  return id.startsWith(PREFIX);
}

function mealIn({ id, centre }: Destination["areas"][number], index: number): Place {
  return {
    id: `${PREFIX}${id}:${index}`,
    ko: NEARBY_MEAL,
    local: "",
    en: "",
    ...centre,
    area: id,
    styles: ["맛집"],
    visit_minutes: 60,
    hours: { daily: "11:00-21:30" },
    hours_confirmed: false,
    closed: [],
    price_krw: { adult: 0, child: 0 },
    indoor: true,
    popularity: 0,
    with_children: true,
    meal: "both",
    note_ko: "",
  };
}
