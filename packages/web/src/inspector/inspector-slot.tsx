import { lazy, type PointerEvent, type ReactNode, Suspense, useState } from "react";
import { recall, remember } from "../preferences.ts";
import { Sheet } from "../ui/sheet.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useIsTablet } from "../ui/use-media.ts";
import { useWords } from "../words/index.ts";

/** Heavy, and for few: loaded when it is opened. */
const Inspector = lazy(async () => ({ default: (await import("./inspector.tsx")).Inspector }));

const LEAST = 160;
const STEP = 24;
const most = () => window.innerHeight - 200;
const within = (height: number) => Math.round(Math.max(LEAST, Math.min(most(), height)));

interface InspectorSlotProps {
  /** What stands in the address after `/inspect/`. */
  readonly path: string;
  readonly onClose: () => void;
}

/** Where the floor lifts: below the conversation, which stays in sight; on a phone, the whole screen. */
export function InspectorSlot({ path, onClose }: InspectorSlotProps) {
  const t = useWords();
  const isTablet = useIsTablet();
  const content = (
    <Suspense
      fallback={
        <div className="p-4">
          <Skeleton lines={5} />
        </div>
      }
    >
      <Inspector path={path} onClose={onClose} />
    </Suspense>
  );
  if (!isTablet)
    return (
      <Sheet title={t("inspector.title")} place="full" isOpen onClose={onClose}>
        {content}
      </Sheet>
    );
  return <Resizable>{content}</Resizable>;
}

function Resizable({ children }: { readonly children: ReactNode }) {
  const t = useWords();
  const [height, setHeight] = useState(() => within(Number(recall("inspector") ?? 340)));
  const resize = (wanted: number) => {
    const next = within(wanted);
    setHeight(next);
    remember("inspector", String(next));
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) resize(window.innerHeight - event.clientY);
  };
  return (
    <section aria-label={t("inspector.title")} className="flex shrink-0 flex-col bg-floor" style={{ height }}>
      {/* biome-ignore lint/a11y/useSemanticElements: a separator that can be moved is not a line between paragraphs. */}
      <div
        role="separator"
        aria-orientation="horizontal"
        aria-label={t("inspector.resize")}
        aria-valuenow={height}
        aria-valuemin={LEAST}
        aria-valuemax={within(Number.MAX_SAFE_INTEGER)}
        tabIndex={0}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onKeyDown={(event) => {
          if (event.key === "ArrowUp") resize(height + STEP);
          if (event.key === "ArrowDown") resize(height - STEP);
        }}
        className="h-1.5 shrink-0 cursor-row-resize touch-none border-t border-line-strong hover:bg-pine-wash"
      />
      <div className="min-h-0 flex-1 overflow-y-auto">{children}</div>
    </section>
  );
}
