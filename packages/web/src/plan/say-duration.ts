import type { TodoStep } from "@maru/protocol";

/** How long a step took, or has been taking; null when it has not begun. */
export function durationOf(step: TodoStep, now: number): number | null {
  const known = step["milliseconds"];
  if (typeof known === "number") return known;
  if (typeof step.started_at !== "string") return null;
  const end = typeof step.completed_at === "string" ? Date.parse(step.completed_at) : now;
  const duration = end - Date.parse(step.started_at);
  return Number.isFinite(duration) && duration >= 0 ? duration : null;
}

export type Spoken =
  | { readonly key: "plan.instant" }
  | { readonly key: "plan.milliseconds"; readonly count: number }
  | { readonly key: "plan.seconds"; readonly count: number }
  | { readonly key: "plan.minutes"; readonly minutes: number; readonly seconds: number }
  | { readonly key: "plan.hours"; readonly hours: number; readonly minutes: number }
  | { readonly key: "plan.days"; readonly days: number; readonly hours: number };

/** The words for a duration, as exact as one cares about it. */
export function sayDuration(milliseconds: number): Spoken {
  if (milliseconds < 1000) return { key: "plan.milliseconds", count: Math.round(milliseconds) };
  const seconds = Math.round(milliseconds / 1000);
  if (seconds < 60) return { key: "plan.seconds", count: seconds };
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return { key: "plan.minutes", minutes, seconds: seconds % 60 };
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return { key: "plan.hours", hours, minutes: minutes % 60 };
  return { key: "plan.days", days: Math.floor(hours / 24), hours: hours % 24 };
}

/** The same for somebody who waited for it: what was quicker than a second is not counted. */
export function saySoon(milliseconds: number): Spoken {
  return milliseconds < 1000 ? { key: "plan.instant" } : sayDuration(milliseconds);
}
