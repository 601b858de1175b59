import { createInterface, type Interface } from "node:readline";
import type { CallInput } from "@maru/dialogue";
import { addToTranscript, readEvent, type TranscriptEntry } from "@maru/protocol";
import {
  type Assistant,
  type Awaiting,
  type IncomingInput,
  isRuntimeError,
  type Runtime,
} from "@maru/runtime";
import type { Sentence } from "@maru/state";
import type { Session } from "@maru/storage";
import type { Printer } from "../command/printer.ts";
import type { World } from "../command/world.ts";
import { approvalLines, readApproval } from "./approval.ts";
import { type Asking, numberTyped } from "./asking.ts";
import { LiveRegion } from "./live-region.ts";
import { dialogueOf, type Offered, offeredIn, offerLines } from "./offered.ts";
import { chooseFromPalette } from "./palette.ts";
import { renderMarkdown } from "./render-markdown.ts";
import { panelLines } from "./show-panel.ts";
import { hear, NOTHING_YET, workingLines } from "./todo.ts";

export interface ConversationOptions {
  readonly runtime: Runtime;
  readonly session: Session;
  readonly assistant: Assistant;
  readonly world: World;
  readonly print: Printer;
}

const HELP: Sentence = {
  ko: "/ 할 수 있는 일 · /show 결과 보기 · /help 도움말 · /quit 끝내기 · Ctrl-C 답 멈추기. 닫아도 대화는 남아 있어요.",
  en: "/ what can be done · /show the result · /help this help · /quit leave · Ctrl-C stop the answer. The conversation stays when you leave.",
};
const RECENT = 200;

/** A conversation at a terminal, or over a pipe, until the person leaves. */
export class Conversation {
  readonly #options: ConversationOptions;
  readonly #isTerminal: boolean;
  #isAnswering = false;
  /** Whether something is asked that a number may answer. */
  #isAsking = false;
  #offered: readonly Offered[] = [];

  constructor(options: ConversationOptions) {
    this.#options = options;
    this.#isTerminal = options.world.output.isTTY === true;
  }

