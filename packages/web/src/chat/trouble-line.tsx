import { useLive, useSession } from "../session/current-session.ts";
import { useTranslation } from "../words/index.ts";

/** What went wrong with the last thing said, and the way to try again. */
export function TroubleLine() {
  const { t } = useTranslation();
  const live = useLive();
  const trouble = useSession((model) => model.trouble);
  const hasAsked = useSession((model) => model.transcript.some(({ role }) => role === "user"));
  const isUnsent = useSession((model) => model.pending.length > 0);
  if (trouble === null) return null;
  return (
    <p role="alert" className="mx-auto w-full max-w-talk px-5 pb-3 text-sm text-plum">
      {trouble.message} {/* What was not even sent has its own way to be sent again. */}
      {hasAsked && !isUnsent && (
        <button
          type="button"
          onClick={() => void live.askAgain().catch(() => undefined)}
          className="font-medium underline underline-offset-4"
        >
          {t("world.again")}
        </button>
      )}
    </p>
  );
}
