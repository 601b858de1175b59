import { uuid6 } from "@langchain/langgraph-checkpoint";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MemoryBackend } from "../backends/memory-backend.ts";
import { Vault } from "../vault.ts";
import { deleteBranch, listBranches } from "./branches.ts";
import { CheckpointSpace } from "./checkpoint-space.ts";
import { MaruCheckpointer } from "./checkpointer.ts";

interface Values {
  readonly messages: readonly { id: string; content: string }[];
  readonly plan: readonly { step: string; status: string }[];
  readonly results: Readonly<Record<string, string>>;
}
interface Node {
  readonly id: string;
  readonly values: Values;
  readonly versions: Readonly<Record<string, number>>;
}

/** What one step of a conversation does to the state it starts from. */
type Step = {
  from: number;
  writer: number;
  kind: "say" | "trim" | "edit" | "plan" | "result" | "forget";
  text: string;
};

const step: fc.Arbitrary<Step> = fc.record({
  from: fc.nat(),
  writer: fc.nat({ max: 1 }),
  kind: fc.constantFrom("say", "say", "say", "trim", "edit", "plan", "result", "forget"),
  text: fc.string({ minLength: 1, maxLength: 120, unit: "binary" }).map((text) => text.toWellFormed()),
});

function advance(values: Values, { kind, text }: Step, position: number): Values {
  const longText = `${text} ${"말씀하신 내용을 정리했어요. ".repeat(5)}`;
  switch (kind) {
    case "say":
      return { ...values, messages: [...values.messages, { id: `m${position}`, content: longText }] };
    case "trim":
      return { ...values, messages: values.messages.filter((_, index) => index !== 1) };
    case "edit":
      return {
        ...values,
        messages: values.messages.map((message, index) =>
          index === 0 ? { ...message, content: longText } : message,
        ),
      };
    case "plan":
      return { ...values, plan: [...values.plan.slice(-2), { step: text, status: longText }] };
    case "result":
      return { ...values, results: { ...values.results, [`agent${position % 3}`]: longText } };
    case "forget":
      return { ...values, results: {} };
  }
}

/** Only the channels that changed get a new version, as LangGraph does it. */
function changedChannels(before: Values | null, after: Values): (keyof Values)[] {
  return (["messages", "plan", "results"] as const).filter((channel) => before?.[channel] !== after[channel]);
}

async function grow(backend: MemoryBackend, steps: readonly Step[]): Promise<Node[]> {
  // Two checkpointers that know nothing of each other, as two processes would be.
  const savers = [0, 1].map(() => new MaruCheckpointer(new Vault(backend, null)));
  const nodes: Node[] = [];
  for (const [position, each] of steps.entries()) {
    const parent = nodes.length === 0 ? null : (nodes[each.from % nodes.length] as Node);
    const values = advance(parent?.values ?? { messages: [], plan: [], results: {} }, each, position);
    const changed = changedChannels(parent?.values ?? null, values);
    const versions = {
      ...parent?.versions,
      ...Object.fromEntries(changed.map((channel) => [channel, (parent?.versions[channel] ?? 0) + 1])),
    };
    const id = uuid6(position);
    const checkpoint = {
      v: 4,
      id,
      ts: "2026-11-16T01:00:00.000Z",
      channel_values: { ...values },
      channel_versions: versions,
      versions_seen: {},
    };
    const config = {
      configurable: {
        thread_id: "thread",
        checkpoint_ns: "",
        ...(parent === null ? {} : { checkpoint_id: parent.id }),
      },
    };
    const newVersions = Object.fromEntries(changed.map((channel) => [channel, versions[channel] as number]));
    await (savers[each.writer] as MaruCheckpointer).put(
      config,
      checkpoint,
      { source: "loop", step: position, parents: {} },
      newVersions,
    );
    nodes.push({ id, values, versions });
  }
  return nodes;
}

async function readBack(backend: MemoryBackend, id: string): Promise<unknown> {
  const fresh = new MaruCheckpointer(new Vault(backend, null));
  const tuple = await fresh.getTuple({
    configurable: { thread_id: "thread", checkpoint_ns: "", checkpoint_id: id },
  });
  return tuple?.checkpoint.channel_values;
}

describe("forks", () => {
  it("[F1] every node of every branch reads back its own values in a process that never saw them", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 80 }), async (steps) => {
        const backend = new MemoryBackend();
        for (const node of await grow(backend, steps))
          expect(await readBack(backend, node.id)).toEqual(node.values);
      }),
      { numRuns: 60 },
    );
  });

  it("[F2] deleting a branch leaves every other branch as it was, and nothing of its own behind", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 60 }), fc.nat(), async (steps, choice) => {
        const backend = new MemoryBackend();
        const nodes = await grow(backend, steps);
        const vault = new Vault(backend, null);
        const space = new CheckpointSpace(vault, "thread/thread");
        const heads = (await listBranches(vault, space)).filter(({ children }) => children.length === 0);
        const head = heads[choice % heads.length];
        await deleteBranch(vault, space, head?.id ?? "");
        const left = new Set((await listBranches(vault, space)).map(({ id }) => id));
        expect(left.has(head?.id ?? "")).toBe(false);
        for (const node of nodes)
          expect(await readBack(backend, node.id)).toEqual(left.has(node.id) ? node.values : undefined);
      }),
      { numRuns: 60 },
    );
  });

  it("[C4] a thread that was deleted and begun again by another process shows nothing of its past", async () => {
    const backend = new MemoryBackend();
    const [here, elsewhere] = [0, 1].map(() => new MaruCheckpointer(new Vault(backend, null))) as [
      MaruCheckpointer,
      MaruCheckpointer,
    ];
    const config = { configurable: { thread_id: "thread", checkpoint_ns: "" } };
    const say = (saver: MaruCheckpointer, content: string, clock: number) => {
      const messages = [{ id: "m", content: content.repeat(40) }];
      const checkpoint = {
        v: 4,
        id: uuid6(clock),
        ts: "2026-11-16T01:00:00.000Z",
        channel_values: { messages },
        channel_versions: { messages: 1 },
        versions_seen: {},
      };
      return saver.put(config, checkpoint, { source: "loop", step: 0, parents: {} }, { messages: 1 });
    };
    await say(here, "예전 이야기", 1);
    await here.getTuple(config);
    await elsewhere.deleteThread("thread");
    expect(await here.getTuple(config)).toBeUndefined();
    await say(elsewhere, "새 이야기", 2);
    const tuple = await here.getTuple(config);
    expect(tuple?.checkpoint.channel_values).toEqual({
      messages: [{ id: "m", content: "새 이야기".repeat(40) }],
    });
  });

  it("[C2] a long conversation costs about what is new", async () => {
    const backend = new MemoryBackend();
    const steps = Array.from(
      { length: 400 },
      (_, from): Step => ({ from: from - 1, writer: 0, kind: "say", text: `${from}번째 말` }),
    );
    await grow(
      backend,
      steps.map((each, index) => ({ ...each, from: Math.max(0, index - 1) })),
    );
    const said = steps.reduce(
      (sum, _, index) =>
        sum +
        JSON.stringify(advance({ messages: [], plan: [], results: {} }, steps[index] as Step, index).messages)
          .length,
      0,
    );
    expect(await backend.size()).toBeLessThan(4 * said);
  });
});
