import { useEffect, useRef, useState } from "react";
import { useConnection } from "../session/current-session.ts";
import type { Connection } from "../wire/event-stream.ts";
import { useTranslation, type Word } from "../words/index.ts";

const SETTLED = 2500;
/** The conversation itself comes first. */
const LETTERS_AFTER = 1000;
const SAYINGS: Readonly<Partial<Record<Connection, Word>>> = {
  offline: "connection.offline",
  again: "connection.again",
  gone: "connection.gone",
  sign_in: "connection.sign_in",
};

/** What is said when nothing can be fetched any more. */
const SAID_OFFLINE: readonly Word[] = [
  "connection.offline",
  "connection.again",
  "connection.back",
  "chat.waiting_to_send",
  "chat.send_again",
  "chat.not_sent",
];

/** Letters come in small files, as they are needed: these are needed when it is too late to ask for them. */
function fetchLetters(text: string): (() => void) | undefined {
  const timer = window.setTimeout(
    () => void document.fonts.load('1em "Pretendard Variable"', text).catch(() => undefined),
    LETTERS_AFTER,
  );
  return () => window.clearTimeout(timer);
}

/** Says quietly when the line is cut, and that it is back. While all is well it says nothing. */
export function ConnectionLine() {
  const { t } = useTranslation();
  const connection = useConnection();
  const wasCut = useRef(false);
  const [isBack, setBack] = useState(false);
  useEffect(() => {
    if (connection === "again" || connection === "offline") wasCut.current = true;
    if (connection !== "open" || !wasCut.current) return;
    wasCut.current = false;
    setBack(true);
    const timer = window.setTimeout(() => setBack(false), SETTLED);
    return () => window.clearTimeout(timer);
  }, [connection]);
  useEffect(() => fetchLetters(SAID_OFFLINE.map((word) => t(word)).join("")), [t]);
  const said = isBack && connection === "open" ? "connection.back" : SAYINGS[connection];
  return (
    <div role="status" aria-live="polite">
      {said !== undefined && (
        <p className="animate-arrive bg-ochre-wash px-5 py-1.5 text-center text-sm text-ochre">{t(said)}</p>
      )}
    </div>
  );
}
