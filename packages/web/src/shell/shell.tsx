import { PanelLeft } from "lucide-react";
import { lazy, type ReactNode, useRef, useState } from "react";
import { Link, useLocation } from "wouter";
import { recall, remember } from "../preferences.ts";
import { IconButton } from "../ui/button.tsx";
import { Later } from "../ui/later.tsx";
import { Sheet } from "../ui/sheet.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useIsTablet } from "../ui/use-media.ts";
import { useTranslation } from "../words/index.ts";
import { OpenSessionsProvider } from "./open-sessions.tsx";
import { SettingsMenu } from "./settings-menu.tsx";
import { useShortcuts } from "./shortcuts.ts";

const SessionsList = lazy(async () => ({ default: (await import("./sessions-list.tsx")).SessionsList }));
const KeyboardHelp = lazy(async () => ({ default: (await import("./keyboard-help.tsx")).KeyboardHelp }));

/** Conversations on the left, the page beside them. On a phone they come when called. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const [, go] = useLocation();
  const isTablet = useIsTablet();
  const [isShown, setShown] = useState(() => recall("sessions") !== "hidden");
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const searchBox = useRef<HTMLInputElement>(null);
  const show = (shown: boolean) => {
    remember("sessions", shown ? null : "hidden");
    setShown(shown);
  };
  const toggle = () => (isTablet ? show(!isShown) : setSheetOpen(!isSheetOpen));
  const find = () => {
    if (isTablet) show(true);
    else setSheetOpen(true);
    requestAnimationFrame(() => searchBox.current?.focus());
  };
  useShortcuts({ "?": () => setHelpOpen(true), "/": find, n: () => go("/"), "[": toggle });
  const isBeside = isTablet && isShown;
  const list = (
    <>
      <div className="min-h-0 flex-1">
        <Later
          fallback={
            <div className="p-6">
              <Skeleton lines={4} />
            </div>
          }
        >
          <SessionsList searchBox={searchBox} onGo={() => setSheetOpen(false)} />
        </Later>
      </div>
      <div className="border-t border-line p-2">
        <SettingsMenu onHelp={() => setHelpOpen(true)} />
      </div>
    </>
  );
  return (
    <div className="flex h-full">
      <a
        href="#main"
        className="sr-only z-50 rounded-house bg-pine px-3 py-2 text-on-pine focus:not-sr-only focus:absolute focus:top-2 focus:left-2"
      >
        {t("shell.skip")}
      </a>
      {isBeside && (
        <aside className="flex w-66 shrink-0 flex-col bg-floor-deep" aria-label={t("sessions.title")}>
          <div className="flex items-center justify-between py-2 pr-2 pl-5">
            <Link href="/" className="text-md font-bold tracking-tight">
              {t("shell.maru")}
            </Link>
            <IconButton label={t("sessions.hide")} icon={PanelLeft} onClick={toggle} />
          </div>
          {list}
        </aside>
      )}
      <OpenSessionsProvider value={isBeside ? null : toggle}>
        <div className="relative min-w-0 flex-1">{children}</div>
      </OpenSessionsProvider>
      {!isTablet && (
        <Sheet
          title={t("sessions.title")}
          place="left"
          isOpen={isSheetOpen}
          onClose={() => setSheetOpen(false)}
        >
          <div className="flex h-full flex-col pt-2">{list}</div>
        </Sheet>
      )}
      {isHelpOpen && (
        <Later>
          <KeyboardHelp onClose={() => setHelpOpen(false)} />
        </Later>
      )}
    </div>
  );
}
