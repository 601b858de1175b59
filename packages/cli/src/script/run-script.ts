import type { CallInput } from "@maru/dialogue";
import {
  type Assistant,
  type IncomingInput,
  isRuntimeError,
  Runtime,
  type RuntimeOptions,
  type RuntimePorts,
  ToolFaults,
} from "@maru/runtime";
import { isStateError, type Plain } from "@maru/state";
import { isStorageError, type Session, type Storage } from "@maru/storage";
import { findOrCreateSession } from "../store/find-or-create-session.ts";
import { describeTurn } from "./describe-turn.ts";
import { readScriptLine, type ScriptLine } from "./script-line.ts";

export interface ScriptOptions {
  readonly assistant: Assistant;
  readonly storage: Storage;
  readonly ports: RuntimePorts;
  readonly user: string;
  /** A model to judge with, where to log and trace; nothing of it by default. */
  readonly runtime?: Pick<
    RuntimeOptions,
    "model" | "modelUse" | "limits" | "allowances" | "logger" | "tracing"
  >;
  /** Continues this conversation, or begins it under this name. */
  readonly session: string | null;
  readonly lines: AsyncIterable<string>;
  readonly write: (line: string) => void;
}

/** Talks to an assistant line by line: one JSON object in, the events and one `turn` out. */
export async function runScript(options: ScriptOptions): Promise<void> {
  const faults = new ToolFaults();
  const { storage, assistant, ports } = options;
  const runtime = new Runtime({ storage, assistants: [assistant], ports, faults, ...options.runtime });
  const session = await findOrCreateSession(runtime, options);
  const script = new Script(runtime, session, options);
  await script.skipHistory();
  for await (const text of options.lines) {
    if (text.trim() === "") continue;
    const line = readScriptLine(text);
    if ("problem" in line) await script.refuse({ code: "INVALID_LINE", message: line.problem }, line.isSaid);
    else if ("fault" in line) faults.add(cleanFault(line.fault));
    else await script.play(line);
  }
  await runtime.drain();
}

function incomingOf(line: Exclude<ScriptLine, { fault: unknown }>): IncomingInput {
  if ("message" in line) return { type: "message", text: line.message };
  if ("do" in line) return { type: "do", calls: [line.do as CallInput], by: "program" };
  const { decision, changes = {}, feedback = "" } = line;
  return { type: "decision", decision, changes, feedback };
}

function cleanFault({ match, ...fault }: Extract<ScriptLine, { fault: unknown }>["fault"]) {
  return match === undefined ? fault : { ...fault, match };
}

class Script {
  readonly #runtime: Runtime;
  readonly #session: Session;
  readonly #options: ScriptOptions;
  #told = 0;

  constructor(runtime: Runtime, session: Session, options: ScriptOptions) {
    this.#runtime = runtime;
    this.#session = session;
    this.#options = options;
  }

  /** What was told in earlier runs is not told again. */
  async skipHistory(): Promise<void> {
    this.#told = (await this.#runtime.events(this.#session.id, 0, 1)).last;
  }

  async play(line: Exclude<ScriptLine, { fault: unknown }>): Promise<void> {
    const content = incomingOf(line);
    const began = this.#told;
    try {
      const client_id = Buffer.from(this.#options.ports.random(12)).toString("hex");
      await this.#runtime.send(this.#session, { client_id, content });
      await this.#runtime.whenIdle(this.#session.id);
    } catch (error) {
      await this.refuse(refusalOf(error));
      return;
    }
    const events = await this.#tellEvents(began);
    this.tell("turn", describeTurn(await this.#runtime.view(this.#session), events));
  }

  tell(event: string, data: Plain, sequence?: number): void {
    this.#options.write(
      JSON.stringify({ event, ...(sequence === undefined ? {} : { seq: sequence }), data }),
    );
  }

  async #tellEvents(after: number) {
    const events = [];
    for (;;) {
      const page = await this.#runtime.events(this.#session.id, this.#told);
      for (const event of page.events) {
        this.tell(event.type, event.data, event.sequence);
        this.#told = event.sequence;
        if (event.sequence > after) events.push(event);
      }
      if (page.events.length === 0 || this.#told >= page.last) return events;
    }
  }

  /** A refused message is answered too, and changes nothing. */
  async refuse(refusal: { readonly code: string; readonly message: string }, isSaid = true): Promise<void> {
    const { code, message } = refusal;
    this.tell("error", { error: code, message });
    if (!isSaid) return;
    const turn = describeTurn(await this.#runtime.view(this.#session), []);
    this.tell("turn", { ...turn, reply: message, status: "refused" });
  }
}

function refusalOf(error: unknown): { readonly code: string; readonly message: string } {
  if (!isRuntimeError(error) && !isStorageError(error) && !isStateError(error)) throw error;
  return { code: error.code, message: error.sentence("ko") };
}
