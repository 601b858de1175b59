import { classes } from "../../ui/classes.ts";
import { useLanguage, useTranslation } from "../../words/index.ts";
import { won } from "../money.ts";
import { Estimate } from "../tag.tsx";
import { COST_KINDS, type CostKind, type Costs } from "./trip.ts";

const FILLS: Readonly<Record<CostKind, string>> = {
  flights: "bg-pine",
  accommodation: "bg-celadon",
  food: "bg-ochre",
  transport: "bg-ink-soft",
  attractions: "bg-persimmon",
  shopping: "bg-plum",
};

/** Where the money goes: a bar to see it, a table to check it. */
export function CostsView({ costs }: { readonly costs: Costs }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const kinds = COST_KINDS.filter((kind) => costs.kinds[kind] > 0);
  const whole = Math.max(costs.total, costs.budget ?? 0, 1);
  return (
    <div className="flex flex-col gap-5 text-sm">
      <div>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="figures text-lg font-bold whitespace-nowrap">{won(costs.total, language)}</span>
          <Estimate />
          <span className="figures text-ink-soft">
            {t("travel.per_person", { amount: won(costs.perPerson, language) })}
          </span>
        </p>
        <div aria-hidden className="mt-2 flex h-3 gap-px overflow-hidden rounded-full bg-floor-deep">
          {kinds.map((kind) => (
            <span
              key={kind}
              className={FILLS[kind]}
              style={{ width: `${(costs.kinds[kind] / whole) * 100}%` }}
            />
          ))}
        </div>
        {costs.budget !== null && (
          <p className="figures mt-1 flex justify-between text-xs text-ink-soft">
            <span>{t("travel.budget", { amount: won(costs.budget, language) })}</span>
            {costs.remaining !== null && (
              <span className={costs.remaining < 0 ? "text-persimmon" : "text-celadon"}>
                {t(costs.remaining < 0 ? "travel.over" : "travel.left", {
                  amount: won(Math.abs(costs.remaining), language),
                })}
              </span>
            )}
          </p>
        )}
      </div>
      <dl className="flex flex-col">
        {kinds.map((kind) => (
          <div key={kind} className="flex items-center gap-2.5 border-b border-line py-2 last:border-0">
            <span aria-hidden className={classes("size-2.5 rounded-full", FILLS[kind])} />
            <dt className="flex-1">{t(`travel.costs_${kind}`)}</dt>
            <dd className="figures whitespace-nowrap">
              {won(costs.kinds[kind], language)}
              <span className="ml-2 inline-block w-10 text-right text-xs text-ink-soft">
                {Math.round((costs.kinds[kind] / costs.total) * 100)}%
              </span>
            </dd>
          </div>
        ))}
      </dl>
      {costs.items.length > 0 && <ItemsTable costs={costs} />}
      {costs.tips.length > 0 && (
        <section>
          <h3 className="font-semibold">{t("travel.tips")}</h3>
          <ul className="mt-1 list-disc pl-5 text-ink-soft">
            {costs.tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function ItemsTable({ costs }: { readonly costs: Costs }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <table className="figures w-full text-xs">
      <thead className="whitespace-nowrap text-ink-soft">
        <tr className="border-b border-line">
          <th className="py-1.5 text-left font-medium">{t("travel.item")}</th>
          <th className="text-right font-medium">{t("travel.unit")}</th>
          <th className="px-2 text-right font-medium">{t("travel.count")}</th>
          <th className="text-right font-medium">{t("travel.amount")}</th>
        </tr>
      </thead>
      <tbody>
        {costs.items.map((item) => (
          <tr key={item.label} className="border-b border-line last:border-0">
            <th scope="row" className="py-1.5 text-left font-normal">
              {item.label}
            </th>
            <td className="pl-2 text-right whitespace-nowrap">{won(item.unitPrice, language)}</td>
            <td className="px-2 text-right">{item.count}</td>
            <td className="text-right whitespace-nowrap">{won(item.amount, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
