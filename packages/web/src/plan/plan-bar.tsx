import { ChevronUp, ListChecks } from "lucide-react";
import { useState } from "react";
import { useSession } from "../session/current-session.ts";
import { classes } from "../ui/classes.ts";
import { Sheet } from "../ui/sheet.tsx";
import { useTranslation } from "../words/index.ts";
import { LOOKS, stepToName } from "./looks.ts";
import { PlanList } from "./plan-list.tsx";
import { countOf } from "./steps-of.ts";
import { useStepName } from "./use-step-name.ts";
import { useSteps } from "./use-steps.ts";

/** The plan where there is no room for it: a slim bar that opens. */
export function PlanBar() {
  const { t } = useTranslation();
  const steps = useSteps();
  const name = useStepName();
  const isRunning = useSession((model) => model.isRunning);
  const isAsked = useSession((model) => model.awaiting !== null);
  const [isOpen, setOpen] = useState(false);
  if (steps.length === 0) return null;
  const { done, total } = countOf(steps);
  const [step, look] = stepToName(steps, { isAsked, isRunning }) ?? [null, "completed" as const];
  const Icon = step === null ? ListChecks : LOOKS[look].icon;
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-2.5 rounded-house px-1 text-left text-sm"
      >
        <Icon
          aria-hidden
          size={16}
          className={classes("shrink-0", LOOKS[look].colour, look === "in_progress" && "animate-spin")}
        />
        <span className="min-w-0 flex-1 truncate">
          {look === "needs_you" ? t("plan.needs_you") : step === null ? t("plan.title") : name(step)}
          {(look === "failed" || look === "stopped") && (
            <span className={classes("ml-1.5 text-xs", LOOKS[look].colour)}>{t(`plan.${look}`)}</span>
          )}
        </span>
        <span className="figures text-xs text-ink-soft">
          <span aria-hidden>
            {done}/{total}
          </span>
          <span className="sr-only">{t("plan.count", { done, total })}</span>
        </span>
        <ChevronUp aria-hidden size={16} className="text-ink-soft" />
      </button>
      <Sheet title={t("plan.title")} place="below" isOpen={isOpen} onClose={() => setOpen(false)}>
        <div className="px-4 pb-6">
          <PlanList steps={steps} />
        </div>
      </Sheet>
    </>
  );
}
