import { BedDouble, Bus, Camera, type LucideIcon, ShoppingBag, Utensils } from "lucide-react";
import { PointButton } from "../../hands/point-button.tsx";
import { useLanguage, useTranslation } from "../../words/index.ts";
import { won } from "../money.ts";
import { RouteMap } from "./route-map.tsx";
import { sayDate } from "./say-date.ts";
import type { Activity, Day } from "./trip.ts";

const ICONS: Readonly<Record<string, LucideIcon>> = {
  transport: Bus,
  food: Utensils,
  shopping: ShoppingBag,
  rest: BedDouble,
};

/** Each day: the way, drawn, and what happens when. */
export function Days({ days }: { readonly days: readonly Day[] }) {
  return (
    <div className="grid gap-8 @2xl:grid-cols-2">
      {days.map((day) => (
        <DayView key={day.id} day={day} />
      ))}
    </div>
  );
}

function DayView({ day }: { readonly day: Day }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <section>
      <h3 className="flex items-baseline gap-2 text-sm">
        <span className="text-md font-bold">{t("travel.day", { number: day.number })}</span>
        <span className="figures flex-1 text-ink-soft">{sayDate(day.date, language)}</span>
        <PointButton
          of={`item:day.${day.number}`}
          name={t("travel.day", { number: day.number })}
          className="-my-2"
        />
      </h3>
      <p className="mt-0.5 text-sm text-ink-soft">{day.theme}</p>
      <div className="mt-3">
        <RouteMap activities={day.activities} />
      </div>
      <ol className="mt-3">
        {numbered(day.activities).map(({ activity, number }, index) => (
          <ActivityView
            key={`${activity.time}-${activity.name}`}
            activity={activity}
            number={number}
            reference={`item:${day.number}.${index + 1}`}
          />
        ))}
      </ol>
      <p className="mt-2 text-xs text-ink-soft">
        {t("travel.walking", { count: day.walkingKilometres })}
        {day.rainyDay.length > 0 && <> · {t("travel.rainy", { places: day.rainyDay.join(", ") })}</>}
      </p>
    </section>
  );
}

/** The same numbers as on the drawn way; what has no place has none. */
function numbered(activities: readonly Activity[]) {
  let number = 0;
  return activities.map((activity) => {
    if (activity.place !== null) number += 1;
    return { activity, number: activity.place === null ? null : number };
  });
}

interface ActivityViewProps {
  readonly activity: Activity;
  readonly number: number | null;
  /** What it is called among the things that can be pointed at. */
  readonly reference: string;
}

function ActivityView({ activity, number, reference }: ActivityViewProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const Icon = ICONS[activity.type] ?? Camera;
  return (
    <li className="relative flex gap-3 pb-4 text-sm before:absolute before:top-6 before:bottom-0 before:left-[4.35rem] before:w-px before:bg-line last:before:hidden">
      <time className="figures w-11 shrink-0 pt-0.5 text-ink-soft">{activity.time}</time>
      <span className="z-1 flex size-6 shrink-0 items-center justify-center rounded-full bg-pine-wash text-pine">
        {number === null ? (
          <Icon aria-hidden size={13} />
        ) : (
          <span className="figures text-xs font-semibold">{number}</span>
        )}
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex gap-2">
          <span className="min-w-0 flex-1 font-medium">{activity.name}</span>
          {activity.price > 0 && (
            <span className="figures text-ink-soft">{won(activity.price, language)}</span>
          )}
          <PointButton of={reference} name={activity.name} className="-my-2.5 -mr-2" />
        </p>
        {(activity.about !== "" || activity.travelMinutes > 0) && (
          <p className="text-xs text-ink-soft">
            {[
              activity.travelMinutes > 0 &&
                t("travel.travel", { mode: activity.travelMode, minutes: activity.travelMinutes }),
              activity.about,
            ]
              .filter(Boolean)
              .join(" · ")}
          </p>
        )}
      </div>
    </li>
  );
}
