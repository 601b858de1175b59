import { useTranslation } from "../../words/index.ts";
import { Parts } from "../parts.tsx";
import type { ResultsProps } from "../results.tsx";
import { CostsView } from "./costs.tsx";
import { Days } from "./days.tsx";
import { Flights, Stays } from "./options.tsx";
import { Plans } from "./plans.tsx";
import { tripIn } from "./trip.ts";

/** A trip, part by part: the answer first, then what it is made of. */
export function TravelResults({ state, onSay }: ResultsProps) {
  const { t } = useTranslation();
  const trip = tripIn(state);
  if (trip === null) return null;
  const costs = trip.plans.find(({ letter }) => letter === trip.chosen)?.costs ?? trip.costs;
  return (
    <Parts
      label={t("results.title")}
      parts={[
        trip.plans.length > 0 && {
          id: "plans",
          title: t("travel.plans"),
          content: <Plans trip={trip} onSay={onSay} />,
        },
        trip.days.length > 0 && { id: "days", title: t("travel.days"), content: <Days days={trip.days} /> },
        trip.flights.length > 0 && {
          id: "flights",
          title: t("travel.flights"),
          content: <Flights flights={trip.flights} />,
        },
        trip.stays.length > 0 && {
          id: "stays",
          title: t("travel.stays"),
          content: <Stays stays={trip.stays} />,
        },
        costs !== null && { id: "costs", title: t("travel.costs"), content: <CostsView costs={costs} /> },
      ]}
    />
  );
}
