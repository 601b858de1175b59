import {
  CallRefused,
  type KnownEvent,
  LONGEST_TEXT,
  type OperationCall,
  ROUTES,
  type SessionView,
} from "@maru/protocol";
import { queries } from "../queries.ts";
import { call, newClientId } from "../wire/call.ts";
import { type Connection, EventStream } from "../wire/event-stream.ts";
import { openSocket } from "../wire/open-socket.ts";
import {
  applyEvent,
  fromView,
  type Pending,
  type SessionModel,
  withEarlier,
  withFresh,
} from "./session-model.ts";
import { titleFrom } from "./title-from.ts";

/** After these the results on the page are read anew. */
const REFRESHING = new Set(["step_finished", "final_response", "workflow_interrupted", "error"]);
const REFRESH_PAUSE = 250;

/** Words come quicker than anybody reads them: so many milliseconds of them are shown at once. */
const WORDS_PAUSE = 80;

/** One open conversation: what is known of it, and what can be done with it. */
export class LiveSession {
  /** The most that can be said at once. */
  readonly longestText = LONGEST_TEXT;
  readonly #id: string;
  readonly #listeners = new Set<() => void>();
  #model: SessionModel;
  #connection: Connection = "connecting";
  #stream: EventStream;
  #refreshTimer: number | null = null;
  #wordsTimer: number | null = null;

