import { StorageError } from "@maru/storage";
import { expect, it } from "vitest";
import { untilUpgraded } from "./until-upgraded.ts";

const UPGRADED = new StorageError("UPGRADED", { where: "db:5432/maru", found: "3", supported: "2" });
const UNREACHABLE = new StorageError("UNREACHABLE", { where: "db:5432/maru", reason: "ECONNREFUSED" });

function storeThatSays(...answers: readonly (StorageError | null)[]) {
  const left = [...answers];
  const find = async () => {
    const next = left.shift();
    if (next instanceof StorageError) throw next;
    return undefined;
  };
  return { sessions: { find } as never };
}

const atOnce = { wait: async () => undefined };

it("goes on while the store answers or cannot be reached, and ends when it was upgraded", async () => {
  const store = storeThatSays(null, UNREACHABLE, null, UPGRADED);
  expect(await untilUpgraded(store, atOnce, new AbortController().signal)).toBe(UPGRADED);
});

it("ends when the process is told to stop", async () => {
  const stopping = new AbortController();
  const wait = async () => stopping.abort();
  expect(await untilUpgraded(storeThatSays(null), { wait }, stopping.signal)).toBeNull();
});
