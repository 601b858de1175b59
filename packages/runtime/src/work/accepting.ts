import type { Session, SessionId } from "@maru/storage";
import { RuntimeError } from "../errors.ts";
import { type Asked, checkAsked } from "../turn/check-asked.ts";
import { type IncomingInput, readIncoming, toInbox } from "../turn/message.ts";
import { assistantNamed, limitsOf, type Means } from "./means.ts";

export interface Sent {
  readonly client_id: string;
  readonly content: IncomingInput;
  /** What is asked right now, when this is meant as the answer to it. */
  readonly answers?: Asked;
}

export interface Accepted {
  readonly sequence: number;
  readonly isNew: boolean;
  /** Whether the turn that runs now is to give way to this message. */
  readonly interrupts: boolean;
}

/** Makes a message durable, or refuses it. What is accepted will be answered, whatever happens to this process. */
export async function accept(means: Means, session: Session, message: Sent): Promise<Accepted> {
  refuseUnlessOpen(means, session);
  const { storage, saver, ports, team, shares } = means;
  shares.check(session);
  const assistant = assistantNamed(means, session.assistant);
  const incoming = readIncoming(message.content, limitsOf(means, assistant).message_bytes);
  if (incoming.type === "do" && assistant.operations === undefined)
    throw new RuntimeError("INVALID_MESSAGE", { reason: `${assistant.name} has no operations` });
  const interferes = incoming.type !== "skip_step";
  await team?.expect(session.id);
  ports.faultPoint("inbox:before");
  const { answers, client_id } = message;
  const admit = async () => {
    if (assistant.whileBusy === "reject" && interferes) await refuseWhileBusy(means, session.id);
    if (answers !== undefined) await checkAsked(storage, saver, session.id, answers);
  };
  const taken = { client_id, content: toInbox(incoming) };
  const { inbox, sessions } = storage;
  const { entry, isNew } = await inbox.accept(session.id, taken, admit, sessions.speaking(session));
  ports.faultPoint("inbox:after");
  const interrupts = assistant.whileBusy === "interrupt" && interferes && isNew;
  return { sequence: entry.sequence, isNew, interrupts };
}

/** Nothing new is begun by a process that ends, nor with a session that has expired. */
export function refuseUnlessOpen({ stopping, storage }: Means, session: Session): void {
  if (stopping.signal.aborted) throw new RuntimeError("STOPPING", {});
  if (storage.sessions.isExpired(session)) throw new RuntimeError("SESSION_EXPIRED", { session: session.id });
}

async function refuseWhileBusy({ storage }: Means, session: SessionId): Promise<void> {
  if ((await storage.inbox.waiting(session, 1)).length > 0)
    throw new RuntimeError("SESSION_BUSY", { session });
}
