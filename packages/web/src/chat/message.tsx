import type { TranscriptEntry } from "@maru/protocol";
import { Check, Copy, Microscope, Pencil, RotateCcw } from "lucide-react";
import { memo, type ReactNode, useState } from "react";
import { IconButton } from "../ui/button.tsx";
import { classes } from "../ui/classes.ts";
import { useLanguage, useTranslation } from "../words/index.ts";
import { spokenIn } from "../words/spoken-in.ts";
import { Prose } from "./markdown.tsx";
import { sayTime } from "./say-when.ts";

interface MessageProps {
  readonly entry: TranscriptEntry;
  readonly assistant: string;
  readonly canFork: boolean;
  readonly isMarked: boolean;
  readonly onEdit: (entry: TranscriptEntry) => void;
  readonly onRetry: (entry: TranscriptEntry) => void;
  /** Shows the step it belongs to; null where no steps are shown. */
  readonly onLook: ((checkpoint: string) => void) | null;
}

/** One line of the conversation. People on the right in a quiet field, answers on the floor itself. */
export const Message = memo(function Message({
  entry,
  assistant,
  canFork,
  isMarked,
  onEdit,
  onRetry,
  onLook,
}: MessageProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const checkpoint = entry.checkpoint_id;
  const actions = (
    <div className="flex opacity-0 transition-opacity duration-150 group-focus-within:opacity-100 group-hover:opacity-100 touch:-my-1.5 touch:opacity-100">
      <CopyButton text={entry.text} />
      {canFork && entry.role === "user" && (
        <SmallButton label={t("chat.edit")} icon={Pencil} onClick={() => onEdit(entry)} />
      )}
      {canFork && entry.role === "assistant" && (
        <SmallButton label={t("chat.retry")} icon={RotateCcw} onClick={() => onRetry(entry)} />
      )}
      {onLook !== null && checkpoint !== null && (
        <SmallButton label={t("inspector.look_at")} icon={Microscope} onClick={() => onLook(checkpoint)} />
      )}
    </div>
  );
  if (entry.role === "notice")
    return (
      <p className="py-2 text-sm text-ink-soft">
        <span className="sr-only">{t("chat.notice")}: </span>
        {entry.text === "" ? t("chat.forked") : entry.text}
      </p>
    );
  if (entry.role === "assistant")
    return (
      <article
        aria-label={t("chat.said_by", { name: assistant })}
        lang={spokenIn(entry.text)}
        className={classes("group py-3", isMarked && "border-l-2 border-pine pl-3")}
      >
        <Prose text={entry.text} />
        <div className="mt-1 -ml-2">{actions}</div>
      </article>
    );
  return (
    <article aria-label={t("chat.said_by_you")} className="group flex flex-col items-end py-3">
      <Said isMarked={isMarked}>{entry.text}</Said>
      <div className="flex min-h-8 items-center gap-1">
        {actions}
        {entry.at !== null && (
          <time dateTime={entry.at} className="figures text-xs text-ink-soft">
            {sayTime(entry.at, language)}
          </time>
        )}
      </div>
    </article>
  );
});

export function Said({
  children,
  isMarked = false,
}: {
  readonly children: ReactNode;
  readonly isMarked?: boolean;
}) {
  return (
    <p
      lang={typeof children === "string" ? spokenIn(children) : undefined}
      className={classes(
        "max-w-[85%] rounded-house bg-floor-deep px-4 py-2.5 whitespace-pre-wrap",
        isMarked && "outline-2 outline-pine",
      )}
    >
      {children}
    </p>
  );
}

function SmallButton(props: Parameters<typeof IconButton>[0]) {
  return <IconButton size={15} tip="start" {...props} className="size-8! touch:size-11!" />;
}

function CopyButton({ text }: { readonly text: string }) {
  const { t } = useTranslation();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    window.setTimeout(() => setCopied(false), 2000);
  };
  return (
    <SmallButton
      label={isCopied ? t("chat.copied") : t("chat.copy")}
      icon={isCopied ? Check : Copy}
      onClick={() => void copy().catch(() => undefined)}
    />
  );
}
