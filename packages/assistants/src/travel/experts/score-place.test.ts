import { describe, expect, it } from "vitest";
import type { Place } from "../data/place.ts";
import { destinationByName } from "../destinations.ts";
import { nearbyMeals } from "./nearby-meals.ts";
import { scoreOf } from "./score-place.ts";

const osaka = destinationByName("오사카");
const sights = osaka?.places.filter(({ meal }) => meal === undefined) ?? [];
const [some] = sights;
const like = (more: Partial<Place>): Place => ({ ...(some as Place), styles: ["관광"], ...more });
const score = (more: Partial<Place>, children = 0) =>
  scoreOf({ styles: ["관광"], children, is_thrifty: false }, like(more));

describe("what a visit is worth", () => {
  it("grows with what one likes, what everybody likes, and the time it takes", () => {
    const usual = { popularity: 0.7, visit_minutes: 75 };
    expect(score({ ...usual, styles: ["쇼핑"] })).toBeLessThan(score(usual));
    expect(score({ ...usual, popularity: 0.75 })).toBeGreaterThan(score(usual));
    expect(score({ ...usual, visit_minutes: 240 })).toBeGreaterThan(score(usual));
    expect(score({ ...usual, visit_minutes: 300 })).toBeLessThan(4 * score(usual));
    expect(score({ ...usual, with_children: false }, 2)).toBeLessThan(
      score({ ...usual, with_children: true }, 2),
    );
  });

  it("is more for what a city is known for", () => {
    const step = (from: number) =>
      score({ popularity: from + 0.1, visit_minutes: 75 }) - score({ popularity: from, visit_minutes: 75 });
    expect(step(0.85)).toBeGreaterThan(3 * step(0.6));
  });

  it("is little for a dear ticket where every won counts, and what it was for what is free", () => {
    const thrifty = (adult: number) =>
      scoreOf(
        { styles: ["관광"], children: 0, is_thrifty: true },
        like({ popularity: 0.9, visit_minutes: 75, price_krw: { adult, child: 0 } }),
      );
    expect(thrifty(0)).toBe(score({ popularity: 0.9, visit_minutes: 75 }));
    expect(thrifty(30_000)).toBeLessThan(thrifty(3_000) / 5);
  });

  it("is next to nothing for a meal anywhere", () => {
    const [meal] = osaka === undefined ? [] : nearbyMeals(osaka, osaka.places, 3);
    expect(scoreOf({ styles: ["맛집"], children: 0, is_thrifty: false }, meal as Place)).toBeLessThan(5);
  });
});
