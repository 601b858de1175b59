import { PointButton } from "../../hands/point-button.tsx";
import { useLanguage, useTranslation } from "../../words/index.ts";
import { won } from "../money.ts";
import { Estimate, Tag } from "../tag.tsx";
import { sayDate } from "./say-date.ts";
import type { Flight, Leg, Stay } from "./trip.ts";

const TYPES = {
  budget: "travel.budget_type",
  standard: "travel.standard_type",
  premium: "travel.premium_type",
} as const;

/** One under the other, or next to each other where there is room. */
const SIDE_BY_SIDE =
  "flex flex-col divide-y divide-line @2xl:grid @2xl:grid-cols-3 @2xl:gap-5 @2xl:divide-y-0 @2xl:[&>li]:pt-0";

function TypeTag({ type }: { readonly type: string }) {
  const { t } = useTranslation();
  return type in TYPES ? <Tag tone="pine">{t(TYPES[type as keyof typeof TYPES])}</Tag> : null;
}

/** Ways to get there and back. */
export function Flights({ flights }: { readonly flights: readonly Flight[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <ul className={SIDE_BY_SIDE}>
      {flights.map((flight) => (
        <li key={`${flight.type}-${flight.airline}-${flight.price}`} className="py-4 first:pt-0">
          <p className="flex items-center gap-2 text-sm">
            <TypeTag type={flight.type} />
            <span className="min-w-0 flex-1 truncate font-semibold">{flight.airline}</span>
            <span className="text-xs text-ink-soft">
              {flight.stops === 0 ? t("travel.direct") : t("travel.stops", { count: flight.stops })}
            </span>
            <PointButton
              of={`option:flight.${flight.type}`}
              name={flight.airline}
              className="-my-2.5 -mr-2"
            />
          </p>
          <div className="mt-2 grid grid-cols-2 gap-4 @2xl:grid-cols-1 @2xl:gap-2">
            <LegView title={t("travel.outbound")} leg={flight.outbound} />
            <LegView title={t("travel.inbound")} leg={flight.inbound} />
          </div>
          <p className="mt-2 flex items-baseline gap-2">
            <span className="figures text-md font-bold">{won(flight.price, language)}</span>
            {flight.isEstimate && <Estimate />}
            <span className="text-xs text-ink-soft">{t("travel.round_trip")}</span>
          </p>
          {flight.baggage !== "" && <p className="text-xs text-ink-soft">{flight.baggage}</p>}
        </li>
      ))}
    </ul>
  );
}

function LegView({ title, leg }: { readonly title: string; readonly leg: Leg }) {
  const language = useLanguage();
  return (
    <div className="figures text-sm">
      <p className="text-xs text-ink-soft">
        {title} · {sayDate(leg.date, language)}
      </p>
      <p className="font-medium">
        {leg.departs} → {leg.arrives}
      </p>
      <p className="text-xs text-ink-soft">
        {leg.from} → {leg.to} · {leg.takes}
      </p>
    </div>
  );
}

/** Places to sleep. */
export function Stays({ stays }: { readonly stays: readonly Stay[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <ul className={SIDE_BY_SIDE}>
      {stays.map((stay) => (
        <li key={`${stay.type}-${stay.name}`} className="py-4 text-sm first:pt-0">
          <p className="flex items-center gap-2">
            <TypeTag type={stay.type} />
            <span className="min-w-0 flex-1 font-semibold">{stay.name}</span>
            {stay.rating !== null && (
              <span className="figures text-xs text-ink-soft">
                {t("travel.rating", { rating: stay.rating })}
              </span>
            )}
            <PointButton of={`option:stay.${stay.type}`} name={stay.name} className="-my-2.5 -mr-2" />
          </p>
          <p className="mt-1 text-xs text-ink-soft">
            {[stay.location, stay.distance, t("travel.rooms", { count: stay.rooms })]
              .filter(Boolean)
              .join(" · ")}
          </p>
          <p className="mt-2 flex flex-wrap items-baseline gap-x-2">
            <span className="figures text-md font-bold">
              {t("travel.per_night", { amount: won(stay.perNight, language) })}
            </span>
            {stay.isEstimate && <Estimate />}
            <span className="figures text-xs text-ink-soft">
              {t("travel.stay_total", { amount: won(stay.total, language) })}
            </span>
          </p>
          {stay.amenities.length > 0 && (
            <p className="mt-1 text-xs text-ink-soft">{stay.amenities.join(" · ")}</p>
          )}
        </li>
      ))}
    </ul>
  );
}
