import { useSession } from "../session/current-session.ts";
import { useTranslation } from "../words/index.ts";

/** Answers one can tap. Free text is always possible. */
export function QuickReplies({ onSend }: { readonly onSend: (text: string) => void }) {
  const { t } = useTranslation();
  const result = useSession((model) => model.result);
  const awaiting = useSession((model) => model.awaiting);
  const isBusy = useSession((model) => model.isRunning || model.pending.length > 0);
  const choices = awaiting?.type === "question" ? awaiting.choices : result.quick_replies;
  if (isBusy || choices.length === 0 || awaiting?.type === "approval") return null;
  return (
    <ul
      aria-label={t("chat.quick_replies")}
      className="mx-auto flex w-full max-w-talk animate-arrive flex-wrap gap-2 px-5 pt-2 pb-3"
    >
      {choices.map((choice) => (
        <li key={choice}>
          <button
            type="button"
            onClick={() => onSend(choice)}
            className="min-h-9 touch:min-h-11 rounded-full border border-pine px-3.5 text-sm text-pine transition-colors duration-150 hover:bg-pine-wash"
          >
            {choice}
          </button>
        </li>
      ))}
    </ul>
  );
}
