import type { SessionInfo } from "@maru/protocol";
import { type FormEvent, useId } from "react";
import { Button } from "../ui/button.tsx";
import { Sheet } from "../ui/sheet.tsx";
import { useTranslation } from "../words/index.ts";
import { useRemove, useRename } from "./use-sessions.ts";

interface DialogProps {
  readonly session: SessionInfo;
  readonly onClose: () => void;
}

const LONGEST_TITLE = 200;

export function RenameSession({ session, onClose }: DialogProps) {
  const { t } = useTranslation();
  const rename = useRename();
  const field = useId();
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const title = String(new FormData(event.currentTarget).get("title") ?? "").trim();
    rename.mutate({ id: session.id, title }, { onSuccess: onClose });
  };
  return (
    <Sheet title={t("sessions.rename")} isOpen onClose={onClose}>
      <form onSubmit={save} className="flex flex-col gap-2 p-4">
        <label htmlFor={field} className="text-xs text-ink-soft">
          {t("sessions.new_name")}
        </label>
        <input
          id={field}
          name="title"
          defaultValue={session.title}
          maxLength={LONGEST_TITLE}
          className="min-h-11 rounded-house border border-line-strong bg-paper px-3"
        />
        <Failure error={rename.error} />
        <div className="mt-2 flex justify-end gap-2">
          <Button look="quiet" onClick={onClose}>
            {t("shell.cancel")}
          </Button>
          <Button look="primary" type="submit" disabled={rename.isPending}>
            {t("shell.save")}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}

interface RemoveProps extends DialogProps {
  readonly title: string;
  readonly onRemoved: () => void;
}

export function RemoveSession({ session, title, onClose, onRemoved }: RemoveProps) {
  const { t } = useTranslation();
  const remove = useRemove();
  const confirm = () =>
    remove.mutate(session.id, {
      onSuccess: () => {
        onClose();
        onRemoved();
      },
    });
  return (
    <Sheet title={t("sessions.remove_question")} isOpen onClose={onClose}>
      <div className="flex flex-col gap-4 p-4">
        <p className="text-sm">{t("sessions.remove_warning", { title })}</p>
        <Failure error={remove.error} />
        <div className="flex justify-end gap-2">
          <Button look="quiet" onClick={onClose}>
            {t("shell.cancel")}
          </Button>
          <Button look="danger" onClick={confirm} disabled={remove.isPending}>
            {t("sessions.remove")}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}

function Failure({ error }: { readonly error: Error | null }) {
  return error === null ? null : (
    <p role="alert" className="text-sm text-plum">
      {error.message}
    </p>
  );
}
