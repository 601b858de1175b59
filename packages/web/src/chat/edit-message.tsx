import type { TranscriptEntry } from "@maru/protocol";
import { type FormEvent, useId, useState } from "react";
import { useLive } from "../session/current-session.ts";
import { Button } from "../ui/button.tsx";
import { Sheet } from "../ui/sheet.tsx";
import { useTranslation } from "../words/index.ts";
import { checkpointBefore } from "./rows.ts";

interface EditMessageProps {
  readonly entry: TranscriptEntry;
  readonly onClose: () => void;
}

/** Says something differently, from the point where it was said. */
export function EditMessage({ entry, onClose }: EditMessageProps) {
  const { t } = useTranslation();
  const live = useLive();
  const [text, setText] = useState(entry.text);
  const [problem, setProblem] = useState<string | null>(null);
  const note = useId();
  const ask = (event: FormEvent) => {
    event.preventDefault();
    const from = checkpointBefore(live.model().transcript, entry.id);
    if (from !== null)
      live.askFrom(from, text.trim()).then(onClose, (error: Error) => setProblem(error.message));
  };
  return (
    <Sheet title={t("chat.editing")} isOpen onClose={onClose}>
      <form onSubmit={ask} className="flex flex-col gap-3 p-4">
        <textarea
          aria-label={t("chat.box")}
          aria-describedby={note}
          value={text}
          onChange={(event) => setText(event.target.value)}
          rows={4}
          className="rounded-house border border-line-strong bg-paper px-3 py-2"
        />
        <p id={note} className="text-sm text-ink-soft">
          {t("chat.edit_note")}
        </p>
        {problem !== null && (
          <p role="alert" className="text-sm text-plum">
            {problem}
          </p>
        )}
        <div className="flex justify-end gap-2">
          <Button look="quiet" onClick={onClose}>
            {t("shell.cancel")}
          </Button>
          <Button look="primary" type="submit" disabled={text.trim() === ""}>
            {t("chat.send")}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
