import { useEffect, useMemo, useState } from "react";
import type { Hands, Opened } from "./hands.ts";

/** Keeps what is open, and opens everything that can be done on Ctrl K, also while one types. */
export function useHandsState(isReady: boolean): Hands {
  const [opened, setOpened] = useState<Opened | null>(null);
  const hands = useMemo<Hands>(() => ({ opened, open: setOpened, close: () => setOpened(null) }), [opened]);
  useEffect(() => {
    if (!isReady) return;
    const press = (event: KeyboardEvent) => {
      // By its place on the keyboard: a Korean layout may be on.
      if (event.code !== "KeyK" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      setOpened((before) => (before?.kind === "palette" ? null : { kind: "palette", typed: "" }));
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [isReady]);
  return hands;
}
