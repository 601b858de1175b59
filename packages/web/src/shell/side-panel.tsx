import { Maximize2, Minimize2 } from "lucide-react";
import { lazy, useDeferredValue, useState } from "react";
import { BriefPlan, PlanList } from "../plan/plan-list.tsx";
import { countOf } from "../plan/steps-of.ts";
import { useSteps } from "../plan/use-steps.ts";
import { recall, remember } from "../preferences.ts";
import { mayHaveResults } from "../results/may-have-results.ts";
import { useOutcome } from "../results/use-outcome.ts";
import { IconButton } from "../ui/button.tsx";
import { classes } from "../ui/classes.ts";
import { Later } from "../ui/later.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useTranslation } from "../words/index.ts";

const ResultsPanel = lazy(async () => ({
  default: (await import("../results/results-panel.tsx")).ResultsPanel,
}));

/** Beside the conversation: what is being done, and what came of it. */
export function SidePanel({ onSay }: { readonly onSay: (text: string) => void }) {
  const { t } = useTranslation();
  const steps = useSteps();
  const mayHave = mayHaveResults(useOutcome());
  // What was said comes first, and what draws results is not even fetched before.
  const isSettled = useDeferredValue(true, false);
  const { done, total } = countOf(steps);
  // Once all of it is done, what came of it is what one looks at.
  const isBrief = mayHave && done === total && total > 1;
  const [isWhole, setWhole] = useState(false);
  const [isRoomy, setRoomy] = useState(() => recall("results") === "wide");
  const toggleRoom = () => {
    remember("results", isRoomy ? null : "wide");
    setRoomy(!isRoomy);
  };
  return (
    <aside
      aria-label={t("plan.title")}
      className={classes(
        "flex shrink-0 flex-col gap-6 overflow-y-auto border-l border-line px-5 py-4",
        mayHave && isRoomy ? "w-[min(56rem,58vw)]" : "w-[26rem] wide:w-[32rem]",
      )}
    >
      <section aria-labelledby="plan-heading">
        <div className="flex items-center">
          <h2 id="plan-heading" className="flex-1 text-sm font-semibold">
            {t("plan.title")}
          </h2>
          {total > 0 && (
            <span className="figures text-xs text-ink-soft">{t("plan.count", { done, total })}</span>
          )}
          {isBrief && (
            <button
              type="button"
              aria-expanded={isWhole}
              onClick={() => setWhole(!isWhole)}
              className="ml-3 min-h-6 touch:min-h-11 text-xs text-pine underline-offset-4 hover:underline"
            >
              {t(isWhole ? "plan.less" : "plan.more")}
            </button>
          )}
          {mayHave && (
            <IconButton
              label={t(isRoomy ? "results.narrower" : "results.wider")}
              icon={isRoomy ? Minimize2 : Maximize2}
              aria-pressed={isRoomy}
              size={16}
              className="-my-2 -mr-2 ml-1"
              onClick={toggleRoom}
            />
          )}
        </div>
        {total === 0 ? (
          <p className="mt-2 text-sm text-ink-soft">{t("plan.empty")}</p>
        ) : (
          <div className="mt-1">
            {isBrief && !isWhole ? <BriefPlan steps={steps} /> : <PlanList steps={steps} />}
          </div>
        )}
      </section>
      {mayHave && isSettled && (
        <Later fallback={<Skeleton lines={5} />}>
          <ResultsPanel onSay={onSay} />
        </Later>
      )}
    </aside>
  );
}
