import { isEqual, type Plain } from "@maru/state";
import * as z from "zod";
import { AFTER, SEALED_TABLES, type Table } from "../backends/backend.ts";
import { MemoryBackend } from "../backends/memory-backend.ts";
import { type Cursor, firstCursor } from "../checkpoints/cursor.ts";
import { StorageError } from "../errors.ts";
import type { Ports } from "../ports.ts";
import { type Change, type Entry, Vault, type Write } from "../vault.ts";
import { unboundedness } from "./bounded.ts";
import { misplacedRow, strangeRow } from "./document-rows.ts";
import { parseSessionId, type SessionId } from "./ids.ts";
import { type InboxEntry, nameKeys, plainNameKey } from "./inbox.ts";
import { type Session, SessionRecord } from "./session-record.ts";
import { movedOn, Sessions, sessionSpace } from "./sessions.ts";
import { isSetAside, SetAsides } from "./set-asides.ts";
import { refusedDocument, type Trial, tryOut } from "./staging.ts";

/** A session as one document that people can read and other stores can take in. Keys and leases stay behind. */
export const SessionDocument = z.strictObject({
  format: z.literal("maru-session/1"),
  redacted: z.boolean(),
  session: z.record(z.string(), z.custom<Plain>()),
  tables: z.record(z.string(), z.record(z.string(), z.custom<Plain>())),
});
export type SessionDocument = z.output<typeof SessionDocument>;

/** How a document is taken in. */
export interface ImportOptions {
  /** Whom the conversation belongs to here; who it belonged to where it comes from when absent. */
  readonly owner?: { readonly tenant?: string | undefined; readonly user?: string | undefined };
  /** What has to be possible with it before it is taken in. */
  readonly trial?: Trial;
}

const CARRIED: readonly Table[] = [...SEALED_TABLES, "cursor", "version"];

/** Everything of a session. With a redactor every value passes through it, and the document cannot be imported. */
export async function exportSession(
  vault: Vault,
  id: unknown,
  redact: ((value: Plain) => Plain) | null = null,
): Promise<SessionDocument> {
  const sessionId = parseSessionId(id);
  const answers = await vault.read(
    sessionSpace(sessionId),
    CARRIED.map((table) => ({ type: "range", table, from: "", to: AFTER })),
  );
  const clean = (value: Plain) => (redact === null ? value : redact(value));
  const rowsOf = (table: Table, index: number) => {
    const rows = answers[index] ?? [];
    return table === "inbox" ? withPlainNames(rows, redact === null) : rows;
  };
  const tables = Object.fromEntries(
    CARRIED.map(
      (table, index) =>
        [
          table,
          Object.fromEntries(
            rowsOf(table, index).map(({ key, value }) => [key, clean(withEpoch(0, table, key, value))]),
          ),
        ] as const,
    ).filter(([, rows]) => Object.keys(rows).length > 0),
  );
  const session = tables.session?.session;
  if (session === undefined) throw new StorageError("NOT_FOUND", { kind: "session", id: sessionId });
  return SessionDocument.parse({ format: "maru-session/1", redacted: redact !== null, session, tables });
}

/**
 * Takes a document in, under the id it had, wholly or not at all. Refused when that session is already here, when
 * anything in the document is not as we write it, and when it could not be used.
 */
export async function importSession(
  vault: Vault,
  ports: Ports,
  document: unknown,
  { owner = {}, trial }: ImportOptions = {},
): Promise<SessionId> {
  const { redacted, session, tables: found } = readDocument(document);
  if (redacted)
    throw new StorageError("UNKNOWN_FORMAT", { found: "a redacted document", supported: "whole documents" });
  const id = parseSessionId(session.id);
  const record = recordOf(session, found);
  const given = { ...record, tenant: owner.tenant ?? record.tenant, user: owner.user ?? record.user };
  const tables = { ...found, session: { ...found.session, session: given as unknown as Plain } };
  await tryOut(id, changeOf(vaultless, ports, id, given, tables), ports, trial ?? null);
  const change = changeOf(vault, ports, id, given, tables);
  if (Object.keys(found.inbox ?? {}).some(isSetAside)) await new SetAsides(vault, ports).expect(id);
  await vault.commit(sessionSpace(id), {
    ...change,
    checks: [{ table: "version", key: "session", equals: null }],
  });
  return id;
}

