import type { Session, Storage } from "@maru/storage";
import type { Call } from "../command/command-spec.ts";
import { localTime } from "../command/local-time.ts";
import { plainLine } from "../command/plain-text.ts";
import type { Printer } from "../command/printer.ts";
import { readingRuntime } from "../store/reading-runtime.ts";

/** Where a conversation stands: who, since when, what was said last and what it waits for. */
export async function describeSession(
  storage: Storage,
  call: Pick<Call<unknown, unknown[]>, "factories" | "world">,
  session: Session,
) {
  const { last: events } = await storage.events.read(session.id, 0, 1);
  const waiting = (await storage.inbox.waiting(session.id, 100)).length;
  const isKnown = call.factories.has(session.assistant);
  const view = isKnown ? await readingRuntime(storage, call).view(session) : null;
  const reply = view === null ? null : (view.awaiting?.message ?? view.summary.reply);
  return { session, events, waiting, reply, awaiting: view?.awaiting ?? null };
}

export function sessionLines(
  { session, events, waiting, reply }: Awaited<ReturnType<typeof describeSession>>,
  print: Printer,
): readonly string[] {
  const facts: readonly (readonly [string, string, string])[] = [
    ["이름", "name", session.title],
    ["번호", "id", session.id],
    ["도우미", "assistant", session.assistant],
    ["사용자", "user", `${session.tenant} / ${session.user}`],
    ["시작한 때", "began", localTime(session.created_at)],
    ["마지막 대화", "last spoken", localTime(session.updated_at)],
    ["만료", "expires", session.expires_at === null ? "-" : localTime(session.expires_at)],
    ["사건", "events", String(events)],
    ["답할 메시지", "waiting", String(waiting)],
  ];
  return [
    ...facts.map(([ko, en, value]) => `${print.style("dim", print.in({ ko, en }))}: ${plainLine(value)}`),
    ...(reply === null ? [] : ["", reply]),
  ];
}