  async hold(): Promise<void> {
    const { world, print, runtime, session } = this.#options;
    if (this.#isTerminal) await this.#greet();
    // Somebody may have left while an answer was being made.
    await this.#watching(async () => runtime.wake(session));
    let awaiting = await this.#show();
    const terminal = createInterface({
      input: world.input,
      output: world.output,
      prompt: `\n${print.in({ ko: "나> ", en: "you> " })}`,
      signal: world.signal,
    });
    terminal.on("SIGINT", () => {
      if (!this.#isAnswering || !runtime.cancel(session.id)) terminal.close();
    });
    const lines = terminal[Symbol.asyncIterator]();
    terminal.prompt();
    for (;;) {
      const { value: text, done } = await lines.next();
      if (done === true || text.trim() === "/quit") break;
      if (text.trim() === "/help") print.line(`\n${print.in(HELP)}`);
      else if (text.trim() === "/show") print.line(`\n${(await this.#panel()).join("\n")}`);
      else {
        const content = await this.#read(text, awaiting, this.#asking(terminal, lines));
        if (content !== null) awaiting = await this.#answer(content);
      }
      terminal.prompt();
    }
    terminal.close();
  }

  /** What was typed, as what it asks for: words, a decision, or something by hand. Null where it was left. */
  async #read(text: string, awaiting: Awaiting | null, asking: Asking): Promise<IncomingInput | null> {
    if (awaiting?.type === "approval")
      return readApproval(text, awaiting, async (question) => (await asking.ask(question)) ?? "");
    const call = await this.#byHand(text.trim(), asking);
    if (call === undefined) return { type: "message", text };
    return call === null ? null : { type: "do", calls: [call], by: "hands" };
  }

  /** An offer by its number, or something from the palette; undefined where it is words. */
  async #byHand(typed: string, asking: Asking): Promise<CallInput | null | undefined> {
    const number = numberTyped(typed.replace(/^\//, ""), this.#offered.length);
    // A number may also answer what was asked: then the offer is taken with a stroke before it.
    if (number !== null && (typed.startsWith("/") || !this.#isAsking)) return this.#offered[number - 1]?.call;
    if (!typed.startsWith("/")) return undefined;
    const { runtime, session } = this.#options;
    return chooseFromPalette(await runtime.hands(session), typed.slice(1), asking);
  }

  #asking(terminal: Interface, lines: AsyncIterator<string>): Asking {
    const { print } = this.#options;
    const ask = async (question: string) => {
      terminal.setPrompt(question);
      terminal.prompt();
      const { value, done } = await lines.next();
      terminal.setPrompt(`\n${print.in({ ko: "나> ", en: "you> " })}`);
      return done === true ? null : value;
    };
    return { print, ask };
  }

  async #panel(): Promise<readonly string[]> {
    const { runtime, session, assistant, print, world } = this.#options;
    const now = new Date(world.ports.now()).toISOString();
    const lines = await panelLines(assistant, await runtime.view(session), { language: print.language, now });
    return lines.length > 0
      ? lines
      : [print.in({ ko: "아직 보여 드릴 결과가 없어요.", en: "There is no result yet." })];
  }

  async #answer(content: IncomingInput): Promise<Awaiting | null> {
    const { runtime, session, world, print } = this.#options;
    const client_id = Buffer.from(world.ports.random(12)).toString("hex");
    try {
      await this.#watching(async () => {
        await runtime.send(session, { client_id, content });
      });
    } catch (error) {
      if (!isRuntimeError(error)) throw error;
      print.line(`\n${error.sentence(print.language)}`);
    }
    return this.#show();
  }

  /** Shows how the work goes while it goes on. */
  async #watching(begin: () => Promise<void>): Promise<void> {
    const { runtime, session, world, print } = this.#options;
    const region = new LiveRegion(world.output);
    let working = NOTHING_YET;
    const unsubscribe = runtime.subscribe(session.id, (heard) => {
      const before = working;
      working = hear(working, heard);
      if (this.#isTerminal)
        region.draw(workingLines(working, print.language, (world.output.columns ?? 80) - 1));
      else if (working.remark !== before.remark) print.line(`  … ${working.remark}`);
    });
    this.#isAnswering = true;
    try {
      await begin();
      await runtime.whenIdle(session.id);
    } finally {
      this.#isAnswering = false;
      unsubscribe();
      if (this.#isTerminal) region.clear();
    }
  }

  async #show(): Promise<Awaiting | null> {
    const { runtime, session, print, world } = this.#options;
    const { summary, awaiting } = await runtime.view(session);
    const text =
      awaiting?.type === "approval"
        ? approvalLines(awaiting, print.language).join("\n")
        : (awaiting?.message ?? summary.reply);
    const look = {
      emphasise: (part: string) => print.style("bold", part),
      width: world.output.columns ?? 80,
    };
    print.line(`\n${this.#isTerminal ? renderMarkdown(text, look) : text}`);
    const replies = awaiting?.type === "question" ? awaiting.choices : (summary.quick_replies ?? []);
    if (replies.length > 0) print.line(print.style("dim", `  [ ${replies.join(" · ")} ]`));
    this.#isAsking = awaiting !== null || summary.asks.length > 0;
    this.#offered = offeredIn(dialogueOf(summary), print.language);
    for (const line of offerLines(this.#offered, print)) print.line(line);
    return awaiting;
  }

  async #greet(): Promise<void> {
    const { assistant, session, print } = this.#options;
    const { title, description } = assistant;
    print.line(`${print.style("bold", print.in(title))} · ${session.title}`);
    print.line(print.style("dim", `${print.in(description)} ${print.in(HELP)}`));
    const last = (await this.#transcript()).findLast(({ role }) => role === "user");
    if (last !== undefined)
      print.line(print.style("dim", `\n${print.in({ ko: "나> ", en: "you> " })}${last.text}`));
  }

  async #transcript(): Promise<readonly TranscriptEntry[]> {
    const { runtime, session } = this.#options;
    const { last } = await runtime.events(session.id, 0, 1);
    const { events } = await runtime.events(session.id, Math.max(0, last - RECENT));
    return events.reduce<readonly TranscriptEntry[]>((transcript, { type, sequence, data }) => {
      const read = readEvent({ event: type, seq: sequence, data });
      return read.kind === "known" ? addToTranscript(transcript, read.event) : transcript;
    }, []);
  }
}
