import type { KnownEvent, SessionView } from "@maru/protocol";
import { describe, expect, it } from "vitest";
import { applyEvent, fromView, withEarlier, withFresh } from "./session-model.ts";

const VIEW: SessionView = {
  session: {
    id: "01m7gtek02dn6v3k6cacz4b37y",
    assistant: "travel",
    title: "",
    created_at: "2026-11-16T09:00:00+09:00",
    updated_at: "2026-11-16T09:00:00+09:00",
    expires_at: null,
    version: 1,
  },
  result: { status: "completed", reply: "안녕하세요", asks: [], quick_replies: ["오사카"], sources: [] },
  awaiting: null,
  is_running: false,
  last_seq: 5,
  transcript: [
    {
      id: "greeting",
      role: "assistant",
      text: "안녕하세요",
      at: null,
      turn: null,
      checkpoint_id: null,
      after: null,
      is_left: false,
    },
  ],
  transcript_before: null,
  todo: [],
  state: {},
};
const started: KnownEvent = {
  event: "turn_started",
  seq: 6,
  data: { turn: 0, client_id: "c-1", type: "message", text: "오사카", at: "2026-11-16T09:01:00+09:00" },
};
const answered: KnownEvent = {
  event: "final_response",
  seq: 9,
  data: {
    turn: 0,
    status: "completed",
    reply: "며칠?",
    asks: ["duration"],
    quick_replies: ["3박"],
    sources: [],
  },
};

describe("a conversation on the page", () => {
  it("takes a message over from what was pending once the server has begun with it", () => {
    const model = {
      ...fromView(VIEW),
      pending: [{ clientId: "c-1", text: "오사카", at: "", status: "accepted" as const }],
    };
    const next = applyEvent(model, started);
    expect(next.pending).toEqual([]);
    expect(next.transcript.at(-1)).toMatchObject({ role: "user", text: "오사카" });
    expect(next.isRunning).toBe(true);
  });

  it("shows words as they come, and the whole answer instead once it is there", () => {
    const token = (text: string): KnownEvent => ({ event: "token", seq: null, data: { node: "a", text } });
    const saying = [started, token("며"), token("칠")].reduce(applyEvent, fromView(VIEW));
    expect(saying.saying).toEqual({ node: "a", text: "며칠" });
    const done = applyEvent(saying, answered);
    expect(done.saying).toBeNull();
    expect(done.isRunning).toBe(false);
    expect(done.transcript.at(-1)?.text).toBe("며칠?");
    expect(done.result.quick_replies).toEqual(["3박"]);
  });

  it("forgets half an answer that the server took back", () => {
    const saying = applyEvent(fromView(VIEW), {
      event: "token",
      seq: null,
      data: { node: "a", text: "틀린" },
    });
    expect(applyEvent(saying, { event: "tokens_dropped", seq: null, data: { node: "a" } }).saying).toBeNull();
  });

  it("shows no words twice when a server died among them and another one goes on", () => {
    const token = (text: string): KnownEvent => ({ event: "token", seq: null, data: { node: "a", text } });
    const dropped: KnownEvent = { event: "tokens_dropped", seq: null, data: { node: "a" } };
    const events = [started, dropped, token("> 며칠"), dropped, token("> 며칠"), token(" 다녀와요.")];
    expect(events.reduce(applyEvent, fromView(VIEW)).saying?.text).toBe("> 며칠 다녀와요.");
  });

  it("keeps what it knows better than a view that was read too early", () => {
    const model = [started, answered].reduce(applyEvent, fromView(VIEW));
    const fresh = withFresh(model, { ...VIEW, last_seq: 7, state: { destination: "오사카" } });
    expect(fresh.result.reply).toBe("며칠?");
    expect(fresh.state).toEqual({ destination: "오사카" });
  });

  it("says what a turn changed only by the state of its end, which comes after the answer", () => {
    const running = applyEvent(fromView(VIEW), started);
    expect(withFresh(running, { ...VIEW, last_seq: 7 }).isStateFinal).toBe(false);
    const over = applyEvent(running, answered);
    expect(over.isStateFinal).toBe(false);
    expect(withFresh(over, { ...VIEW, last_seq: 7 }).isStateFinal).toBe(false);
    expect(withFresh(over, { ...VIEW, last_seq: 9 }).isStateFinal).toBe(true);
  });

  it("puts earlier lines in front, each once", () => {
    const earlier = {
      ...VIEW,
      transcript: [{ ...line("turn-0-user") }, ...VIEW.transcript],
      transcript_before: 3,
    };
    const model = withEarlier(fromView(VIEW), earlier);
    expect(model.transcript.map(({ id }) => id)).toEqual(["turn-0-user", "greeting"]);
    expect(model.transcriptBefore).toBe(3);
  });

  it("says what went wrong and lets the person go on", () => {
    const model = applyEvent(applyEvent(fromView(VIEW), started), {
      event: "error",
      seq: 8,
      data: { error: "TURN_FAILED", message: "문제가 생겼어요" },
    });
    expect(model).toMatchObject({ isRunning: false, trouble: { code: "TURN_FAILED" } });
  });
});

function line(id: string) {
  return {
    id,
    role: "user" as const,
    text: "…",
    at: null,
    turn: 0,
    checkpoint_id: null,
    after: null,
    is_left: false,
  };
}
