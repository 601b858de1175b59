import { ArrowUp, LayoutGrid, Square } from "lucide-react";
import { type KeyboardEvent, type RefObject, useState } from "react";
import { useHands } from "../hands/hands.ts";
import { useLive, useLiveSoon, useSession } from "../session/current-session.ts";
import type { LiveSession } from "../session/live-session.ts";
import { useTranslation } from "../words/index.ts";

/** What waits for the conversation to be opened. */
export type OnHold = RefObject<((live: LiveSession) => void) | null>;

interface ComposerProps {
  readonly onHold: OnHold;
  readonly box: RefObject<HTMLTextAreaElement | null>;
  readonly onEditLast: () => void;
}

/**
 * Where one writes. It keeps its own text, so that typing stays quick while an answer streams in. It is there before the
 * conversation is: what is sent by then is put on hold, and goes where the conversation is opened.
 */
export function Composer({ box, onHold, onEditLast }: ComposerProps) {
  const { t } = useTranslation();
  const live = useLiveSoon();
  const [text, setText] = useState("");
  const [isOnHold, setOnHold] = useState(false);
  const longest = live?.longestText ?? Number.POSITIVE_INFINITY;
  const isTooLong = text.length > longest;
  const canSend = text.trim() !== "" && !isTooLong;
  const sendTo = (to: LiveSession) => {
    setOnHold(false);
    // Only the conversation knows how much can be said at once.
    if (text.length > to.longestText) return;
    to.send(text.trim());
    setText("");
  };
  const send = () => {
    if (!canSend) return;
    if (live !== null) return sendTo(live);
    onHold.current = sendTo;
    setOnHold(true);
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // While a Hangul syllable is being put together, Enter belongs to it.
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      send();
    }
    if (event.key === "Escape" && live?.model().isRunning) void live.stop().catch(() => undefined);
    if (event.key === "ArrowUp" && text === "") onEditLast();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="mx-auto w-full max-w-talk px-4 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      <div className="flex items-end gap-2 rounded-house border border-line-strong bg-paper p-1.5 focus-within:border-pine focus-within:ring-1 focus-within:ring-pine">
        <textarea
          ref={box}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            onHold.current = null;
            setOnHold(false);
          }}
          onKeyDown={press}
          rows={1}
          aria-label={t("chat.box")}
          placeholder={t("chat.placeholder")}
          enterKeyHint="send"
          className="field-sizing-content max-h-40 min-h-10 touch:min-h-11 flex-1 resize-none bg-transparent px-2.5 py-1.5 text-md outline-none placeholder:text-ink-soft"
        />
        {live !== null && <StopButton />}
        <HandsButton isReady={live !== null} />
        <button
          type="submit"
          aria-label={t("chat.send")}
          data-tip={t("chat.send")}
          data-tip-side="above"
          disabled={!canSend}
          className="inline-flex size-10 touch:size-11 items-center justify-center rounded-house bg-pine text-on-pine transition-opacity duration-150 hover:bg-pine-deep disabled:opacity-35"
        >
          <ArrowUp aria-hidden size={19} />
        </button>
      </div>
      {isOnHold && (
        <p role="status" className="mt-1 text-xs text-ink-soft">
          {t("chat.sending")}
        </p>
      )}
      {isTooLong && (
        <p role="alert" className="mt-1 text-sm text-plum">
          {t("chat.too_long", { most: longest.toLocaleString() })}
        </p>
      )}
    </form>
  );
}

/** Everything that can be done without a word. */
function HandsButton({ isReady }: { readonly isReady: boolean }) {
  const { t } = useTranslation();
  const { open } = useHands();
  return (
    <button
      type="button"
      aria-label={t("hands.all")}
      data-tip={`${t("hands.all")} · Ctrl K`}
      data-tip-side="above"
      aria-keyshortcuts="Control+K"
      disabled={!isReady}
      onClick={() => open({ kind: "palette", typed: "" })}
      className="inline-flex size-10 touch:size-11 items-center justify-center rounded-house text-ink-soft hover:bg-press hover:text-ink disabled:opacity-50"
    >
      <LayoutGrid aria-hidden size={18} />
    </button>
  );
}

function StopButton() {
  const { t } = useTranslation();
  const live = useLive();
  const isRunning = useSession((model) => model.isRunning);
  const isStopping = useSession((model) => model.isStopping);
  if (!isRunning) return null;
  return (
    <button
      type="button"
      aria-label={t("chat.stop")}
      data-tip={t("chat.stop")}
      data-tip-side="above"
      disabled={isStopping}
      onClick={() => void live.stop().catch(() => undefined)}
      className="inline-flex size-10 touch:size-11 items-center justify-center rounded-house border border-line-strong hover:bg-floor-deep disabled:opacity-50"
    >
      <Square aria-hidden size={14} className="fill-current" />
    </button>
  );
}
