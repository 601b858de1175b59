import { understand } from "@maru/language";
import { asksAsLandlord } from "../issues/find-issues.ts";
import type { MainSupervisorState } from "../state.ts";
import { isQuestion } from "./is-question.ts";
import type { ToldValue } from "./values-told.ts";

const LONGEST = 2_500;

/**
 * «세입자가 월세를 두 달째 안 냈어요»: who tells of a tenant of his own speaks as a landlord from then on. A question may
 * speak of any tenant.
 */
export function sideTold(
  { kept }: Pick<MainSupervisorState, "kept">,
  text: string,
  now: string,
): readonly ToldValue[] {
  if ((kept["role"]?.length ?? 0) > 0) return [];
  const { clauses } = understand(text.slice(0, LONGEST), { now });
  const clause = clauses.find(
    ({ act, words }) => act !== "asks" && act !== "supposes" && !isQuestion(words) && asksAsLandlord(words),
  );
  return clause === undefined
    ? []
    : [
        {
          slot: "role",
          value: { value: "landlord", words: "집주인", is_assumed: false, by: null },
          span: clause.span,
        },
      ];
}
