import { createHash } from "node:crypto";
import * as z from "zod";
import { isSessionId, parseSessionId } from "./ids.ts";
import { SessionRecord } from "./session-record.ts";

/** What each table of a session may hold, row by row. Kept beside the writers by the tests that import what they wrote. */

const Count = z.int().nonnegative();
const Moment = z.string().refine((text) => !Number.isNaN(Date.parse(text)), "is no time");
const PlainObject = z.record(z.string(), z.unknown());
const Run = z.tuple([Count, z.int().positive()]);

type Packed = { v: unknown } | { e: number } | { l: [number, number][] } | { o: Record<string, Packed> };
const Packed: z.ZodType<Packed> = z.lazy(() =>
  z.union([
    z.strictObject({ v: z.unknown().refine((value) => value !== undefined) }),
    z.strictObject({ e: Count }),
    z.strictObject({ l: z.array(Run) }),
    z.strictObject({ o: z.record(z.string(), Packed) }),
  ]),
);

const Versions = z.record(z.string(), z.union([z.number(), z.string()]));

/** Where each value of a checkpoint is, and LangGraph's own bookkeeping. */
export const StoredHeader = z.strictObject({
  v: z.int().positive(),
  ts: Moment,
  metadata: PlainObject,
  versions: Versions,
  seen: z.record(z.string(), Versions),
  values: z.record(z.string(), Packed),
});

type Difference = {
  s?: Record<string, unknown> | undefined;
  u?: string[] | undefined;
  a?: Record<string, [number, unknown[]]> | undefined;
  d?: Record<string, Difference> | undefined;
};
const Difference: z.ZodType<Difference> = z.lazy(() =>
  z.strictObject({
    s: PlainObject.optional(),
    u: z.array(z.string()).optional(),
    a: z.record(z.string(), z.tuple([Count, z.array(z.unknown())])).optional(),
    d: z.record(z.string(), Difference).optional(),
  }),
);

const header = {
  left: z.number().optional(),
  h: StoredHeader.optional(),
  x: Difference.optional(),
};
const HeaderRow = z.strictObject({
  p: z.string().nullable(),
  // Older programs counted the differences instead of their characters.
  depth: Count.optional(),
  ...header,
});
/** What a task wrote: where in LangGraph's order, to which channel, and where the value is. */
const Writes = z.array(z.tuple([z.int(), z.string(), Packed]));
const Block = z.array(
  z.strictObject({
    i: z.string(),
    p: z.string().nullable().optional(),
    ...header,
    w: z.array(z.tuple([z.string(), Writes])).optional(),
  }),
);

const Message = z.strictObject({
  sequence: Count,
  client_id: z.string().max(200),
  content: z.unknown(),
  received_at: Moment,
});
const SetAside = z.strictObject({
  sequence: Count,
  content: z.unknown(),
  received_at: Moment,
  at: Moment,
  tries: Count,
});
const Event = z.strictObject({ type: z.string(), data: z.unknown(), at: Moment.optional() });
const Effect = z.union([
  z.strictObject({ status: z.literal("intended"), key: z.string(), at: Moment }),
  z.strictObject({ status: z.literal("done"), key: z.string(), at: Moment, result: z.unknown() }),
]);
const HistoryCursor = z.strictObject({
  next: Count,
  small: z.array(Count),
  loose: Count.optional(),
  epoch: Count,
  changes: Count.optional(),
  head: z.tuple([z.string(), Count]).optional(),
});

/** Marks that say how far something has come; the machinery may add more of them. */
const Mark = z.union([
  z.number(),
  z.string().max(200),
  z.record(z.string(), z.union([z.number(), z.string()])),
]);

type RowSchema = readonly [key: RegExp, schema: z.ZodType];
const SEQUENCE = /^\d{12}$/;
const CHECKPOINT = /^[^/]*\/[^/]+$/;

export const DOCUMENT_ROWS: Readonly<Record<string, readonly RowSchema[]>> = {
  session: [
    [/^session$/, SessionRecord.extend({ id: z.custom<string>(isSessionId).transform(parseSessionId) })],
    [/^thread$/, z.string()],
    [/^name\//, z.strictObject({ name: z.string().max(100), checkpoint: z.string() })],
  ],
  version: [
    [/^session$/, z.int().positive()],
    [/^effect\/[0-9a-f]{64}$/, z.literal(1)],
  ],
  cursor: [
    [/^event$/, z.strictObject({ first: z.int().positive(), next: z.int().positive() })],
    [/^inbox-(next|open|begun)$/, Count],
    [/^spoken$/, Moment],
    [/^log$/, HistoryCursor],
    [/^[a-z-]{1,40}$/, Mark],
  ],
  event: [[SEQUENCE, Event]],
  inbox: [
    [/^message\/\d{12}$/, Message],
    [/^id\//, Count],
    [/^aside\/\d{12}$/, SetAside],
  ],
  effect: [[/^[0-9a-f]{64}$/, Effect]],
  log: [[/^\d{10}$/, z.array(z.unknown())]],
  checkpoint: [[CHECKPOINT, HeaderRow]],
  write: [[/^[^/]*\/[^/]+\/[^/]*\/[sw]\d{1,6}$/, Writes]],
  block: [[CHECKPOINT, Block]],
  item: [],
};

/** The first row that is not one of ours, by its place; null when all are. */
export function strangeRow(tables: Tables): string | null {
  for (const [table, rows] of Object.entries(tables)) {
    const schemas = Object.hasOwn(DOCUMENT_ROWS, table) ? DOCUMENT_ROWS[table] : undefined;
    for (const [key, value] of Object.entries(rows)) {
      const schema = schemas?.find(([pattern]) => pattern.test(key))?.[1];
      if (schema === undefined || !schema.safeParse(value).success) return `${table} "${key.slice(0, 80)}"`;
    }
  }
  return null;
}

type Tables = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The first row whose key says something else than what is in it, or that names one that is not there; null for none. The rows are ours. */
export function misplacedRow(tables: Tables): string | null {
  const messages = Object.entries(tables.inbox ?? {}).filter(([key]) => key.startsWith("message/"));
  for (const [key, value] of messages)
    if (Number(key.slice("message/".length)) !== (value as { sequence?: unknown }).sequence)
      return `inbox "${key}"`;
  for (const [key, value] of Object.entries(tables.effect ?? {})) {
    const name = (value as { key?: unknown } | null)?.key;
    if (typeof name !== "string" || createHash("sha256").update(name).digest("hex") !== key)
      return `effect "${key}"`;
  }
  const { small } = (tables.cursor?.log ?? { small: [] }) as { readonly small: readonly number[] };
  const chunks = tables.log ?? {};
  if (small.some((start) => !Object.hasOwn(chunks, String(start).padStart(10, "0")))) return 'cursor "log"';
  return null;
}
