import { RotateCcw } from "lucide-react";
import { useLive, useSession } from "../session/current-session.ts";
import { useTranslation } from "../words/index.ts";

interface FailedStepProps {
  readonly error: unknown;
  /** Whether other steps gave something. */
  readonly hasOthers: boolean;
}

/** What a failed step means for somebody: what still holds, what can be done, and why, for whoever wants to know. */
export function FailedStep({ error, hasOthers }: FailedStepProps) {
  const { t } = useTranslation();
  const live = useLive();
  const isRunning = useSession((model) => model.isRunning);
  return (
    <>
      <p className="mt-0.5 text-xs text-ink-soft">
        {t(isRunning ? "plan.failed_going" : hasOthers ? "plan.failed_more" : "plan.failed_alone")}
      </p>
      {!isRunning && (
        <button
          type="button"
          onClick={() => void live.askAgain().catch(() => undefined)}
          className="-ml-1.5 inline-flex h-8 items-center gap-1.5 rounded-house px-1.5 text-xs font-medium text-pine hover:bg-pine-wash touch:h-11"
        >
          <RotateCcw aria-hidden size={13} />
          {t("world.again")}
        </button>
      )}
      {typeof error === "string" && (
        <details className="text-xs text-ink-soft">
          <summary className="touch:py-3">{t("plan.reason")}</summary>
          <span className="break-all">{error}</span>
        </details>
      )}
    </>
  );
}
