import { value } from "@maru/state";
import * as z from "zod";
import { Act } from "../domain/compliance/act.ts";
import { OpenForm } from "../domain/documents/open-form.ts";
import { Looked, Request } from "../domain/request.ts";
import { DataQuery } from "../domain/semantic/data-query.ts";
import { ShownFigures } from "../domain/semantic/shown-figures.ts";

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
  /** The last question was refused: nothing is assumed for a follow-up to it. */
  was_refused: value(z.boolean()).default(false),
  /** A request that waits for an answer to our question. */
  open_request: value(Request).optional().label("기다리는 요청", "waiting request").personal(),
  /** The figures that were told last: what is asked next is often worked out from them. */
  shown_figures: value(ShownFigures).optional().label("보인 숫자", "figures shown").personal(),
  /** What was worked out since: it comes before the figures. */
  last_sum: value(
    z.strictObject({ name: z.string(), value: z.number(), unit: z.enum(["won", "percent", "count"]) }),
  )
    .optional()
    .label("지난 계산", "last sum"),
  /** The act that was judged last: what is said next may change it. */
  last_act: value(Act).optional().label("지난 행위", "last act").personal(),
  /** The thing on record that was told of last. */
  last_thing: value(Looked).optional().label("지난 대상", "last thing").personal(),
  /** The form that is being filled in. */
  open_form: value(OpenForm).optional().label("쓰는 문서", "form being filled in").personal(),
  /** Fields of records that were changed with a yes, the oldest first. */
  changed_records: value(z.array(ChangedRecord)).default([]).label("바꾼 기록", "changed records").personal(),
};
