import { useLive, useSession } from "../session/current-session.ts";
import { useTranslation } from "../words/index.ts";
import { checkpointBefore } from "./rows.ts";

/** What went wrong with the last thing said, and the way to try again. */
export function TroubleLine() {
  const { t } = useTranslation();
  const live = useLive();
  const trouble = useSession((model) => model.trouble);
  const last = useSession((model) => model.transcript.findLast(({ role }) => role === "user"));
  const isUnsent = useSession((model) => model.pending.length > 0);
  if (trouble === null) return null;
  const again = () => {
    if (last === undefined) return;
    const from = checkpointBefore(live.model().transcript, last.id);
    if (from === null) live.send(last.text);
    else void live.askFrom(from, last.text).catch(() => undefined);
  };
  return (
    <p role="alert" className="mx-auto w-full max-w-talk px-5 pb-3 text-sm text-plum">
      {trouble.message} {/* What was not even sent has its own way to be sent again. */}
      {last !== undefined && !isUnsent && (
        <button type="button" onClick={again} className="font-medium underline underline-offset-4">
          {t("world.again")}
        </button>
      )}
    </p>
  );
}
