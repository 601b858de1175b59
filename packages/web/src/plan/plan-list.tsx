import type { TodoStep } from "@maru/protocol";
import {
  Check,
  Circle,
  CircleDashed,
  Hand,
  LoaderCircle,
  type LucideIcon,
  SkipForward,
  X,
} from "lucide-react";
import { useEffect, useState } from "react";
import { useLive, useSession } from "../session/current-session.ts";
import { classes } from "../ui/classes.ts";
import { useTranslation } from "../words/index.ts";
import { durationOf, sayDuration } from "./say-duration.ts";
import { useStepName } from "./use-step-name.ts";

type Look = TodoStep["status"] | "needs_you" | "stopped";

const LOOKS: Readonly<Record<Look, { icon: LucideIcon; colour: string }>> = {
  pending: { icon: Circle, colour: "text-ink-soft" },
  in_progress: { icon: LoaderCircle, colour: "text-ochre" },
  completed: { icon: Check, colour: "text-celadon" },
  failed: { icon: X, colour: "text-plum" },
  skipped: { icon: CircleDashed, colour: "text-ink-soft" },
  needs_you: { icon: Hand, colour: "text-persimmon" },
  stopped: { icon: CircleDashed, colour: "text-ink-soft" },
};

/** The steps of the plan. What is done stays, with what it gave. */
export function PlanList({ steps }: { readonly steps: readonly TodoStep[] }) {
  const isRunning = useSession((model) => model.isRunning);
  const now = useNow(isRunning && steps.some(({ status }) => status === "in_progress"));
  return (
    <ol className="flex flex-col">
      {steps.map((step) => (
        <Step key={step.step_id} step={step} now={now} />
      ))}
    </ol>
  );
}

function Step({ step, now }: { readonly step: TodoStep; readonly now: number }) {
  const { t } = useTranslation();
  const live = useLive();
  const name = useStepName()(step);
  const [problem, setProblem] = useState<string | null>(null);
  const isAsked = useSession((model) => model.awaiting !== null);
  const isRunning = useSession((model) => model.isRunning);
  // What waits for a yes is not being worked on; what a turn left behind when it broke off is not either.
  const begun: Look = isAsked ? "needs_you" : isRunning ? "in_progress" : "stopped";
  const look = step.status === "in_progress" ? begun : step.status;
  const { icon: Icon, colour } = LOOKS[look];
  const isTimed = look === "in_progress" || look === "completed" || look === "failed";
  const duration = isTimed ? durationOf(step, now) : null;
  const spoken = duration === null ? null : sayDuration(duration);
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
        {step.status === "failed" && typeof step.error === "string" && (
          <details className="mt-0.5 text-xs text-ink-soft">
            <summary>{t("plan.reason")}</summary>
            {step.error}
          </details>
        )}
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
          className="-my-0.5 -mr-1.5 inline-flex h-7 items-center gap-1 self-start rounded-house px-1.5 text-xs text-ink-soft hover:bg-floor-deep hover:text-ink"
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
