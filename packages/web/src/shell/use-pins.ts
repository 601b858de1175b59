import { useState } from "react";
import { recall, remember } from "../preferences.ts";

/** Which conversations stay on top, in this browser. */
export function usePins() {
  const [pins, setPins] = useState<ReadonlySet<string>>(() => new Set(recall("pins")?.split(" ") ?? []));
  const toggle = (id: string) => {
    const next = new Set(pins);
    if (!next.delete(id)) next.add(id);
    remember("pins", [...next].join(" "));
    setPins(next);
  };
  return { pins, toggle };
}
