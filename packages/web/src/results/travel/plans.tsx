import { Check } from "lucide-react";
import { PointButton } from "../../hands/point-button.tsx";
import { useSession } from "../../session/current-session.ts";
import { classes } from "../../ui/classes.ts";
import { useLanguage, useTranslation } from "../../words/index.ts";
import { won } from "../money.ts";
import { Estimate, Tag } from "../tag.tsx";
import type { Plan, Trip } from "./trip.ts";

interface PlansProps {
  readonly trip: Trip;
  readonly onSay: (text: string) => void;
}

/** Three ways to do it, side by side where there is room, each with the same lines: they compare by looking. */
export function Plans({ trip, onSay }: PlansProps) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-5">
      {trip.waysOut.length > 0 && (
        <section className="rounded-house bg-persimmon-wash p-3 text-sm">
          <h3 className="font-semibold text-persimmon">{t("travel.ways_out")}</h3>
          <ul className="mt-1 list-disc pl-5">
            {trip.waysOut.map((way) => (
              <li key={way}>{way}</li>
            ))}
          </ul>
        </section>
      )}
      <div className="grid gap-5 @2xl:grid-cols-3 @2xl:gap-3">
        {answerFirst(trip).map((plan) => (
          <PlanCard
            key={plan.letter}
            plan={plan}
            isChosen={trip.chosen === plan.letter}
            reasons={plan.isRecommended ? trip.reasons : []}
            onSay={onSay}
          />
        ))}
      </div>
    </div>
  );
}

/** What was chosen, or else what is recommended, before the others. */
function answerFirst({ plans, chosen }: Trip): readonly Plan[] {
  const rank = (plan: Plan) => (plan.letter === chosen ? 0 : plan.isRecommended ? 1 : 2);
  return plans.toSorted((left, right) => rank(left) - rank(right));
}

interface PlanCardProps {
  readonly plan: Plan;
  readonly isChosen: boolean;
  readonly reasons: readonly string[];
  readonly onSay: (text: string) => void;
}

function PlanCard({ plan, isChosen, reasons, onSay }: PlanCardProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const isRunning = useSession((model) => model.isRunning);
  const { costs, flight, stay } = plan;
  const remaining = costs.remaining;
  return (
    <section
      className={classes(
        "rounded-house border p-4",
        isChosen ? "border-pine bg-pine-wash" : plan.isRecommended ? "border-pine" : "border-line",
      )}
    >
      <h3 className="flex items-baseline gap-2 text-sm">
        <span className="shrink-0 text-md font-bold">{t("travel.plan", { letter: plan.letter })}</span>
        <span className="min-w-0 flex-1 text-ink-soft">{plan.name}</span>
        {isChosen ? <Tag tone="done">{t("travel.chosen")}</Tag> : null}
        {plan.isRecommended && !isChosen ? <Tag tone="pine">{t("travel.recommended")}</Tag> : null}
        <PointButton
          of={`plan:${plan.letter}`}
          name={t("travel.plan", { letter: plan.letter })}
          className="-my-2 -mr-2"
        />
      </h3>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-2">
        <span className="figures text-lg font-bold">{won(costs.total, language)}</span>
        <Estimate />
        <span className="figures text-sm text-ink-soft">
          {t("travel.per_person", { amount: won(costs.perPerson, language) })}
        </span>
      </p>
      {remaining !== null && (
        <p className={classes("figures text-sm", remaining < 0 ? "text-persimmon" : "text-celadon")}>
          {t(remaining < 0 ? "travel.over" : "travel.left", { amount: won(Math.abs(remaining), language) })}
        </p>
      )}
      <ul className="mt-3 flex flex-col gap-1 text-sm">
        {flight !== null && (
          <li className="figures">
            {flight.airline} · {flight.outbound.departs} → {flight.inbound.arrives}
          </li>
        )}
        {stay !== null && <li>{stay.name}</li>}
        {reasons.map((reason) => (
          <li key={reason} className="text-ink-soft">
            {reason}
          </li>
        ))}
      </ul>
      {!isChosen && (
        <button
          type="button"
          disabled={isRunning}
          onClick={() => onSay(t("travel.choose", { letter: plan.letter }))}
          className={classes(
            "mt-3 inline-flex min-h-10 touch:min-h-11 items-center gap-2 rounded-house px-4 text-sm font-medium transition-colors duration-150 disabled:opacity-50",
            plan.isRecommended
              ? "bg-pine text-on-pine hover:bg-pine-deep"
              : "border border-line-strong hover:bg-floor-deep",
          )}
        >
          <Check aria-hidden size={16} />
          {t("travel.choose", { letter: plan.letter })}
        </button>
      )}
    </section>
  );
}
