import type { CheckedCall } from "@maru/dialogue";
import { dateInSeoul } from "@maru/language";
import type { Outcome } from "@maru/runtime";
import { renewalDates } from "../calculators/renewal-dates.ts";
import { dayOf, isShop, type RealEstateScene, restingOn } from "./case-values.ts";
import { day, needs, toldOf } from "./told.ts";

/** `dates`: when both sides must speak up before the lease ends. */
export function leaseDays(_call: CheckedCall, scene: RealEstateScene): Outcome<never> {
  const lease_end = dayOf(scene, "end_date");
  if (lease_end === null) return needs({ ko: "만기", en: "the end of the lease" });
  const { result: t, language } = scene;
  return toldOf(
    renewalDates({ lease_end, today: dateInSeoul(scene.now), is_shop: isShop(scene) }),
    (found) => ({
      values: {
        from: day("알릴 수 있는 첫날", "first day", found.opens_on),
        to: day("닿아야 하는 마지막 날", "last day", found.closes_on),
        days_left: {
          kind: "count",
          label: { ko: "남은 날", en: "days left" },
          amount: Math.max(0, found.days_left),
          unit: { ko: "일", en: " days" },
        },
      },
      says: (_, spoken) =>
        ({
          ko: [
            `닿아야 하는 마지막 날은 {{${t}.to}}이에요.`,
            `알릴 수 있는 첫날은 {{${t}.from}}이에요.`,
            `남은 날은 {{${t}.days_left}}이에요.`,
          ],
          en: [
            `The last day for notices and requests to arrive is {{${t}.to}}.`,
            `The first day is {{${t}.from}}.`,
            `The days left: {{${t}.days_left}}.`,
          ],
        })[spoken],
      rests_on: restingOn(scene, "end_date"),
      language,
    }),
  );
}
