import type { TranscriptEntry } from "@maru/protocol";
import { Microscope, PanelRight } from "lucide-react";
import { lazy, useDeferredValue, useEffect, useRef, useState } from "react";
import { ApprovalSlot } from "../approval/approval-slot.tsx";
import { Announcer } from "../chat/announcer.tsx";
import { Composer } from "../chat/composer.tsx";
import { ConnectionLine } from "../chat/connection-line.tsx";
import { MessageList } from "../chat/message-list.tsx";
import { QuickReplies } from "../chat/quick-replies.tsx";
import { checkpointBefore, checkpointOfTurn } from "../chat/rows.ts";
import { TroubleLine } from "../chat/trouble-line.tsx";
import { titleFrom, useAssistant } from "../home/use-assistants.ts";
import { InspectorDock } from "../inspector/dock.tsx";
import { useLooking } from "../inspector/place.ts";
import { PlanBar } from "../plan/plan-bar.tsx";
import { recall, remember } from "../preferences.ts";
import { mayHaveResults } from "../results/may-have-results.ts";
import { useOutcome } from "../results/use-outcome.ts";
import { WhatChanged } from "../results/what-changed.tsx";
import { SessionProvider, useLive, useOpenSession, useSession } from "../session/use-live-session.tsx";
import { IconButton } from "../ui/button.tsx";
import { Later } from "../ui/later.tsx";
import { Refusal } from "../ui/refusal.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useIsDesk } from "../ui/use-media.ts";
import { useLanguage, useTranslation } from "../words/index.ts";
import { OpenSessionsButton } from "./open-sessions.tsx";
import { useShortcuts } from "./shortcuts.ts";
import { SidePanel } from "./side-panel.tsx";
import { useRename } from "./use-sessions.ts";

const EditMessage = lazy(async () => ({ default: (await import("../chat/edit-message.tsx")).EditMessage }));

const ResultsButton = lazy(async () => ({
  default: (await import("../results/results-button.tsx")).ResultsButton,
}));

/** One conversation, with the plan and the results beside it where there is room. */
export function SessionPage({ sessionId }: { readonly sessionId: string }) {
  const opening = useOpenSession(sessionId);
  switch (opening.status) {
    case "loading":
      return (
        <main id="main" tabIndex={-1} className="mx-auto flex h-full max-w-talk flex-col gap-8 p-8 pt-16">
          <OpenSessionsButton />
          <Skeleton lines={4} />
          <Skeleton lines={3} />
        </main>
      );
    case "failed":
      return (
        <main id="main" tabIndex={-1} className="h-full overflow-y-auto p-2">
          <OpenSessionsButton />
          <Refusal error={opening.error} again={opening.again} />
        </main>
      );
    case "open":
      return (
        <SessionProvider value={opening.live}>
          <OpenPage />
        </SessionProvider>
      );
  }
}

function OpenPage() {
  const { t } = useTranslation();
  const language = useLanguage();
  const live = useLive();
  const rename = useRename();
  const isDesk = useIsDesk();
  const session = useSession((model) => model.session);
  const assistant = useAssistant(session.assistant)?.title[language] ?? session.assistant;
  const mayHave = mayHaveResults(useOutcome());
  const [hasPanel, setPanel] = useState(() => recall("panel") !== "hidden");
  // Where one writes comes first; what was said, however much it is, right after.
  const isSettled = useDeferredValue(true, false);
  const [edited, setEdited] = useState<TranscriptEntry | null>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const title = session.title === "" ? assistant : session.title;
  useEffect(() => {
    document.title = `${title} · Maru`;
    return () => {
      document.title = "Maru";
    };
  }, [title]);
  const { place, look, stop } = useLooking(session.id);
  const isInspecting = place !== null;
  const inspect = () => (isInspecting ? stop() : look({}));
  const marked = useSession((model) => checkpointOfTurn(model.transcript, place?.at ?? null));
  const togglePanel = () => {
    remember("panel", hasPanel ? "hidden" : null);
    setPanel(!hasPanel);
  };
  useShortcuts({ m: () => box.current?.focus(), "]": togglePanel, i: inspect });
  const editLast = () => {
    const { transcript } = live.model();
    const last = transcript.findLast(({ role }) => role === "user");
    if (last !== undefined && checkpointBefore(transcript, last.id) !== null) setEdited(last);
  };
  const send = (text: string) => {
    if (live.model().session.title === "") {
      live.renamed(titleFrom(text));
      rename.mutate({ id: session.id, title: titleFrom(text) });
    }
    live.send(text);
  };
  return (
    <div className="flex h-full">
      <main id="main" tabIndex={-1} className="flex min-w-0 flex-1 flex-col">
        <header className="flex items-center gap-1 px-2 py-2">
          <OpenSessionsButton />
          <div className="min-w-0 flex-1 px-2">
            <h1 className="truncate text-sm font-semibold">{title}</h1>
            {session.title !== "" && <p className="truncate text-xs text-ink-soft">{assistant}</p>}
          </div>
          <IconButton
            label={t("inspector.open")}
            icon={Microscope}
            aria-pressed={isInspecting}
            onClick={inspect}
          />
          {isDesk && !isInspecting && (
            <IconButton label={t("keys.panel")} icon={PanelRight} onClick={togglePanel} />
          )}
        </header>
        <ConnectionLine />
        {isSettled ? (
          <MessageList assistant={assistant} markedCheckpoint={marked} onEdit={setEdited} />
        ) : (
          <div className="mx-auto w-full max-w-talk flex-1 px-5 pt-8">
            <Skeleton lines={5} />
          </div>
        )}
        <Announcer assistant={assistant} />
        <TroubleLine />
        <WhatChanged />
        <ApprovalSlot />
        <QuickReplies onSend={send} />
        {!(isDesk && hasPanel && !isInspecting) && (
          <div className="mx-auto flex w-full max-w-talk items-center gap-2 px-4">
            <PlanBar />
            {mayHave && (
              <Later>
                <ResultsButton onSay={send} />
              </Later>
            )}
          </div>
        )}
        <Composer box={box} onSend={send} onEditLast={editLast} />
      </main>
      {isDesk && hasPanel && !isInspecting && <SidePanel onSay={send} isSettled={isSettled} />}
      {isInspecting && <InspectorDock onClose={stop} />}
      {edited !== null && (
        <Later>
          <EditMessage entry={edited} onClose={() => setEdited(null)} />
        </Later>
      )}
    </div>
  );
}
