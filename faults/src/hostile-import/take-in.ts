import { FACTORIES } from "@maru/assistants";
import { type Assistant, type Logger, Runtime, SILENT } from "@maru/runtime";
import {
  exportSession,
  importSession,
  isStorageError,
  openStorage,
  type SessionDocument,
  SYSTEM_PORTS,
  verifySpace,
} from "@maru/storage";

export const OWNER = { tenant: "maru", user: "지우" };
const OTHER = { tenant: "acme", user: "민수" };

export function travel(): Assistant {
  const factory = FACTORIES.get("travel");
  if (factory === undefined) throw new Error("there is a travel assistant");
  return factory({ data: null, user: "local", environment: {} });
}

/** A conversation as a whole document. */
export async function exported(assistant: Assistant, said: readonly string[]): Promise<SessionDocument> {
  const storage = await openStorage("memory:");
  const runtime = new Runtime({ storage, assistants: [assistant] });
  const session = await runtime.create({ ...OWNER, assistant: assistant.name });
  for (const text of said) {
    await runtime.send(session, { client_id: text, content: { type: "message", text } });
    await runtime.whenIdle(session.id);
  }
  const document = await exportSession(storage.vault, session.id);
  await storage.close();
  return document;
}

export type Outcome =
  | { readonly type: "refused"; readonly problem: string }
  | { readonly type: "usable" }
  | { readonly type: "wrong"; readonly problem: string };

/** A store in which somebody else has a conversation, and what becomes of it when a document is taken in. */
export async function takeIn(assistant: Assistant, make: (other: string) => unknown): Promise<Outcome> {
  const storage = await openStorage("memory:");
  const errors: string[] = [];
  const logger: Logger = {
    ...SILENT,
    error: (fields, message) => void errors.push(`${message} ${JSON.stringify(fields)}`),
    child: () => logger,
  };
  const runtime = new Runtime({ storage, assistants: [assistant], logger });
  try {
    const theirs = await runtime.create({ ...OTHER, assistant: assistant.name });
    const before = JSON.stringify(await exportSession(storage.vault, theirs.id));
    const outcome = await tryIt();
    const after = JSON.stringify(await exportSession(storage.vault, theirs.id));
    if (after !== before) return { type: "wrong", problem: "another's conversation was changed" };
    const listed = await storage.sessions.list(OTHER);
    return listed.sessions.length === 1 && listed.damaged.length === 0
      ? outcome
      : { type: "wrong", problem: "another's list was changed" };

    async function tryIt(): Promise<Outcome> {
      const document = make(theirs.id);
      try {
        const id = await importSession(storage.vault, SYSTEM_PORTS, document, {
          owner: OWNER,
          trial: (staged, session) => new Runtime({ storage: staged, assistants: [assistant] }).view(session),
        });
        return (await problemOf(id)) ?? { type: "usable" };
      } catch (error) {
        if (!isStorageError(error)) return { type: "wrong", problem: `it broke: ${String(error)}` };
        const { sessions, damaged } = await storage.sessions.list(OWNER);
        return sessions.length + damaged.length === 0
          ? { type: "refused", problem: error.message }
          : { type: "wrong", problem: "it was refused, and something was stored" };
      }
    }

    async function problemOf(id: string): Promise<Outcome | null> {
      const wrong = (problem: string): Outcome => ({ type: "wrong", problem });
      const session = await storage.sessions.get(id);
      const { sessions } = await storage.sessions.list(OWNER);
      if (sessions.length !== 1) return wrong("it is not listed");
      await runtime.view(session);
      await runtime.send(session, {
        client_id: "another",
        content: { type: "message", text: "부산 2박 3일" },
      });
      await runtime.whenIdle(session.id);
      if ((await storage.inbox.waiting(session.id)).length > 0)
        return wrong(`it does not answer: ${errors.join("; ")}`);
      const { findings } = await verifySpace(storage.vault, `session/${id}`);
      return findings.length === 0 ? null : wrong(`it is not whole afterwards: ${findings[0]?.problem}`);
    }
  } finally {
    await storage.close();
  }
}
