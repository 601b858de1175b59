import { readApproval } from "@maru/language";
import type { Answer } from "@maru/runtime";
import type { PlainObject } from "@maru/state";
import { changeSpecialTerms } from "../documents/change-special-terms.ts";
import { readLeaseFields } from "../documents/read-lease-fields.ts";
import { isQuestion } from "../reading/is-question.ts";
import { LeaseFields } from "../shapes/lease-fields.ts";

export interface DraftAnswer {
  readonly decision: Answer["decision"];
  /** The lease as it shall be, where the answer changes it. */
  readonly fields: LeaseFields | null;
}

/**
 * What an answer to a draft decides. What it wants changed comes first: «특약에 흡연 금지 추가» forbids smoking and does not
 * refuse the draft, and «월세는 빼고 승인» approves another lease than the one that was shown.
 */
export function answerToDraft(known: LeaseFields, answer: Answer, now: string): DraftAnswer {
  const said = answer.feedback.trim();
  const fields = isQuestion(said) ? null : changed(known, answer, now);
  if (fields === null) return { decision: answer.decision === "modify" ? "other" : answer.decision, fields };
  const isApproved = said === "" ? answer.decision === "approve" : approvesBesides(known, said);
  return { decision: isApproved ? "approve" : "modify", fields };
}

function changed(known: LeaseFields, { changes, feedback }: Answer, now: string): LeaseFields | null {
  const given = LeaseFields.partial().safeParse(changes);
  const direct = given.success ? { ...known, ...onlySaid(given.data, changes) } : known;
  const read = feedback.trim() === "" ? direct : readLeaseFields(direct, feedback, { now });
  return JSON.stringify(read) === JSON.stringify(known) ? null : LeaseFields.parse(read);
}

/** Only what was given: a default is no change. */
function onlySaid(parsed: object, given: PlainObject): Partial<LeaseFields> {
  return Object.fromEntries(Object.entries(parsed).filter(([name]) => name in given)) as Partial<LeaseFields>;
}

/** A yes within a special term is none: «임대인 승인 없이 전대하지 않는다». */
function approvesBesides({ special_terms }: LeaseFields, said: string): boolean {
  const { rest } = changeSpecialTerms(special_terms, said);
  return (
    readApproval(rest)?.value.decision === "approve" && /승인|확정|완성|마무리|approve|finali/iu.test(rest)
  );
}
