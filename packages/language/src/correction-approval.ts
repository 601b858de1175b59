import { findCorrections, rejectedSpans } from "./correction.ts";
import { readAnswer } from "./correction-answer.ts";
import { fold } from "./folded.ts";
import type { Found } from "./found.ts";
import type { Span } from "./tokenise.ts";

/** What a person decides about something that waits for approval. */
export type Approval =
  | {
      readonly decision: "approve";
      /** "월세는 빼고 승인": all but these. */
      readonly except: readonly Span[];
      /** "1번만 승인": nothing but these. */
      readonly only: readonly Span[];
    }
  | { readonly decision: "reject" }
  | { readonly decision: "modify" }
  | { readonly decision: "unclear" };

const APPROVE =
  /승인|허가|확정|진행|저장해|(?:그|이)대로\s?(?:해|진행|가|완성|써|만들|뽑|주|갈|부탁|좋)|완성|마무리|최종(?:본|안)(?:으로)?\s?(?:해|만들|뽑|주|부탁)|문제\s?없(?:어|네|습|음|으니)|\b(?:approve|approved|confirm|go ahead|accept|lgtm|finali[sz]e|finish it|looks? (?:good|fine|great))\b/u;
const REJECT =
  /반려|거절|거부|취소|중단|그만\s?둬|그만\s?(?:할|해)|하지\s?마|없던\s?(?:일|걸)로|\b(?:reject|cancel|deny|decline|don'?t|stop)\b/u;
const MODIFY =
  /수정(?!\s?(?:없이|사항\s?없))|고쳐|바꿔|바꿀|변경해|변경할|다시\s?써|\b(?:modify|edit|change|revise)\b/u;
const REFUSED =
  /(?:승인|확정|진행|허가|저장|완성|마무리)(?:은|을|는)?\s?(?:안\s|못\s|하지\s?(?:마|말|않)|안\s?할|안\s?해|불가|취소|보류|거부)|(?:안|못)\s?(?:승인|진행|완성)|\b(?:not|don'?t|do not|can'?t)\s(?:approve|confirm|accept)/u;
const ASKING = /(?:\?|어떻게|언제|왜|누가|얼마|절차|수수료|규정|되면|하면|되나|될까|인가요|가능|필요해)/u;
/** What stands before the mark is matched backwards from it, so that a long text without one costs nothing. */
const ONLY =
  /(?=만\s?(?:승인|허가|확정|진행|저장))(?<=(?<only>[^\s,.!?]{1,20}(?:\s?[,와과랑]\s?[^\s,.!?]{1,20})?))|\bonly\sapprove\s(?<english>[a-z0-9]{1,20})/du;

function onlySpan(text: string): readonly [number, number] | undefined {
  const groups = ONLY.exec(text)?.indices?.groups;
  return groups?.["only"] ?? groups?.["english"];
}

/** Undefined where the message says nothing about the decision. */
export function readApproval(text: string): Found<Approval> | undefined {
  const folded = fold(text);
  const whole = folded.spanOf(0, folded.text.length);
  const found = (value: Approval, confidence: number) => ({ value, span: whole, confidence });
  if (ASKING.test(folded.text)) return undefined;
  if (REFUSED.test(folded.text)) return found({ decision: "reject" }, 0.9);

  const corrections = findCorrections(text);
  const except = rejectedSpans(corrections);
  // "취소 말고 승인": what stands in a rejected span does not count.
  const isTaken = (pattern: RegExp) => {
    const match = pattern.exec(folded.text);
    if (match === null) return false;
    const span = folded.spanOf(match.index, match.index + match[0].length);
    return !except.some(({ start, end }) => span.start < end && start < span.end);
  };
  const [approves, rejects, modifies] = [isTaken(APPROVE), isTaken(REJECT), isTaken(MODIFY)];
  if (approves && rejects) return found({ decision: "unclear" }, 0.4);
  if (rejects) return found({ decision: "reject" }, 0.9);
  if (modifies) return found({ decision: "modify" }, 0.8);
  const answer = readAnswer(text);
  if (answer?.value === "ambiguous") return found({ decision: "unclear" }, 0.4);
  if (!approves && answer?.value === "no") return found({ decision: "reject" }, answer.confidence);
  if (!approves && answer?.value !== "yes") return undefined;
  if (corrections.some(({ value }) => value.kind === "replace" || value.kind === "instead") && !approves)
    return found({ decision: "modify" }, 0.7);
  const only = onlySpan(folded.text);
  return found(
    {
      decision: "approve",
      except: except.filter(
        (span) =>
          !APPROVE.test(text.slice(span.start, span.end)) && !REJECT.test(text.slice(span.start, span.end)),
      ),
      only: only === undefined ? [] : [folded.spanOf(...only)],
    },
    approves ? 0.95 : (answer?.confidence ?? 0.7),
  );
}
