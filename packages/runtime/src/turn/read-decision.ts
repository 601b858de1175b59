import type { Answer } from "./interrupts.ts";
import type { Incoming } from "./message.ts";

const APPROVE =
  /^(네|넵|예|응|어|ㅇㅇ|ㅇㅋ|오케이|그래요?|좋아요?|승인|진행|확인|동의|맞아요?|yes|yep|ok(ay)?|approve[ds]?|go ahead|sure|confirm)/i;
const REJECT =
  /(취소|거절|반려|아니|안 ?할|안 ?돼|하지 ?마|그만|보류|싫|ㄴㄴ|^no\b|reject|cancel|don'?t|stop)/i;
const CHANGE =
  /(빼고|제외하고|말고|바꿔|변경|수정|고쳐|대신|추가하고|로 하고|으로 하고|except|without|change|instead|but )/i;

/** Reads an answer to an approval from plain words. What decides nothing is `other`, never a guess. */
export function readDecision(incoming: Incoming): Answer {
  switch (incoming.type) {
    case "decision":
      return {
        decision: incoming.decision,
        changes: incoming.changes as Answer["changes"],
        feedback: incoming.feedback,
      };
    case "skip_step":
      return { decision: "other", changes: {}, feedback: "" };
    case "message": {
      const text = incoming.text.trim();
      const feedback = text;
      const approves = APPROVE.test(text) || /(승인|진행|approve)/i.test(text);
      if (CHANGE.test(text) && (approves || /(수정|바꿔|변경|고쳐|change)/i.test(text)))
        return { decision: "modify", changes: {}, feedback };
      if (REJECT.test(text)) return { decision: "reject", changes: {}, feedback };
      return { decision: approves ? "approve" : "other", changes: {}, feedback };
    }
  }
}
