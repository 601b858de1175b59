import { Told } from "../../ui/told.tsx";
import { useLanguage, useTranslation } from "../../words/index.ts";
import { placeOf, type Scale, scaleFor } from "./draw-range.ts";
import type { Price } from "./estate.ts";
import { sayKind, sayLargeWon, sayType } from "./words-of.ts";

const TEN_THOUSAND = 10_000;
const MILLION = 1_000_000;

/** What homes went for: from the lowest to the highest as a strip, and the figures below. */
export function Prices({ prices }: { readonly prices: readonly Price[] }) {
  const kinds = [...new Set(prices.map(({ kind }) => kind))];
  return (
    <div className="flex flex-col gap-8">
      {kinds.map((kind) => (
        <PricesOfKind key={kind} kind={kind} prices={prices.filter((price) => price.kind === kind)} />
      ))}
    </div>
  );
}

interface KindProps {
  readonly kind: string;
  readonly prices: readonly Price[];
}

function PricesOfKind({ kind, prices }: KindProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const scale = scaleFor(prices.flatMap(({ minimum, maximum }) => [minimum, maximum]));
  const nameOf = ({ region, type }: Price) => [region, sayType(type, t)].filter(Boolean).join(" ");
  const [first] = prices;
  if (first === undefined) return null;
  return (
    <section>
      <h3 className="flex items-baseline justify-between text-sm font-bold">
        <span className="inline-block first-letter:uppercase">{sayKind(kind, t)}</span>
        <span className="figures text-xs font-normal text-ink-soft">
          {first.from === first.to ? first.from : `${first.from} ~ ${first.to}`}
        </span>
      </h3>
      <div role="img" aria-label={t("estate.chart", { names: prices.map(nameOf).join(", ") })}>
        <ol className="mt-3 flex flex-col gap-4">
          {prices.map((price) => (
            <li key={`${price.region}-${price.type}`}>
              <p className="flex items-baseline justify-between gap-2 text-sm">
                <span>
                  <NameOf price={price} />
                </span>
                <span className="figures font-semibold">{sayLargeWon(price.average, language)}</span>
              </p>
              <Strip price={price} scale={scale} />
            </li>
          ))}
        </ol>
        <Axis scale={scale} />
      </div>
      <p className="mt-2 flex gap-4 text-xs text-ink-soft">
        <span className="flex items-center gap-1.5">
          <span aria-hidden className="size-2.5 rounded-full bg-pine" />
          {t("estate.average")}
        </span>
        <span className="flex items-center gap-1.5">
          <span aria-hidden className="h-3 w-0.5 bg-ink" />
          {t("estate.median")}
        </span>
        <span className="flex items-center gap-1.5">
          <span aria-hidden className="h-2 w-5 rounded-full bg-pine-wash ring-1 ring-pine" />
          {t("estate.minimum")}–{t("estate.maximum")}
        </span>
      </p>
      <Figures prices={prices} />
    </section>
  );
}

function NameOf({ price }: { readonly price: Price }) {
  const { t } = useTranslation();
  return (
    <>
      <Told>{price.region}</Told> {sayType(price.type, t)}
    </>
  );
}

function Strip({ price, scale }: { readonly price: Price; readonly scale: Scale }) {
  const at = (amount: number) => `${(placeOf(amount, scale) * 100).toFixed(2)}%`;
  const width = placeOf(price.maximum, scale) - placeOf(price.minimum, scale);
  return (
    <div aria-hidden className="relative mt-1.5 h-4">
      <span className="absolute inset-x-0 top-1/2 h-px bg-line" />
      <span
        className="absolute top-1 h-2 rounded-full bg-pine-wash ring-1 ring-pine"
        style={{ left: at(price.minimum), width: `${(width * 100).toFixed(2)}%` }}
      />
      <span className="absolute top-0 h-4 w-0.5 -translate-x-1/2 bg-ink" style={{ left: at(price.median) }} />
      <span
        className="absolute top-[3px] size-2.5 -translate-x-1/2 rounded-full bg-pine ring-2 ring-floor"
        style={{ left: at(price.average) }}
      />
    </div>
  );
}

function Axis({ scale }: { readonly scale: Scale }) {
  const language = useLanguage();
  const { ticks } = scale;
  const shown = ticks.length > 4 ? ticks.filter((_, index) => index % 2 === 0) : ticks;
  return (
    <p aria-hidden className="figures relative mt-1 h-5 border-t border-line text-xs text-ink-soft">
      {shown.map((tick) => {
        const place = placeOf(tick, scale);
        const shift = place < 0.08 ? "0" : place > 0.92 ? "-100%" : "-50%";
        return (
          <span
            key={tick}
            className="absolute top-1 whitespace-nowrap"
            style={{ left: `${place * 100}%`, transform: `translateX(${shift})` }}
          >
            {sayLargeWon(tick, language)}
          </span>
        );
      })}
    </p>
  );
}

function Figures({ prices }: { readonly prices: readonly Price[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const say = (amount: number) =>
    language === "en"
      ? (amount / MILLION).toLocaleString("en", { minimumFractionDigits: 1, maximumFractionDigits: 1 })
      : Math.round(amount / TEN_THOUSAND).toLocaleString("ko");
  const columns = ["average", "median", "minimum", "maximum"] as const;
  return (
    <table className="figures mt-5 w-full text-xs">
      <caption className="mb-1 text-right text-ink-soft">{t("estate.amounts_in")}</caption>
      <thead className="text-ink-soft">
        <tr className="border-b border-line">
          <th className="py-1.5 text-left font-medium">{t("estate.region")}</th>
          {columns.map((column) => (
            <th key={column} className="pl-2 text-right font-medium">
              {t(`estate.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {prices.map((price) => (
          <tr key={`${price.region}-${price.type}`} className="border-b border-line last:border-0">
            <th scope="row" className="py-1.5 text-left font-normal">
              <NameOf price={price} />
              <span className="block text-ink-soft">
                {t("estate.deals", { count: price.count })}
                {price.rent !== null &&
                  ` · ${t("estate.rent", { amount: sayLargeWon(price.rent, language) })}`}
              </span>
            </th>
            {columns.map((column) => (
              <td key={column} className="pl-2 text-right align-top leading-8 whitespace-nowrap">
                {say(price[column])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