  constructor(view: SessionView) {
    this.#id = view.session.id;
    this.#model = fromView(view);
    this.#stream = this.#follow(view.last_seq);
    window.addEventListener("online", this.#onOnline);
    window.addEventListener("offline", this.#onOffline);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  model = (): SessionModel => this.#model;
  connection = (): Connection => this.#connection;

  close(): void {
    window.removeEventListener("online", this.#onOnline);
    window.removeEventListener("offline", this.#onOffline);
    if (this.#refreshTimer !== null) window.clearTimeout(this.#refreshTimer);
    if (this.#wordsTimer !== null) window.clearTimeout(this.#wordsTimer);
    this.#stream.close();
  }

  send = (text: string): void => this.#say({ text });

  /** Has something done without a word; `text` says what it is until the server does. */
  carryOut = (calls: readonly OperationCall[], text: string): void => this.#say({ text, calls });

  #say(said: Pick<Pending, "text" | "calls">): void {
    if (this.#model.session.title === "") void this.#nameAfter(said.text).catch(() => undefined);
    const message: Pending = {
      ...said,
      clientId: newClientId(),
      at: new Date().toISOString(),
      status: "sending",
    };
    this.#update({ ...this.#model, pending: [...this.#model.pending, message], trouble: null });
    void this.#deliver(message);
  }

  sendAgain(clientId: string): void {
    const message = this.#model.pending.find((each) => each.clientId === clientId);
    if (message !== undefined) void this.#deliver(message);
  }

  async decide(
    action: "approve" | "modify" | "reject",
    modifications: SessionView["state"] = {},
    feedback = "",
  ): Promise<void> {
    const asked_at = this.#model.awaiting?.asked_at ?? null;
    await call(ROUTES.decide, {
      params: { session_id: this.#id },
      body: { action, modifications, feedback, asked_at, client_id: newClientId() },
    });
    this.#update({ ...this.#model, awaiting: null, isRunning: true });
  }

  async skip(stepId: string): Promise<void> {
    await call(ROUTES.skipStep, {
      params: { session_id: this.#id },
      body: { step_id: stepId, client_id: newClientId() },
    });
  }

  async stop(): Promise<void> {
    this.#update({ ...this.#model, isStopping: true });
    const { cancelled } = await call(ROUTES.cancelTurn, { params: { session_id: this.#id } });
    if (!cancelled) await this.reload();
  }

  /** Asks again from an earlier point. What was said since stays on its own branch. */
  async askFrom(checkpointId: string, text: string): Promise<void> {
    await call(ROUTES.fork, {
      params: { session_id: this.#id },
      body: { checkpoint_id: checkpointId, edits: {} },
    });
    await this.reload();
    this.send(text);
  }

  /** Asks the last question once more, from where it was asked. */
  async askAgain(): Promise<void> {
    const last = this.#model.transcript.findLast(({ role, is_left }) => role === "user" && !is_left);
    if (last === undefined) return;
    if (last.after === null) this.send(last.text);
    else await this.askFrom(last.after, last.text);
  }

  async loadEarlier(): Promise<void> {
    const before = this.#model.transcriptBefore;
    if (before === null) return;
    const view = await this.#read({ transcript_before: before });
    if (this.#model.transcriptBefore === before) this.#update(withEarlier(this.#model, view));
  }

  /** Begins again from what the server has. */
  async reload(): Promise<void> {
    const view = await this.#read();
    this.#stream.close();
    this.#update(fromView(view, this.#model.pending));
    this.#stream = this.#follow(view.last_seq);
  }

  #follow(after: number): EventStream {
    return new EventStream({
      after,
      open: (last, listener) => openSocket(this.#id, last, listener),
      onEvent: (event) => this.#receive(event),
      onConnection: (connection) => this.#connected(connection),
    });
  }

  #receive(event: KnownEvent): void {
    this.#model = applyEvent(this.#model, event);
    if (event.event === "token") this.#notifySoon();
    else this.#notify();
    if (event.event === "state_edited" || event.event === "snapshot_needed")
      void this.reload().catch(() => undefined);
    else if (REFRESHING.has(event.event)) this.#refreshSoon();
  }

  /** Shows the name at once, before the server says so. */
  async #nameAfter(text: string): Promise<void> {
    const title = titleFrom(text);
    this.#update({ ...this.#model, session: { ...this.#model.session, title } });
    await call(ROUTES.renameSession, { params: { session_id: this.#id }, body: { title } });
    await queries.invalidateQueries({ queryKey: ["sessions"] });
  }

  #connected(connection: Connection): void {
    this.#connection = connection;
    this.#notify();
    if (connection !== "open") return;
    for (const message of this.#model.pending) if (message.status === "held") void this.#deliver(message);
  }

  async #deliver(message: Pending): Promise<void> {
    this.#mark(message.clientId, navigator.onLine ? "sending" : "held");
    if (!navigator.onLine) return;
    try {
      const { text, calls, clientId: client_id } = message;
      const params = { session_id: this.#id };
      if (calls === undefined) await call(ROUTES.sendMessage, { params, body: { text, client_id } });
      else await call(ROUTES.carryOut, { params, body: { calls: [...calls], by: "hands", client_id } });
      this.#mark(message.clientId, "accepted");
    } catch (error) {
      // A refusal stays one; anything else was the connection, and the same client id makes a second try safe.
      const isRefused = error instanceof CallRefused && error.status < 500;
      this.#mark(message.clientId, isRefused ? "failed" : "held");
      if (isRefused)
        this.#update({
          ...this.#model,
          trouble: { code: error.body?.error ?? String(error.status), message: error.message },
        });
    }
  }

  #mark(clientId: string, status: Pending["status"]): void {
    const pending = this.#model.pending.map((each) =>
      each.clientId === clientId ? { ...each, status } : each,
    );
    this.#update({ ...this.#model, pending });
  }

  #refreshSoon(): void {
    if (this.#refreshTimer !== null) return;
    this.#refreshTimer = window.setTimeout(() => {
      this.#refreshTimer = null;
      // The lines come as events; none are asked for.
      this.#read({ transcript_before: 0 })
        .then((view) => this.#update(withFresh(this.#model, view)))
        .catch(() => undefined);
    }, REFRESH_PAUSE);
  }

  #read(query: { readonly transcript_before?: number } = {}): Promise<SessionView> {
    return call(ROUTES.readSession, { params: { session_id: this.#id }, query });
  }

  #update(model: SessionModel): void {
    this.#model = model;
    this.#notify();
  }

  #notifySoon(): void {
    this.#wordsTimer ??= window.setTimeout(() => this.#notify(), WORDS_PAUSE);
  }

  #notify(): void {
    if (this.#wordsTimer !== null) window.clearTimeout(this.#wordsTimer);
    this.#wordsTimer = null;
    for (const listener of this.#listeners) listener();
  }

  readonly #onOnline = () => this.#stream.hurry();
  readonly #onOffline = () => this.#stream.cut();
}
