import { useEffect, useState } from "react";

const PAUSE = 200;

/** What somebody types, once they pause: nothing is asked for letter by letter. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(text), PAUSE);
    return () => window.clearTimeout(timer);
  }, [text]);
  return settled;
}
