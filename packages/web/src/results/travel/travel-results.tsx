import { useTranslation } from "../../words/index.ts";
import { Parts } from "../parts.tsx";
import type { ResultsProps } from "../results.tsx";
import { CostsView } from "./costs.tsx";
import { Days } from "./days.tsx";
import { KnownValues } from "./known-values.tsx";
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
        {
          id: "plans",
          title: t("travel.plans"),
          content: some(trip.plans) && (
            <>
              <KnownValues state={state} onSay={onSay} />
              <Plans trip={trip} onSay={onSay} />
            </>
          ),
        },
        { id: "days", title: t("travel.days"), content: some(trip.days) && <Days days={trip.days} /> },
        {
          id: "flights",
          title: t("travel.flights"),
          content: some(trip.flights) && <Flights flights={trip.flights} />,
        },
        { id: "stays", title: t("travel.stays"), content: some(trip.stays) && <Stays stays={trip.stays} /> },
        { id: "costs", title: t("travel.costs"), content: costs && <CostsView costs={costs} /> },
      ]}
    />
  );
}

/** Null for an empty list, so that what would show it waits. */
const some = (items: readonly unknown[]): true | null => (items.length > 0 ? true : null);