/** A store that hides nothing under names of its own, to try a document out in. */
const vaultless = new Vault(new MemoryBackend(), null);

function changeOf(
  vault: Vault,
  ports: Ports,
  id: SessionId,
  session: Session,
  tables: SessionDocument["tables"],
): Change {
  const { epoch } = firstCursor();
  const writes = Object.entries(tables).flatMap(([table, rows]) =>
    Object.entries(rows).map(
      ([key, value]): Write => ({ table: readTable(table), key, value: withEpoch(epoch, table, key, value) }),
    ),
  );
  const messages = Object.values(tables.inbox ?? {}).filter(isMessage);
  return {
    label: new Sessions(vault, ports).labelOf(movedOn(session, tables.cursor?.spoken)),
    writes: [
      ...writes.filter(({ table, key }) => table !== "inbox" || !isName(key)),
      // Every sealed store hides the ids of clients under names of its own.
      ...messages.map(
        ({ client_id, sequence }): Write => ({
          table: "inbox",
          key: nameKeys(vault, id, client_id)[0],
          value: sequence,
        }),
      ),
    ],
  };
}

/** The record, which a document says twice: a second one could name somebody else's conversation. */
function recordOf(session: SessionDocument["session"], tables: SessionDocument["tables"]): Session {
  const inner = tables.session?.session;
  if (inner === undefined || !isEqual(session, inner))
    throw refusedDocument("its record and the one among its rows are not the same");
  const problem = strangeRow(tables) ?? misplacedRow(tables);
  if (problem !== null) throw refusedDocument(`${problem} is not as it is written`);
  return SessionRecord.parse(inner);
}

/** A document names clients as an open store does, whatever store it comes from; a redacted one does not at all. */
function withPlainNames(rows: readonly Entry[], isWhole: boolean): readonly Entry[] {
  const messages = rows.map(({ value }) => value).filter(isMessage);
  const names = messages.map(({ client_id, sequence }) => ({
    key: plainNameKey(client_id),
    value: sequence,
  }));
  return [...(isWhole ? names : []), ...rows.filter(({ key }) => !isName(key))];
}

function isName(key: string): boolean {
  return key.startsWith("id/");
}

function isMessage(value: unknown): value is Pick<InboxEntry, "client_id" | "sequence"> {
  return typeof value === "object" && value !== null && "client_id" in value && "sequence" in value;
}

/** An epoch of its own tells the imported session from the one that other processes may still have in memory. */
function withEpoch(epoch: number, table: string, key: string, value: Plain): Plain {
  if (table !== "cursor" || key !== "log") return value;
  return { ...(value as unknown as Cursor), epoch };
}

/** The one gate from anything to a document of a session. */
export function readDocument(document: unknown): SessionDocument {
  const tooMuch = unboundedness(document);
  if (tooMuch !== null) throw refusedDocument(`it holds ${tooMuch}`);
  const parsed = SessionDocument.safeParse(document);
  if (parsed.success) return parsed.data;
  const format = (document as { format?: unknown } | null)?.format;
  throw new StorageError("UNKNOWN_FORMAT", {
    found: typeof format === "string" ? format.slice(0, 40) : "a document of another kind",
    supported: "maru-session/1",
  });
}

function readTable(table: string): Table {
  if ((CARRIED as readonly string[]).includes(table)) return table as Table;
  throw new StorageError("UNKNOWN_FORMAT", {
    found: `table "${table.slice(0, 40)}"`,
    supported: CARRIED.join(", "),
  });
}
