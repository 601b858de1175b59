import type { SessionInfo } from "@maru/protocol";

export type Group = "pinned" | "today" | "yesterday" | "earlier";
const ORDER: readonly Group[] = ["pinned", "today", "yesterday", "earlier"];

export interface SessionGroup {
  readonly group: Group;
  readonly sessions: readonly SessionInfo[];
}

/** Conversations under the headings of a list: what is pinned first, then by the day they were last touched. */
export function groupSessions(
  sessions: readonly SessionInfo[],
  pinned: ReadonlySet<string>,
  now: Date,
): readonly SessionGroup[] {
  return ORDER.map((group) => ({
    group,
    sessions: sessions.filter((session) => groupOf(session, pinned, now) === group),
  })).filter((each) => each.sessions.length > 0);
}

/** Those whose title has every word that is looked for. */
export function searchSessions(sessions: readonly SessionInfo[], query: string): readonly SessionInfo[] {
  const words = query.normalize("NFC").toLowerCase().split(/\s+/).filter(Boolean);
  return sessions.filter(({ title }) => {
    const text = title.normalize("NFC").toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

function groupOf(session: SessionInfo, pinned: ReadonlySet<string>, now: Date): Group {
  if (pinned.has(session.id)) return "pinned";
  const days = daysBetween(new Date(session.updated_at), now);
  if (days <= 0) return "today";
  return days === 1 ? "yesterday" : "earlier";
}

/** Whole days by the calendar on the wall, not by 24 hours. */
export function daysBetween(earlier: Date, later: Date): number {
  const day = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return Math.round((day(later) - day(earlier)) / 86_400_000);
}
