import type { Session, SessionId } from "@maru/storage";
import type { Heard } from "./bus.ts";

/** The other processes on the same storage, for those who are not alone. */
export interface Team {
  /** Somebody will look after the session's inbox in a while, even if this process dies now. */
  expect(session: SessionId): Promise<void>;
  /**
   * Somebody looks after the session's inbox now: this process or another. `first` is a message that nobody can have
   * begun yet.
   */
  summon(session: Session, first?: number): Promise<void>;
  /** What happened in a session, for those who watch it elsewhere. Best effort: the log is what counts. */
  tell(session: SessionId, heard: Heard): void;
  /** Whoever runs a turn of this session stops it; with `before`, only if it answers an earlier message. */
  cancel(session: SessionId, before?: number): void;
}
