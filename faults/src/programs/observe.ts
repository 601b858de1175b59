import { type Storage, verifySpace } from "@maru/storage";
import { spaceOfThread } from "@maru/storage/testing";

/** Everything a reader can see of each conversation in a store, without the ids that differ from run to run. */
export async function observe(
  storage: Storage,
  threads: readonly string[] = [],
): Promise<readonly unknown[]> {
  const { sessions } = await storage.sessions.list({ tenant: "maru", limit: 200 });
  const seen = [];
  for (const { id, title, user } of sessions) {
    const { events, first, last } = await storage.events.read(id, 0);
    seen.push({
      title,
      user,
      history: await historyOf(storage, id),
      events: events.map(({ type, data }) => ({ type, data })),
      range: [first, last],
      waiting: (await storage.inbox.waiting(id)).map(({ content }) => content),
      findings: (await verifySpace(storage.vault, spaceOfThread(id))).findings,
    });
  }
  for (const thread of threads) {
    const history = await historyOf(storage, thread);
    const { findings } = await verifySpace(storage.vault, spaceOfThread(thread));
    if (history.length > 0 || findings.length > 0) seen.push({ thread, history, findings });
  }
  return seen.sort(byText);
}

/** LangGraph's notes of what a person was asked and said; being told the answer again leaves another one. */
const BOOKKEEPING = new Set(["__interrupt__", "__resume__"]);

/** Every checkpoint of a thread with its values and what waits beside it, in an order that no random id decides. */
export async function historyOf(storage: Storage, thread: string): Promise<readonly unknown[]> {
  const history = [];
  for await (const { config, checkpoint, metadata, pendingWrites } of storage.checkpointer.list({
    configurable: { thread_id: thread },
  })) {
    history.push({
      namespace: String(config.configurable?.["checkpoint_ns"]).replaceAll(/:[0-9a-f-]+/g, ""),
      source: metadata?.source,
      step: metadata?.step,
      values: withoutIds(checkpoint.channel_values),
      writes: (pendingWrites ?? [])
        .filter(([, channel]) => !BOOKKEEPING.has(channel))
        .map(([, channel, value]) => [channel, withoutIds(value)])
        .sort(byText),
    });
  }
  return history.sort(byText);
}

function byText(left: unknown, right: unknown): number {
  return JSON.stringify(left) < JSON.stringify(right) ? -1 : 1;
}

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|[0-9a-f]{32}/g;

function withoutIds(value: unknown): unknown {
  return JSON.parse((JSON.stringify(value) ?? "null").replaceAll(ID, "id"));
}
