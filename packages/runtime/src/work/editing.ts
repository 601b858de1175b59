import type { Session } from "@maru/storage";
import { RuntimeError } from "../errors.ts";
import type { WriteEdit } from "../inspect/inspector.ts";
import { writeEdit } from "../turn/outside-writes.ts";
import { refuseUnlessOpen } from "./accepting.ts";
import { outsideWrite } from "./beginning.ts";
import { assistantNamed, type Means } from "./means.ts";
import type { Workers } from "./workers.ts";

/** Writes an edit only between turns: whoever waits for an answer is not to get one that knows of half of it. */
export function editing(means: Means, workers: Workers): WriteEdit {
  return async (session, source, edit) => {
    refuseUnlessOpen(means, session);
    if (workers.isBusy(session.id)) throw busy(session);
    const written = writeAlone(means, workers, session, source, edit);
    workers.occupy(
      session,
      written.catch(() => undefined),
    );
    return written;
  };
}

async function writeAlone(
  means: Means,
  workers: Workers,
  ...[session, source, edit]: Parameters<WriteEdit>
): Promise<string> {
  const lease = await means.holder.acquire(session.id);
  if (lease === null) throw busy(session);
  return means.holder.during(lease, async () => {
    if ((await means.storage.inbox.waiting(session.id, 1)).length > 0) {
      workers.lookAgain(session.id);
      throw busy(session);
    }
    const outside = outsideWrite(means, assistantNamed(means, session.assistant), session, lease);
    return writeEdit(outside, { ...(await edit()), source });
  });
}

function busy(session: Session): RuntimeError<"SESSION_BUSY"> {
  return new RuntimeError("SESSION_BUSY", { session: session.id });
}
