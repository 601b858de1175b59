import { useLocation, useSearch } from "wouter";

export const TABS = ["steps", "state", "graph", "pictures", "branches", "events"] as const;
export type Tab = (typeof TABS)[number];

/** Where somebody is looking. All of it stands in the address, so that it can be kept and passed on. */
export interface Place {
  readonly tab: Tab;
  /** The checkpoint that is looked at; null is the newest. */
  readonly at: string | null;
  /** What it is compared with; null is its parent. */
  readonly against: string | null;
  readonly field: string | null;
}

const PART = /^\/s\/([^/]+)(?:\/inspect(?:\/([a-z]+))?)?\/?$/;

/** The place an address names, or null when it does not look inside. */
export function placeIn(path: string, search: string): Place | null {
  if (!/^\/s\/[^/]+\/inspect(\/|$)/.test(path)) return null;
  const query = new URLSearchParams(search);
  const name = PART.exec(path)?.[2];
  return {
    tab: TABS.find((tab) => tab === name) ?? "steps",
    at: query.get("at"),
    against: query.get("against"),
    field: query.get("field"),
  };
}

export function addressOf(sessionId: string, place: Place | null): string {
  const home = `/s/${sessionId}`;
  if (place === null) return home;
  const query = new URLSearchParams();
  for (const name of ["at", "against", "field"] as const)
    if (place[name] !== null) query.set(name, place[name]);
  return `${home}/inspect/${place.tab}${query.size === 0 ? "" : `?${query}`}`;
}

const START: Place = { tab: "steps", at: null, against: null, field: null };

export interface Looking {
  readonly place: Place | null;
  /** Looks elsewhere; what is not said stays as it is. */
  readonly look: (change: Partial<Place>) => void;
  readonly stop: () => void;
}

export function useLooking(sessionId: string): Looking {
  const [path, go] = useLocation();
  const place = placeIn(path, useSearch());
  return {
    place,
    // Stepping along the rail would otherwise fill the browser's history.
    look: (change) =>
      go(addressOf(sessionId, { ...(place ?? START), ...change }), {
        replace: place !== null && change.tab === undefined,
      }),
    stop: () => go(addressOf(sessionId, null)),
  };
}
