import { X } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { useTranslation } from "../words/index.ts";
import { IconButton } from "./button.tsx";
import { classes } from "./classes.ts";

const PLACES = {
  middle: "m-auto w-[min(34rem,calc(100vw-2rem))] max-h-[calc(100dvh-2rem)] rounded-house shadow-lift",
  wide: "m-auto w-[min(57.5rem,calc(100vw-3rem))] h-[min(45rem,86dvh)] rounded-house shadow-lift",
  below: "mt-auto mx-auto mb-0 w-full max-w-3xl max-h-[85dvh] rounded-t-house shadow-lift",
  left: "my-0 ml-0 mr-auto h-dvh max-h-dvh w-[min(20rem,88vw)] shadow-lift",
  full: "m-0 h-dvh max-h-dvh w-screen max-w-none",
} as const;

interface SheetProps {
  readonly title: string;
  readonly place?: keyof typeof PLACES;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Something in front of the page. The browser keeps the focus inside, and gives it back. */
export function Sheet(props: SheetProps) {
  return props.isOpen ? <OpenSheet {...props} /> : null;
}

function OpenSheet({ title, place = "middle", onClose, actions, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { t } = useTranslation();
  const heading = useId();
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // A form begins at its first field; anything else at its top, not at the way out.
    (shown?.querySelector<HTMLElement>("form :is(input, textarea)") ?? shown)?.focus();
    return () => shown?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, the browser sees to that.
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
      className={classes("animate-arrive overflow-hidden bg-floor text-ink p-0 outline-none", PLACES[place])}
    >
      <div className="flex h-full max-h-[inherit] flex-col">
        <header className="flex items-center gap-2 border-b border-line py-2 pr-2 pl-4">
          <h2 id={heading} className="min-w-0 flex-1 truncate text-sm font-semibold">
            {title}
          </h2>
          {actions}
          <IconButton label={t("shell.close")} icon={X} onClick={onClose} tip="none" />
        </header>
        <div className="min-h-0 flex-1 overflow-y-auto">{children}</div>
      </div>
    </dialog>
  );
}
