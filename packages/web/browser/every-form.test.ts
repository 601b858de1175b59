// @vitest-environment jsdom
import { once } from "node:events";
import {
  callRoute,
  type OperationCall,
  type OperationForm,
  type OperationForms,
  ROUTES,
  type SessionView,
  type Wire,
} from "@maru/protocol";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, createElement } from "react";
import { createRoot } from "react-dom/client";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { HandsProvider } from "../src/hands/hands.ts";
import { OperationSheet } from "../src/hands/operation-form.tsx";
import { queries } from "../src/queries.ts";
import { SessionProvider } from "../src/session/current-session.ts";
import type { LiveSession } from "../src/session/live-session.ts";
import { fromView } from "../src/session/session-model.ts";
import { valueFor } from "./fill-form.ts";
import { type Server, startServer } from "./maru-in-browser.ts";

const BEGINNINGS = {
  travel: ["오사카 3박 4일 2명 총 200만원 맛집 12월 18일 출발"],
  realestate: ["보증금 1억에 월세 45만원이고 만기는 2027년 2월 28일이에요"],
} as const;

let server: Server;
let wire: Wire;
beforeAll(async () => {
  // jsdom draws no dialogs.
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  server = await startServer({});
  wire = { fetch: globalThis.fetch, base: server.address };
}, 120_000);
afterAll(async () => {
  vi.unstubAllGlobals();
  const ended = once(server.process, "exit");
  server.process.kill("SIGTERM");
  await ended;
});

/** So many operations are one turn at most. */
const MOST_AT_ONCE = 20;

class Talk {
  readonly params: { readonly session_id: string };
  #sent = 0;
  constructor(id: string) {
    this.params = { session_id: id };
  }
  view = (): Promise<SessionView> => callRoute(wire, ROUTES.readSession, { params: this.params });
  forms = (): Promise<OperationForms> => callRoute(wire, ROUTES.readForms, { params: this.params });
  async done(): Promise<SessionView> {
    for (;;) {
      const view = await this.view();
      if (!view.is_running) return view;
      await new Promise((resolve) => setTimeout(resolve, 15));
    }
  }
  async say(text: string): Promise<SessionView> {
    this.#sent += 1;
    const body = { text, client_id: `said-${this.#sent}` };
    await callRoute(wire, ROUTES.sendMessage, { params: this.params, body });
    return this.done();
  }
  async carryOut(...calls: readonly OperationCall[]): Promise<SessionView> {
    this.#sent += 1;
    const body = { calls: [...calls], by: "hands" as const, client_id: `done-${this.#sent}` };
    await callRoute(wire, ROUTES.carryOut, { params: this.params, body });
    return this.done();
  }
}

async function begin(assistant: keyof typeof BEGINNINGS): Promise<Talk> {
  const { id } = await callRoute(wire, ROUTES.createSession, { body: { assistant } });
  const talk = new Talk(id);
  for (const text of BEGINNINGS[assistant]) await talk.say(text);
  return talk;
}

/** What a form is drawn from. */
interface Seen extends OperationForms {
  readonly view: SessionView;
}

async function look(talk: Talk): Promise<Seen> {
  const [view, forms] = await Promise.all([talk.view(), talk.forms()]);
  return { view, ...forms };
}

