import { useSyncExternalStore } from "react";

/** Whether the window is as a media query says. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query);
      media.addEventListener("change", listener);
      return () => media.removeEventListener("change", listener);
    },
    () => window.matchMedia(query).matches,
  );
}

/** Room for the sessions beside the conversation. */
export const useIsTablet = (): boolean => useMedia("(min-width: 52rem)");
/** Room for plan and results as well. */
export const useIsDesk = (): boolean => useMedia("(min-width: 72rem)");

/** Whether the page is dark right now, by the device or by choice. */
export function useIsDark(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const watching = new MutationObserver(listener);
      watching.observe(document.documentElement, { attributeFilter: ["data-theme"] });
      return () => watching.disconnect();
    },
    () => document.documentElement.dataset["theme"] === "dark",
  );
}
