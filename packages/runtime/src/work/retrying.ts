import { mergeChanges, type Session } from "@maru/storage";
import { refuseUnlessOpen } from "./accepting.ts";
import type { Means } from "./means.ts";

/**
 * Takes the messages of a session that were set aside in once more, as new ones, and gives their numbers. In one
 * transaction each: none is lost, and none is taken in twice.
 */
export async function takeInAgain(means: Means, session: Session): Promise<readonly number[]> {
  refuseUnlessOpen(means, session);
  const { inbox, sessions, setAsides } = means.storage;
  const taken: number[] = [];
  for (const { sequence, content, at } of await setAsides.of(session.id)) {
    const message = { client_id: `again/${sequence}/${at}`, content };
    const and = mergeChanges(setAsides.forgetting(sequence), sessions.speaking(session));
    const { entry } = await inbox.accept(session.id, message, undefined, and);
    taken.push(entry.sequence);
  }
  await setAsides.clear(session.id);
  return taken;
}
