import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What one effect did to the outside world. */
export interface Posted {
  readonly key: string;
  readonly label: string;
}

/** A shop in a process that is not killed: it takes orders, knows each by its key, and can be asked for one. */
export interface Ledger {
  readonly url: string;
  readonly applied: () => readonly Posted[];
  readonly attempts: () => readonly Posted[];
  readonly forget: () => void;
  /** Leaves this order, and those after it, without an answer until it is told to go on. */
  readonly holdFrom: (attempt: number) => void;
  readonly goOn: () => void;
  readonly close: () => Promise<void>;
}

export async function openLedger(): Promise<Ledger> {
  let applied = new Map<string, Posted>();
  let attempts: Posted[] = [];
  let held = Number.POSITIVE_INFINITY;
  let unanswered: ServerResponse[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://ledger");
    const key = url.searchParams.get("key") ?? "";
    if (request.method === "GET") {
      response.end(JSON.stringify(applied.get(key) ?? null));
      return;
    }
    const posted = { key, label: url.searchParams.get("label") ?? "" };
    attempts.push(posted);
    if (!applied.has(key)) applied.set(key, posted);
    if (attempts.length >= held) unanswered.push(response);
    else response.end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    applied: () => [...applied.values()],
    attempts: () => attempts,
    forget: () => {
      applied = new Map();
      attempts = [];
    },
    holdFrom: (attempt) => {
      held = attempt;
    },
    goOn: () => {
      held = Number.POSITIVE_INFINITY;
      for (const response of unanswered) response.end("{}");
      unanswered = [];
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Orders something under a key. */
export async function post(ledger: string, key: string, label: string): Promise<string> {
  const query = new URLSearchParams({ key, label });
  await fetch(`${ledger}/?${query}`, { method: "POST" });
  return label;
}

/** What was ordered under this key; null when nothing was. */
export async function find(ledger: string, key: string): Promise<string | null> {
  const answer = (await (await fetch(`${ledger}/?${new URLSearchParams({ key })}`)).json()) as Posted | null;
  return answer?.label ?? null;
}

/** What was posted, by what it was for. */
export function byLabel(posted: readonly Posted[]): ReadonlyMap<string, readonly Posted[]> {
  const groups = new Map<string, Posted[]>();
  for (const each of posted) groups.set(each.label, [...(groups.get(each.label) ?? []), each]);
  return groups;
}
