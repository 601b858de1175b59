import { type Call, choices } from "@maru/dialogue";
import { withTextKinds } from "../../shared/texts/text-kinds.ts";

/** What can be written, by the names that the examples of the reader use. */
export const DRAFT_KINDS = withTextKinds(
  choices({
    message: ["문자", "text message"],
    letter: ["내용증명", "certified letter"],
    clause: ["특약", "special term"],
    agreement: ["합의서", "agreement"],
    contract: ["계약서", "contract"],
    checklist: ["확인 목록", "checklist"],
    memo: ["메모", "memo"],
    form: ["서식", "form"],
    questions: ["물어볼 것", "questions to ask"],
    script: ["말할 거리", "what to say"],
    summary: ["요약", "summary"],
    ad_copy: ["광고 글", "advertisement"],
  }),
  // The letter of the adviser is one.
  ["certified"],
);

/** A whole contract is written by the document team, field by field, with an approval: not as one text. */
export function isContract({ op, args }: Call): boolean {
  return op === "draft" && args["kind"] === "contract";
}
