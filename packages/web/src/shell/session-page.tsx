import type { TranscriptEntry } from "@maru/protocol";
import { lazy, useCallback, useRef, useState } from "react";
import { Composer, type OnHold } from "../chat/composer.tsx";
import { checkpointBefore } from "../chat/rows.ts";
import { HandsProvider } from "../hands/hands.ts";
import { useHandsState } from "../hands/use-hands-state.ts";
import { InspectorDock } from "../inspector/dock.tsx";
import { useLooking } from "../inspector/place.ts";
import { recall, remember } from "../preferences.ts";
import { SessionProvider } from "../session/current-session.ts";
import type { Opening } from "../session/use-open-session.ts";
import { Later } from "../ui/later.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useIsDesk } from "../ui/use-media.ts";
import { OpenSessionsButton } from "./open-sessions.tsx";
import { useShortcuts } from "./shortcuts.ts";

const Opener = lazy(async () => ({ default: (await import("./conversation.tsx")).Opener }));
const Conversation = lazy(async () => ({ default: (await import("./conversation.tsx")).Conversation }));
const SidePanel = lazy(async () => ({ default: (await import("./conversation.tsx")).SidePanel }));
const Refusal = lazy(async () => ({ default: (await import("../ui/refusal.tsx")).Refusal }));
const HandsLayer = lazy(async () => ({ default: (await import("../hands/hands-layer.tsx")).HandsLayer }));
const EditMessage = lazy(async () => ({ default: (await import("../chat/edit-message.tsx")).EditMessage }));

/**
 * One conversation, with the plan and the results beside it where there is room. Where one writes is there at once;
 * everything that was said, and what it takes to show it, comes right after.
 */
export function SessionPage({ sessionId }: { readonly sessionId: string }) {
  const [opening, setOpening] = useState<Opening>({ status: "loading" });
  const live = opening.status === "open" ? opening.live : null;
  const onHold: OnHold = useRef(null);
  const open = useCallback((next: Opening) => {
    setOpening(next);
    if (next.status !== "open") return;
    onHold.current?.(next.live);
    onHold.current = null;
  }, []);
  const hands = useHandsState(live !== null);
  const isDesk = useIsDesk();
  const [hasPanel, setPanel] = useState(() => recall("panel") !== "hidden");
  const [edited, setEdited] = useState<TranscriptEntry | null>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const { place, look, stop } = useLooking(sessionId);
  const isInspecting = place !== null;
  const lookAt = (at: string) => look({ tab: "steps", at, against: null });
  const inspect = () => (isInspecting ? stop() : look({}));
  const togglePanel = () => {
    remember("panel", hasPanel ? "hidden" : null);
    setPanel(!hasPanel);
  };
  useShortcuts({ m: () => box.current?.focus(), "]": togglePanel, i: inspect });
  const editLast = () => {
    const transcript = live?.model().transcript ?? [];
    const last = transcript.findLast(({ role }) => role === "user");
    if (last !== undefined && checkpointBefore(transcript, last.id) !== null) setEdited(last);
  };
  const hasPlanBeside = isDesk && hasPanel && !isInspecting;
  return (
    <SessionProvider value={live}>
      <HandsProvider value={hands}>
        <div className="flex h-full">
          <main id="main" tabIndex={-1} className="flex min-w-0 flex-1 flex-col">
            <Later>
              <Opener sessionId={sessionId} onChange={open} />
            </Later>
            {opening.status === "failed" ? (
              <div className="h-full overflow-y-auto p-2">
                <OpenSessionsButton />
                <Later>
                  <Refusal error={opening.error} again={opening.again} />
                </Later>
              </div>
            ) : live === null ? (
              <OnItsWay />
            ) : (
              <Later fallback={<OnItsWay />}>
                <Conversation
                  hasPlanBeside={hasPlanBeside}
                  lookedAt={place?.at ?? null}
                  isInspecting={isInspecting}
                  onInspect={inspect}
                  onTogglePanel={isDesk && !isInspecting ? togglePanel : null}
                  onEdit={setEdited}
                  onLook={isInspecting ? lookAt : null}
                />
              </Later>
            )}
            {opening.status !== "failed" && <Composer box={box} onHold={onHold} onEditLast={editLast} />}
          </main>
          {live !== null && hasPlanBeside && (
            <Later>
              <SidePanel onSay={live.send} />
            </Later>
          )}
          {live !== null && isInspecting && <InspectorDock onClose={stop} />}
          {edited !== null && (
            <Later>
              <EditMessage entry={edited} onClose={() => setEdited(null)} />
            </Later>
          )}
          {live !== null && hands.opened !== null && (
            <Later>
              <HandsLayer />
            </Later>
          )}
        </div>
      </HandsProvider>
    </SessionProvider>
  );
}

/** Where the conversation will stand. */
function OnItsWay() {
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="h-14 px-2 py-2">
        <OpenSessionsButton />
      </div>
      <div className="mx-auto flex w-full max-w-talk flex-1 flex-col gap-8 px-5 pt-8">
        <Skeleton lines={4} />
        <Skeleton lines={3} />
      </div>
    </div>
  );
}
