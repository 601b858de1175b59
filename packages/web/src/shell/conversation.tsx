import type { TranscriptEntry } from "@maru/protocol";
import { Microscope, PanelRight } from "lucide-react";
import { lazy, useEffect } from "react";
import { ApprovalSlot } from "../approval/approval-slot.tsx";
import { Announcer } from "../chat/announcer.tsx";
import { ConnectionLine } from "../chat/connection-line.tsx";
import { MessageList } from "../chat/message-list.tsx";
import { QuickReplies } from "../chat/quick-replies.tsx";
import { checkpointOfTurn } from "../chat/rows.ts";
import { TroubleLine } from "../chat/trouble-line.tsx";
import { FirstMinute } from "../hands/first-minute.tsx";
import { WhatNext } from "../hands/what-next.tsx";
import { useAssistant } from "../home/use-assistants.ts";
import { PlanBar } from "../plan/plan-bar.tsx";
import { mayHaveResults } from "../results/may-have-results.ts";
import { useOutcome } from "../results/use-outcome.ts";
import { WhatChanged } from "../results/what-changed.tsx";
import { useLive, useSession } from "../session/current-session.ts";
import { type Opening, useOpenSession } from "../session/use-open-session.ts";
import { IconButton } from "../ui/button.tsx";
import { Later } from "../ui/later.tsx";
import { useLanguage, useTranslation } from "../words/index.ts";
import { OpenSessionsButton } from "./open-sessions.tsx";

/** What an open conversation consists of besides the box: in one file, as all of it is needed at once. */
export { SidePanel } from "./side-panel.tsx";

const ResultsButton = lazy(async () => ({
  default: (await import("../results/results-button.tsx")).ResultsButton,
}));

interface OpenerProps {
  readonly sessionId: string;
  readonly onChange: (opening: Opening) => void;
}

/** Opens a conversation for the page around it, and says how that goes. Nothing of it is seen. */
export function Opener({ sessionId, onChange }: OpenerProps) {
  const opening = useOpenSession(sessionId);
  const live = opening.status === "open" ? opening.live : null;
  const error = opening.status === "failed" ? opening.error : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is another one only when one of these is.
  useEffect(() => onChange(opening), [opening.status, live, error, onChange]);
  return null;
}

interface ConversationProps {
  readonly hasPlanBeside: boolean;
  /** The checkpoint the inspector shows. */
  readonly lookedAt: string | null;
  readonly isInspecting: boolean;
  readonly onInspect: () => void;
  /** Null where there is no panel to show or hide. */
  readonly onTogglePanel: (() => void) | null;
  readonly onEdit: (entry: TranscriptEntry) => void;
  /** Looks at the step something belongs to; null while nothing is looked into. */
  readonly onLook: ((checkpoint: string) => void) | null;
}

/** Everything above the box: who talks about what, what was said, what is asked, how far the plan is. */
export function Conversation(props: ConversationProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const live = useLive();
  const session = useSession((model) => model.session);
  const assistant = useAssistant(session.assistant)?.title[language] ?? session.assistant;
  const marked = useSession((model) => checkpointOfTurn(model.transcript, props.lookedAt));
  const title = session.title === "" ? assistant : session.title;
  useEffect(() => {
    document.title = `${title} · Maru`;
    return () => {
      document.title = "Maru";
    };
  }, [title]);
  return (
    <>
      <header className="flex items-center gap-1 px-2 py-2">
        <OpenSessionsButton />
        <div className="min-w-0 flex-1 px-2">
          <h1 className="truncate text-sm font-semibold">{title}</h1>
          {session.title !== "" && <p className="truncate text-xs text-ink-soft">{assistant}</p>}
        </div>
        <IconButton
          label={t("inspector.open")}
          icon={Microscope}
          aria-pressed={props.isInspecting}
          onClick={props.onInspect}
        />
        {props.onTogglePanel !== null && (
          <IconButton label={t("keys.panel")} icon={PanelRight} onClick={props.onTogglePanel} />
        )}
      </header>
      <ConnectionLine />
      <MessageList
        assistant={assistant}
        markedCheckpoint={marked}
        onEdit={props.onEdit}
        onLook={props.onLook}
      />
      <Announcer assistant={assistant} />
      <TroubleLine />
      <WhatChanged />
      <ApprovalSlot />
      <FirstMinute />
      <QuickReplies onSend={live.send} />
      <WhatNext />
      {!props.hasPlanBeside && <PlanAndResults onSay={live.send} />}
    </>
  );
}

/** Plan and results where there is no room for them beside the conversation. */
function PlanAndResults({ onSay }: { readonly onSay: (text: string) => void }) {
  const mayHave = mayHaveResults(useOutcome());
  return (
    <div className="mx-auto flex w-full max-w-talk items-center gap-2 px-4">
      <PlanBar />
      {mayHave && (
        <Later>
          <ResultsButton onSay={onSay} />
        </Later>
      )}
    </div>
  );
}
