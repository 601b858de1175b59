import type { Heard } from "@maru/runtime";
import { isSessionId, type SessionId } from "@maru/storage";
import * as z from "zod";

type Transient = Extract<Heard, { kind: "transient" }>["transient"];

/** What one process tells the others about a session: that something happened, what was said in passing, or to stop. */
export interface Notice {
  readonly from: string;
  readonly session: SessionId;
  readonly cancel?: boolean;
  /** Only what is answered before this message is to stop. */
  readonly before?: number;
  readonly transient?: Transient;
}

const Shape = z.object({
  from: z.string(),
  session: z.custom<SessionId>(isSessionId),
  cancel: z.boolean().optional(),
  before: z.int().optional(),
  transient: z.custom<Transient>((value) => typeof value === "object" && value !== null).optional(),
});

export function writeNotice(notice: Notice): string {
  return JSON.stringify(notice);
}

/** Null for what is none: an older or newer process may share the channel. */
export function readNotice(text: string): Notice | null {
  try {
    const { cancel, before, transient, ...rest } = Shape.parse(JSON.parse(text));
    return {
      ...rest,
      ...(cancel === undefined ? {} : { cancel }),
      ...(before === undefined ? {} : { before }),
      ...(transient === undefined ? {} : { transient }),
    };
  } catch {
    return null;
  }
}
