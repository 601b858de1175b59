import type { TodoStep } from "@maru/protocol";
import { SkipForward } from "lucide-react";
import { useEffect, useState } from "react";
import { useLive, useSession } from "../session/current-session.ts";
import { classes } from "../ui/classes.ts";
import { useTranslation } from "../words/index.ts";
import { FailedStep } from "./failed-step.tsx";
import { LOOKS, lookOf } from "./looks.ts";
import { durationOf, saySoon } from "./say-duration.ts";
import { useStepName } from "./use-step-name.ts";

/** The steps of the plan. What is done stays, with what it gave. */
export function PlanList({ steps }: { readonly steps: readonly TodoStep[] }) {
  const isRunning = useSession((model) => model.isRunning);
  const now = useNow(isRunning && steps.some(({ status }) => status === "in_progress"));
  const hasOthers = steps.some(({ status }) => status === "completed");
  return (
    <ol className="flex flex-col">
      {steps.map((step) => (
        <Step key={step.step_id} step={step} now={now} hasOthers={hasOthers} />
      ))}
    </ol>
  );
}

/** The same once all of it is done: names only, so that what came of it stands higher. */
export function BriefPlan({ steps }: { readonly steps: readonly TodoStep[] }) {
  const { t } = useTranslation();
  const name = useStepName();
  return (
    <ol className="flex flex-wrap gap-x-4 gap-y-1 pt-1 text-sm">
      {steps.map((step) => {
        const { icon: Icon, colour } = LOOKS[step.status];
        return (
          <li key={step.step_id} className="flex items-center gap-1.5">
            <Icon role="img" aria-label={t(`plan.${step.status}`)} size={15} className={colour} />
            <span className={classes(step.status === "skipped" && "line-through")}>{name(step)}</span>
          </li>
        );
      })}
    </ol>
  );
}

interface StepProps {
  readonly step: TodoStep;
  readonly now: number;
  readonly hasOthers: boolean;
}

function Step({ step, now, hasOthers }: StepProps) {
  const { t } = useTranslation();
  const live = useLive();
  const name = useStepName()(step);
  const [problem, setProblem] = useState<string | null>(null);
  const isAsked = useSession((model) => model.awaiting !== null);
  const isRunning = useSession((model) => model.isRunning);
  const look = lookOf(step, { isAsked, isRunning });
  const { icon: Icon, colour } = LOOKS[look];
  const isTimed = look === "in_progress" || look === "completed" || look === "failed";
  const duration = isTimed ? durationOf(step, now) : null;
  const spoken = duration === null ? null : saySoon(duration);
  const result = textOf(step);
  const percentage = step.progress_percentage ?? 0;
  const canSkip = step.status === "pending" && typeof step.task === "string";
  return (
    <li className="flex gap-3 py-2 text-sm">
      <Icon
        aria-hidden
        size={17}
        className={classes("mt-0.5 shrink-0", colour, look === "in_progress" && "animate-spin")}
      />
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline gap-2">
          <span className={classes("min-w-0 flex-1", step.status === "skipped" && "line-through")}>
            {name}
          </span>
          <span className={classes("figures shrink-0 text-xs", colour)}>
            {t(`plan.${look}`)}
            {spoken !== null && <span className="text-ink-soft"> · {t(spoken.key, spoken)}</span>}
          </span>
        </p>
        {look === "in_progress" && percentage > 0 && (
          <progress max={100} value={percentage} aria-label={name} className="mt-1 block h-1 w-full" />
        )}
        {result !== null && <p className="mt-0.5 line-clamp-2 text-xs text-ink-soft">{result}</p>}
        {step.status === "failed" && <FailedStep error={step.error} hasOthers={hasOthers} />}
        {problem !== null && (
          <p role="alert" className="text-xs text-plum">
            {problem}
          </p>
        )}
      </div>
      {canSkip && (
        <button
          type="button"
          aria-label={t("plan.skip", { task: name })}
          onClick={() => live.skip(step.step_id).catch((error: Error) => setProblem(error.message))}
          className="-my-0.5 -mr-1.5 inline-flex h-7 items-center gap-1 self-start rounded-house px-1.5 text-xs touch:-my-3 touch:h-11 touch:px-3 text-ink-soft hover:bg-floor-deep hover:text-ink"
        >
          <SkipForward aria-hidden size={13} />
          {t("plan.skip_short")}
        </button>
      )}
    </li>
  );
}

function textOf({ result, status }: TodoStep): string | null {
  if (status !== "completed") return null;
  if (typeof result === "string") return result;
  const summary =
    typeof result === "object" && result !== null && !Array.isArray(result) ? result["summary"] : null;
  return typeof summary === "string" ? summary : null;
}

/** A clock that ticks only while somebody waits. */
function useNow(isTicking: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isTicking) return;
    setNow(Date.now());
    const timer = window.setInterval(() => setNow(Date.now()), 1000);
    return () => window.clearInterval(timer);
  }, [isTicking]);
  return now;
}
