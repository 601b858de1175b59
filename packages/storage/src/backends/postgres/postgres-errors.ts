import pg from "pg";
import { StorageError } from "../../errors.ts";
import { errorCode } from "../file/file-errors.ts";

/** Conditions that pass by themselves, by SQLSTATE. */
const TRANSIENT = /^(?:08...|57P0[1-5]|53300|40001|40P01)$/;
/** What `pg` says, without a code, when a connection breaks or cannot be made in time. */
const BROKEN =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (?:has encountered|was closed))/;
/** What Node says, without a system call, of a socket that ended before something was written to it. */
const ENDED = new Set(["EPIPE", "ECONNRESET", "ERR_STREAM_DESTROYED", "ERR_STREAM_WRITE_AFTER_END"]);
/** Said to whoever is sent away, also after what was asked has been done. */
const SENT_AWAY = /^(?:08...|57P0[1-5])$/;

/** Whether it is worth trying again: the connection is gone, or the server asks for it. */
export function isTransient(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return TRANSIENT.test(error.code ?? "");
  return isBroken(error);
}

/** Whether nothing tells if what was sent has been done. */
export function isUnanswered(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return SENT_AWAY.test(error.code ?? "");
  return isBroken(error);
}

function isBroken(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    ENDED.has(errorCode(error) ?? "") ||
    "syscall" in error ||
    BROKEN.test(error.message) ||
    error instanceof AggregateError
  );
}

/**
 * What the server or the network said, as one of our errors. Their own words may carry a login or stored content,
 * so only codes go on, never messages.
 */
export function fromPostgresError(error: unknown, where: string, waited: number): unknown {
  if (error instanceof pg.DatabaseError) return fromState(error.code ?? "", where, waited);
  if (!isBroken(error)) return error;
  return new StorageError("UNREACHABLE", { where, reason: errorCode(error) ?? "the connection broke" });
}

function fromState(state: string, where: string, waited: number): StorageError {
  switch (state) {
    case "28P01":
    case "28000":
      return new StorageError("UNREACHABLE", { where, reason: "the login was refused" });
    case "3D000":
      return new StorageError("UNREACHABLE", { where, reason: "there is no such database" });
    case "53100":
      return new StorageError("STORAGE_FULL", { where });
    case "25006":
      return new StorageError("READ_ONLY", { where, reason: "the server takes no writes now" });
    case "42501":
      return new StorageError("READ_ONLY", { where, reason: "this login may not do that" });
    case "57014":
    case "55P03":
    case "40001":
    case "40P01":
      return new StorageError("BUSY", { where, waited });
    case "42P06":
      return new StorageError("UNREADABLE_PATH", { path: where, reason: "something else is already there" });
    case "42P01":
    case "42703":
    case "42883":
      return new StorageError("UNKNOWN_FORMAT", {
        found: `of ${where}, without our tables,`,
        supported: "its own schema",
      });
    case "XX001":
    case "XX002":
      return new StorageError("CORRUPT", {
        where,
        offset: null,
        reason: "the server found damaged pages",
        kept: null,
      });
    case "22021":
    case "22P05":
    case "54000":
      return new StorageError("NOT_STORABLE", {
        path: "cell",
        found: "more than PostgreSQL keeps in one place",
      });
    default:
      return new StorageError("UNREACHABLE", { where, reason: `the server answered ${state}` });
  }
}
