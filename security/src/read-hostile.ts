import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { FACTORIES } from "@maru/assistants";
import { Runtime, threadWork } from "@maru/runtime";
import { openStorage, type Session } from "@maru/storage";
import type { HostileText } from "./hostile-texts.ts";
import { type Lag, lagDuring } from "./processor-lag.ts";

export interface Read extends Lag {
  readonly assistant: string;
  readonly text: HostileText;
  readonly isAnswered: boolean;
  /** Whether the conversation went on afterwards. */
  readonly goesOn: boolean;
  readonly computed: number;
}

const { resolve } = createRequire(import.meta.url);

/** A server's runtime, its threads, and whoever says hostile things to it. */
export async function startReader() {
  const storage = await openStorage("memory:");
  const threads = threadWork({
    file: resolve("@maru/assistants/threads"),
    execArgv: ["--import", pathToFileURL(resolve("tsx")).href],
  });
  let computed = 0;
  const work: typeof threads = {
    perform: (pure, input, asking) =>
      threads.perform(pure, input, {
        ...asking,
        spent: (milliseconds) => {
          computed += milliseconds;
          asking.spent?.(milliseconds);
        },
      }),
    close: () => threads.close(),
  };
  const setup = { data: null, user: "local", environment: {} };
  const assistants = [...FACTORIES.values()].map((factory) => factory(setup));
  const runtime = new Runtime({ storage, assistants, work });
  let messages = 0;
  const say = async (session: Session, text: string) => {
    messages += 1;
    await runtime.send(session, { client_id: `m${messages}`, content: { type: "message", text } });
    await runtime.whenIdle(session.id);
    const { events } = await runtime.events(session.id, 0, 10_000);
    return events.filter(({ type }) => type === "final_response" || type === "workflow_interrupted").length;
  };
  const read = async (assistant: string, text: HostileText): Promise<Read> => {
    const session = await runtime.create({ assistant, tenant: "local", user: "hostile" });
    computed = 0;
    let answers = 0;
    const lag = await lagDuring(async () => {
      answers = await say(session, text.text);
    });
    const spent = computed;
    const after = await say(session, "안녕하세요");
    return { assistant, text, ...lag, isAnswered: answers === 1, goesOn: after === 2, computed: spent };
  };
  const close = async () => {
    await runtime.drain();
    await work.close();
    await storage.close();
  };
  // What is made once, for the first message, is no fault of a text.
  for (const { name } of assistants)
    await read(name, { kind: "words", name: "warm", text: "3박4일로 오사카 둘이서 100만원, 12월 1일 출발" });
  return { names: assistants.map(({ name }) => name), read, close };
}

/** Tried and survived, by assistant and length. */
export function tableOf(reads: readonly Read[]): string {
  const groups = new Map<string, Read[]>();
  for (const each of reads) {
    const name = `${each.assistant.padEnd(10)} ${String(roundLength(each.text.text.length)).padStart(6)}`;
    groups.set(name, [...(groups.get(name) ?? []), each]);
  }
  const rows = [...groups].map(([name, group]) => {
    const survived = group.filter(({ isAnswered, goesOn }) => isAnswered && goesOn).length;
    const worst = (of: (each: Read) => number) => group.reduce((most, each) => Math.max(most, of(each)), 0);
    const [computed, p99, most] = [
      worst((each) => each.computed),
      worst((each) => each.p99),
      worst((each) => each.most),
    ];
    return `${name} ${String(group.length).padStart(6)} ${String(survived).padStart(9)} ${computed.toFixed(0).padStart(9)} ${p99.toFixed(1).padStart(8)} ${most.toFixed(1).padStart(9)}`;
  });
  return [
    "assistant  length  tried  survived  computed  lag p99  lag most  (worst of each, ms of the processor)",
    ...rows,
  ].join("\n");
}

function roundLength(length: number): number {
  return [100, 1_000, 10_000, 20_000].find((size) => length <= size * 1.1) ?? length;
}
