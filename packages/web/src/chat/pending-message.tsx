import { useLive } from "../session/current-session.ts";
import type { Pending } from "../session/session-model.ts";
import { useTranslation } from "../words/index.ts";
import { Said } from "./message.tsx";

/** Something said that the conversation does not have yet, and how far it got. */
export function PendingMessage({
  message,
  isQueued,
}: {
  readonly message: Pending;
  readonly isQueued: boolean;
}) {
  const { t } = useTranslation();
  const live = useLive();
  return (
    <article aria-label={t("chat.said_by_you")} className="flex animate-arrive flex-col items-end py-3">
      <Said>{message.text}</Said>
      <p className="mt-1 min-h-6 text-xs text-ink-soft">
        {message.status === "sending" && t("chat.sending")}
        {message.status === "accepted" && (isQueued ? t("chat.queued") : t("chat.received"))}
        {message.status === "held" && <span className="text-ochre">{t("chat.waiting_to_send")}</span>}
        {message.status === "failed" && (
          <span className="text-plum">
            {t("chat.not_sent")}{" "}
            <button
              type="button"
              className="font-medium underline underline-offset-4"
              onClick={() => live.sendAgain(message.clientId)}
            >
              {t("chat.send_again")}
            </button>
          </span>
        )}
      </p>
    </article>
  );
}
