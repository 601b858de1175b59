import { useEffect, useRef } from "react";

export type Shortcut = "?" | "/" | "n" | "m" | "[" | "]" | "i";

/** Single keys that do something while nobody is writing. */
export function useShortcuts(shortcuts: Readonly<Partial<Record<Shortcut, () => void>>>): void {
  const current = useRef(shortcuts);
  current.current = shortcuts;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (isWriting(event.target) || document.querySelector("dialog[open]") !== null) return;
      const action = current.current[keyOf(event) as Shortcut];
      if (action === undefined) return;
      event.preventDefault();
      action();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}

/** The key by its place, so that it works with a Korean keyboard layout as well. */
function keyOf(event: KeyboardEvent): string {
  if (event.key === "?" || event.key === "/") return event.key;
  return /^Key[A-Z]$/.test(event.code) ? event.code.slice(3).toLowerCase() : event.key;
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
