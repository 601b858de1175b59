import { type CallRefused, callRoute, ROUTES } from "@maru/protocol";
import { askingAssistant } from "@maru/runtime/testing";
import { type Fixture, type SocketClient, startFixture } from "@maru/server/testing";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";

let fixture: Fixture;
beforeAll(async () => {
  fixture = await startFixture({ assistants: [askingAssistant()] });
});
afterAll(() => fixture.stop());

/** What must be true of the conversation, whatever two tabs do to it. */
interface Model {
  isAsked: boolean;
  notes: string[];
  topic: string | null;
}

/** Two tabs on one conversation. Each knows what it heard, over however many connections. */
class Tabs {
  readonly session: string;
  readonly heard: [string[], string[]] = [[], []];
  readonly #clients: [SocketClient, SocketClient];
  #said = 0;

  private constructor(session: string, clients: [SocketClient, SocketClient]) {
    this.session = session;
    this.#clients = clients;
  }

  static async open(): Promise<Tabs> {
    const session = await fixture.newSession();
    return new Tabs(session, [await fixture.connect(session), await fixture.connect(session)]);
  }

  get params() {
    return { session_id: this.session };
  }

  name(): string {
    this.#said += 1;
    return `n${this.#said}`;
  }

  /** Both at the same time; the statuses of what was answered. */
  async both(act: (name: string) => Promise<unknown>): Promise<number[]> {
    const statuses = await Promise.all(
      [this.name(), this.name()].map((name) =>
        act(name).then(
          () => 200,
          (error: CallRefused) => error.status,
        ),
      ),
    );
    await fixture.runtime.whenIdle(this.session as never);
    return statuses.toSorted();
  }

  /** Hears everything there is, then goes away and comes back from there. */
  async drop(tab: 0 | 1): Promise<void> {
    const client = this.#clients[tab];
    const known = this.heard[tab].length;
    client.terminate();
    this.#keep(tab);
    const after = known + client.sequences.length;
    this.#clients[tab] = await fixture.connect(this.session, after);
  }

  async logs(): Promise<readonly [string[], string[]]> {
    const { last } = await fixture.runtime.events(this.session as never, 0, 1);
    for (const tab of [0, 1] as const) {
      const client = this.#clients[tab];
      const missing = () => last - this.heard[tab].length - client.sequences.length;
      await client.until(() => missing() === 0, "the whole log");
      client.close();
      this.#keep(tab);
    }
    return this.heard;
  }

  #keep(tab: 0 | 1): void {
    const told = this.#clients[tab].heard.filter(({ seq }) => seq !== undefined);
    this.heard[tab].push(...told.map((event) => JSON.stringify(event)));
  }
}

type TabCommand = fc.AsyncCommand<Model, Tabs>;
const command = (text: string, run: (model: Model, tabs: Tabs) => Promise<void>): TabCommand => ({
  check: () => true,
  run,
  toString: () => text,
});

const say = command("say", async (model, tabs) => {
  const text = tabs.name();
  await fixture.say(tabs.session, text);
  // What is said while a decision is awaited decides nothing, and is noted as such.
  model.notes.push(model.isAsked ? "other" : text);
  model.isAsked = !model.isAsked;
});

const decide = (action: "approve" | "reject") =>
  command(`${action} in both`, async (model, tabs) => {
    const { awaiting } = await callRoute(fixture.wire, ROUTES.readSession, { params: tabs.params });
    expect(awaiting !== null).toBe(model.isAsked);
    const asked_at = awaiting?.asked_at ?? null;
    const statuses = await tabs.both((client_id) =>
      callRoute(fixture.wire, ROUTES.decide, { params: tabs.params, body: { action, client_id, asked_at } }),
    );
    expect(statuses).toEqual(model.isAsked ? [200, 409] : [409, 409]);
    if (model.isAsked) model.notes.push(action);
    model.isAsked = false;
  });

const edit = command("edit in both", async (model, tabs) => {
  const { checkpoint_id } = await callRoute(fixture.wire, ROUTES.readState, { params: tabs.params });
  let winner: string | null = null;
  const statuses = await tabs.both(async (topic) => {
    const body = { checkpoint_id, edits: { topic } };
    await callRoute(fixture.wire, ROUTES.editState, { params: tabs.params, body });
    winner = topic;
  });
  expect(statuses).toEqual(model.isAsked ? [409, 409] : [200, 409]);
  if (winner !== null) model.topic = winner;
});

const cancel = command("cancel", async (_model, tabs) => {
  await callRoute(fixture.wire, ROUTES.cancelTurn, { params: tabs.params });
});

const drop = (tab: 0 | 1) => command(`drop ${tab}`, (_model, tabs) => tabs.drop(tab));

const reload = command("reload", async (model, tabs) => {
  const { state, awaiting } = await callRoute(fixture.wire, ROUTES.readSession, { params: tabs.params });
  expect(state).toMatchObject({ notes: model.notes, topic: model.topic });
  expect(awaiting !== null).toBe(model.isAsked);
});

it("[F8] two tabs, whatever they do at once: one winner, nothing lost, and both hear the same", async () => {
  const commands = [say, decide("approve"), decide("reject"), edit, cancel, drop(0), drop(1), reload];
  await fc.assert(
    fc.asyncProperty(
      fc.commands(
        commands.map((each) => fc.constant(each)),
        { maxCommands: 25 },
      ),
      async (chosen) => {
        const real = await Tabs.open();
        const model: Model = { isAsked: false, notes: [], topic: null };
        await fc.asyncModelRun(() => ({ model, real }), chosen);
        await reload.run(model, real);
        const [left, right] = await real.logs();
        expect(left).toEqual(right);
        const sequences = left.map((event) => (JSON.parse(event) as { seq: number }).seq);
        expect(sequences).toEqual(sequences.map((_, index) => index + 1));
      },
    ),
    { numRuns: 20 },
  );
}, 120_000);
