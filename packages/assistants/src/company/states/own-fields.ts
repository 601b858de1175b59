import { value } from "@maru/state";
import * as z from "zod";
import { Request } from "../domain/request.ts";
import { DataQuery } from "../domain/semantic/data-query.ts";

const ChangedRecord = z.strictObject({
  table: z.string(),
  key: z.string(),
  field: z.string(),
  before: z.string().nullable(),
  after: z.string(),
});

/** What this assistant keeps beside the fields of the seed. */
export const OWN_FIELDS = {
  language: value(z.enum(["ko", "en"])).default("ko"),
  /** What the last message asked for, piece by piece: read, and judged by who may see it. */
  requests: value(z.array(Request)).default([]).label("요청", "requests").personal(),
  /** Why something was not taken up, in words without a figure. */
  refusals: value(z.array(z.string())).default([]).label("답하지 않은 것", "refusals"),
  is_help: value(z.boolean()).default(false),
  /** The last question about data: what is said next may change it. */
  last_query: value(DataQuery).optional().label("지난 질문", "last question"),
  /** A request that waits for an answer to our question. */
  open_request: value(Request).optional().label("기다리는 요청", "waiting request").personal(),
  /** Fields of records that were changed with a yes, the oldest first. */
  changed_records: value(z.array(ChangedRecord)).default([]).label("바꾼 기록", "changed records").personal(),
};
