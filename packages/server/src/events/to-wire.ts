import type { Json } from "@maru/protocol";
import type { StoredEvent } from "@maru/storage";
import type * as z from "zod";

type JsonValue = z.output<typeof Json>;

/** A stored event as clients hear it. */
export function toWire({ type, sequence, data }: StoredEvent): {
  event: string;
  seq: number;
  data: JsonValue;
} {
  // Plain data is JSON; the two only spell read-only differently.
  return { event: type, seq: sequence, data: data as JsonValue };
}