/** Draws the form, fills every field in as somebody would, sends it off, and gives what is asked for. */
async function fillIn(
  { view, forms, things }: Seen,
  form: OperationForm,
  slot: string | null,
  isSupposed = false,
): Promise<OperationCall> {
  const asked: OperationCall[] = [];
  const live = {
    subscribe: () => () => undefined,
    model: () => model,
    carryOut: (calls: readonly OperationCall[]) => asked.push(...calls),
  } as unknown as LiveSession;
  const model = fromView(view);
  const turn = view.transcript.at(-1)?.id ?? "";
  queries.setQueryData(["forms", view.session.id, turn], { forms, things });
  const hands = { opened: null, open: () => undefined, close: () => undefined };
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const call: OperationCall = { op: form.op, args: {} };
  await act(async () =>
    root.render(
      createElement(
        QueryClientProvider,
        { client: queries },
        createElement(
          SessionProvider,
          { value: live },
          createElement(HandsProvider, { value: hands }, createElement(OperationSheet, { call })),
        ),
      ),
    ),
  );
  for (const field of form.fields) {
    const value = valueFor(field, form, things, slot);
    const box = place.querySelector<HTMLElement>(`[data-field="${field.name}"]`);
    expect(box?.querySelector("label")?.textContent, `${form.op}.${field.name}`).toBeTruthy();
    if (value === null || box === null) continue;
    await act(async () => put(box, field.label.ko, value, field.choices));
  }
  const buttons = [...place.querySelectorAll("footer button")];
  await act(async () => (buttons[isSupposed ? 1 : 0] as HTMLButtonElement).click());
  await act(async () => root.unmount());
  place.remove();
  const [given] = asked;
  if (given === undefined) throw new Error(`nothing was sent off by the form of ${form.op}`);
  return given;
}

function put(
  box: HTMLElement,
  label: string,
  value: string,
  choices: OperationForm["fields"][number]["choices"],
): void {
  const control = box.querySelector<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
    "input, textarea, select",
  );
  if (control === null) {
    const buttons = [...box.querySelectorAll("button")];
    const at = Math.max(
      0,
      choices.findIndex((each) => each.value === value),
    );
    const wanted = buttons[at];
    if (wanted === undefined) throw new Error(`nothing can be chosen for ${label}`);
    if (wanted.getAttribute("aria-pressed") !== "true") wanted.click();
    return;
  }
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value") ?? {};
  set?.call(control, value);
  control.dispatchEvent(
    new Event(control instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }),
  );
}

interface Told {
  readonly op: string;
  readonly status: string;
  readonly refusal: { readonly code: string; readonly argument?: string } | null;
}
const toldOf = ({ result }: SessionView) => (result["operations"] ?? []) as unknown as readonly Told[];

describe.each(["travel", "realestate"] as const)("every form of %s", (assistant) => {
  it("is made from its declaration, filled in and carried out", { timeout: 300_000 }, async () => {
    const talk = await begin(assistant);
    const carried = new Map<string, string>();
    const { forms } = await talk.forms();
    for (const form of forms) {
      const call = await fillIn(await look(talk), form, null);
      const told = toldOf(await talk.carryOut(call)).find(({ op }) => op === form.op);
      // What a calculator still needs is said; nothing that a form gives is refused as a form.
      const isTaken = told?.status !== "refused" || told.refusal?.code === "CANNOT_BE_DONE";
      expect([form.op, isTaken ? "taken" : told?.refusal], JSON.stringify(call)).toEqual([form.op, "taken"]);
      carried.set(form.op, told?.status ?? "");
    }
    const done = [...carried].filter(([, status]) => status === "done");
    expect(done.length / carried.size).toBeGreaterThan(0.6);
  });

  it("keeps every value that can be kept, and only tries where that is asked for", {
    timeout: 300_000,
  }, async () => {
    const talk = await begin(assistant);
    const seen = await look(talk);
    const set = seen.forms.find(({ op }) => op === "set");
    const slots = set?.fields.find(({ name }) => name === "slot")?.choices ?? [];
    expect(slots.length).toBeGreaterThan(20);
    if (set === undefined) return;
    const form = { ...set, fields: set.fields.filter(({ is_required }) => is_required) };
    const calls: OperationCall[] = [];
    for (const { value: slot } of slots) calls.push(await fillIn(seen, form, slot));
    for (let from = 0; from < calls.length; from += MOST_AT_ONCE) {
      const told = toldOf(await talk.carryOut(...calls.slice(from, from + MOST_AT_ONCE)));
      expect(told.filter(({ refusal }) => refusal !== null && refusal.code !== "CANNOT_BE_DONE")).toEqual([]);
    }
    const tried = await talk.carryOut(await fillIn(await look(talk), form, slots[1]?.value ?? null, true));
    expect(toldOf(tried)[0]?.status).toBe("supposed");
    const settled = (await talk.forms()).forms.map(({ op }) => op);
    expect(settled).toEqual(expect.arrayContaining(["approve", "reject"]));
  });
});
