import { readAnswer, readApproval, takeInText } from "@maru/language";
import type { Answer, Decided } from "./interrupts.ts";
import type { Incoming } from "./message.ts";

/** Below this a message says too many other things to be a decision. */
const CERTAIN = 0.7;
/** "네 근데 …", "yes but …": whoever goes on like this has not decided yet. */
const HESITATES = /^[\s,.!~]*(?:근데|그런데|하지만|다만|잠깐|잠시만|but\b|wait\b|however\b)/iu;

/** Reads an answer to an approval from plain words. What decides nothing is `other`, never a guess. */
export function readDecision(incoming: Incoming): Answer {
  switch (incoming.type) {
    case "decision":
      return {
        decision: incoming.decision,
        changes: incoming.changes as Answer["changes"],
        feedback: takeInText(incoming.feedback).said,
      };
    case "skip_step":
      return { decision: "other", changes: {}, feedback: "" };
    case "do":
      return { decision: decidedBy(incoming.calls), changes: {}, feedback: "" };
    case "message": {
      const text = takeInText(incoming.text).said;
      return { decision: decisionIn(text), changes: {}, feedback: text };
    }
  }
}

/** A yes or a no that was tapped; anything else decides nothing. */
function decidedBy(calls: readonly { readonly op: string }[]): Decided {
  const [only, ...more] = calls;
  if (only === undefined || more.length > 0) return "other";
  return only.op === "approve" || only.op === "reject" ? only.op : "other";
}

function decisionIn(text: string): Decided {
  const found = readApproval(text);
  if (found === undefined || found.confidence < CERTAIN) return "other";
  switch (found.value.decision) {
    case "approve": {
      // "월세는 빼고 승인": yes to something else than what was asked, so the words have to be read.
      if (found.value.except.length > 0 || found.value.only.length > 0) return "modify";
      const answer = readAnswer(text);
      return answer !== undefined && HESITATES.test(text.slice(answer.span.end)) ? "other" : "approve";
    }
    case "reject":
    case "modify":
      return found.value.decision;
    case "unclear":
      return "other";
  }
}
