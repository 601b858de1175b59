import { X } from "lucide-react";
import { type KeyboardEvent, lazy, type PointerEvent, useState } from "react";
import { recall, remember } from "../preferences.ts";
import { IconButton } from "../ui/button.tsx";
import { Later } from "../ui/later.tsx";
import { Sheet } from "../ui/sheet.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useIsDesk } from "../ui/use-media.ts";
import { useTranslation } from "../words/index.ts";

const Inspector = lazy(() => import("./inspector.tsx"));

const LEAST = 28;
const MOST = 72;
const STEP = 4;

/** Where the inspector stands: a column beside the conversation, or the whole screen of a phone. */
export function InspectorDock({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const isDesk = useIsDesk();
  const [share, setShare] = useState(() => within(Number(recall("inspector") ?? 54)));
  const content = (
    <Later
      fallback={
        <div className="p-4">
          <Skeleton lines={6} />
        </div>
      }
    >
      <Inspector />
    </Later>
  );
  if (!isDesk)
    return (
      <Sheet title={t("inspector.title")} place="full" isOpen onClose={onClose}>
        {content}
      </Sheet>
    );
  const resize = (next: number) => {
    setShare(within(next));
    remember("inspector", String(within(next)));
  };
  const drag = (event: PointerEvent<HTMLHRElement>) => {
    if (event.buttons === 1) resize(100 - (event.clientX / window.innerWidth) * 100);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === "ArrowLeft") resize(share + STEP);
    if (event.key === "ArrowRight") resize(share - STEP);
  };
  return (
    <section
      aria-label={t("inspector.title")}
      style={{ width: `${share}vw` }}
      className="flex h-full shrink-0"
    >
      <hr
        aria-orientation="vertical"
        aria-label={t("inspector.resize")}
        aria-valuenow={Math.round(share)}
        aria-valuemin={LEAST}
        aria-valuemax={MOST}
        tabIndex={0}
        onKeyDown={press}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        className="h-full w-1.5 shrink-0 cursor-col-resize border-0 bg-line transition-colors duration-150 hover:bg-pine"
      />
      <div className="flex h-full min-w-0 flex-1 flex-col">
        <header className="flex items-center gap-2 py-2 pr-2 pl-4">
          <h2 className="min-w-0 flex-1 truncate text-sm font-semibold">{t("inspector.title")}</h2>
          <IconButton label={t("shell.close")} icon={X} onClick={onClose} />
        </header>
        <div className="min-h-0 flex-1">{content}</div>
      </div>
    </section>
  );
}

const within = (share: number): number => Math.min(MOST, Math.max(LEAST, share));
