import { useId } from "react";
import { useTranslation } from "../../words/index.ts";
import { drawRoute } from "./draw-route.ts";
import type { Activity } from "./trip.ts";

/** The way of a day, drawn here: no map is fetched from anywhere. */
export function RouteMap({ activities }: { readonly activities: readonly Activity[] }) {
  const { t } = useTranslation();
  const title = useId();
  const drawing = drawRoute(activities);
  if (drawing === null) return null;
  const { width, height, stops, scale } = drawing;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-labelledby={title}
      className="w-full rounded-house bg-floor-deep text-xs"
    >
      <title id={title}>{t("travel.route", { places: stops.map(({ name }) => name).join(" → ") })}</title>
      <polyline
        points={stops.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ")}
        fill="none"
        className="stroke-pine"
        strokeWidth={2}
        strokeDasharray="1 5"
        strokeLinecap="round"
      />
      {stops.map(({ number, x, y }) => (
        <g key={number}>
          <circle cx={x} cy={y} r={10} className="fill-pine stroke-floor-deep" strokeWidth={2} />
          <text
            x={x}
            y={y + 4}
            textAnchor="middle"
            fontSize={11}
            fontWeight={600}
            className="figures fill-on-pine"
          >
            {number}
          </text>
        </g>
      ))}
      <g transform={`translate(12 ${height - 12})`} className="stroke-ink-soft">
        <path d={`M0 -3v3h${scale.length}v-3`} fill="none" strokeWidth={1} />
        <text x={scale.length + 6} y={1} fontSize={10} className="figures fill-ink-soft stroke-none">
          {t("travel.kilometres", { count: scale.kilometres })}
        </text>
      </g>
    </svg>
  );
}
