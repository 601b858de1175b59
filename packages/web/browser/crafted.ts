import { ERRORS, type ErrorCode, type SessionView, type TranscriptEntry } from "@maru/protocol";
import type { Page } from "playwright-core";

export const CRAFTED = "0000000000000000000crafted";

/** A conversation as a server might tell it; for what no assistant would say by itself. */
export function craftedView(parts: Partial<SessionView> = {}): SessionView {
  return {
    session: {
      id: CRAFTED,
      assistant: "travel",
      title: "만든 대화",
      created_at: "2026-11-16T09:00:00+09:00",
      updated_at: "2026-11-16T09:00:00+09:00",
      expires_at: null,
      version: 1,
    },
    result: { status: "completed", reply: "", asks: [], quick_replies: [], sources: [] },
    awaiting: null,
    is_running: false,
    last_seq: 0,
    transcript: [],
    transcript_before: null,
    todo: [],
    state: {},
    ...parts,
  };
}

/** A conversation of so many lines. */
export function linesOf(count: number): TranscriptEntry[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `turn-${index >> 1}-${index % 2 === 0 ? "user" : "assistant"}`,
    role: index % 2 === 0 ? "user" : "assistant",
    text: `메시지 ${index}\n\n- 하나\n- 둘\n\n| 항목 | 금액 |\n|---|---:|\n| 숙박 | ${index}원 |`,
    at: null,
    turn: index >> 1,
    checkpoint_id: null,
    after: null,
    is_left: false,
  }));
}

export interface Crafted {
  /** What the page asked the server to do. */
  readonly asked: { readonly path: string; readonly body: unknown }[];
  tell(event: string, data: object, seq?: number): void;
}

/** Puts a made-up conversation behind the page and opens it. The rest of the server is the real one. */
export async function openCrafted(page: Page, view: SessionView): Promise<Crafted> {
  const asked: { path: string; body: unknown }[] = [];
  let tell: Crafted["tell"] = () => undefined;
  await page.route(`**/api/v1/sessions/${CRAFTED}*`, (route) => route.fulfill({ json: view }));
  await page.route(`**/api/v1/sessions/${CRAFTED}/*`, (route) => {
    asked.push({ path: new URL(route.request().url()).pathname, body: route.request().postDataJSON() });
    return route.fulfill({ status: 202, json: { turn: 1, is_new: true } });
  });
  await page.route(`**/api/v1/sessions/${CRAFTED}/operations`, (route) =>
    route.request().method() === "GET"
      ? route.fulfill({ json: { forms: [], things: [] } })
      : route.fallback(),
  );
  await page.routeWebSocket(/\/chat\/ws\//, (socket) => {
    tell = (event, data, seq) =>
      socket.send(JSON.stringify({ event, data, ...(seq === undefined ? {} : { seq }) }));
    tell("connected", {
      session_id: CRAFTED,
      protocol: 1,
      last_seq: view.last_seq,
      is_running: view.is_running,
      awaiting: view.awaiting,
    });
  });
  await page.goto(`/s/${CRAFTED}`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  return { asked, tell: (...said) => tell(...said) };
}

/** Lets the server refuse a made-up conversation, and opens it. */
export async function openRefused(page: Page, error: ErrorCode): Promise<void> {
  const { status, ko } = ERRORS[error];
  await page.route(`**/api/v1/sessions/${CRAFTED}*`, (route) =>
    route.fulfill({ status, json: { error, message: ko, request_id: "crafted" } }),
  );
  await page.goto(`/s/${CRAFTED}`);
  await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
}
