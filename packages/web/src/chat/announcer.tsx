import { useEffect, useRef, useState } from "react";
import { countOf } from "../plan/steps-of.ts";
import { useDoing } from "../plan/use-doing.ts";
import { useSteps } from "../plan/use-steps.ts";
import { useSession } from "../session/current-session.ts";
import { useTranslation } from "../words/index.ts";
import { spokenIn } from "../words/spoken-in.ts";

/** What a screen reader is told: each new answer once, and what is being done meanwhile. */
export function Announcer({ assistant }: { readonly assistant: string }) {
  const { t } = useTranslation();
  const transcript = useSession((model) => model.transcript);
  const doing = useDoing();
  const { done, total } = countOf(useSteps());
  const isRunning = useSession((model) => model.isRunning);
  const newest = transcript.at(-1);
  const known = useRef(newest?.id);
  const [said, setSaid] = useState("");
  useEffect(() => {
    if (newest === undefined || newest.id === known.current) return;
    known.current = newest.id;
    if (newest.role !== "user") setSaid(`${t("chat.said_by", { name: assistant })}. ${plain(newest.text)}`);
  }, [newest, assistant, t]);
  return (
    <div className="sr-only">
      <div role="log" aria-live="polite" lang={spokenIn(said)}>
        {said}
      </div>
      <div role="status">
        {isRunning && (total === 0 ? doing : `${doing}. ${t("plan.count", { done, total })}`)}
      </div>
    </div>
  );
}

/** Without the marks of Markdown, which would be read out one by one. */
function plain(text: string): string {
  return text.replace(/[#*_`|>~-]+/g, " ").replace(/\s+/g, " ");
}
