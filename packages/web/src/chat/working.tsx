import { useDeferredValue, useEffect, useState } from "react";
import { useDoing } from "../plan/use-doing.ts";
import { useSession } from "../session/current-session.ts";
import { useTranslation } from "../words/index.ts";
import { Prose } from "./markdown.tsx";

const SLOW = 20_000;

/** The answer as it is being made: its words as they come, or what is being done for it. */
export function Working() {
  const { t } = useTranslation();
  // Whoever types meanwhile comes first.
  const said = useDeferredValue(useSession(({ saying }) => saying?.text ?? null));
  const startedAt = useSession(({ startedAt }) => startedAt);
  const isSlow = useIsLate(SLOW, startedAt);
  const doing = useDoing();
  return (
    <div className="py-3">
      {said !== null && <Prose text={said} />}
      <p className="flex items-center gap-2.5 text-sm text-ink-soft">
        <span aria-hidden className="size-2 animate-breathe rounded-full bg-ochre" />
        {doing}
      </p>
      {isSlow && <p className="mt-1 text-sm text-ink-soft">{t("connection.slow")}</p>}
    </div>
  );
}

/** Whether something has been going on for so long, counted anew whenever it begins anew. */
function useIsLate(milliseconds: number, since: string | null): boolean {
  const [late, setLate] = useState<string | null | undefined>(undefined);
  useEffect(() => {
    const timer = window.setTimeout(() => setLate(since), milliseconds);
    return () => window.clearTimeout(timer);
  }, [milliseconds, since]);
  return late !== undefined && late === since;
}
