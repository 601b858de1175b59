import type { LeaseFields, Refusal } from "../ports.ts";

/** What cannot stand in one contract together; each said with what is allowed. */
export function leaseProblems(fields: LeaseFields): readonly Refusal[] {
  const { start_date, end_date, deposit, down_payment, monthly_rent, lessor_name, lessee_name } = fields;
  const problems: Refusal[] = [];
  const refuse = (field: string, ko: string, en: string) => problems.push({ field, problem: { ko, en } });
  if (start_date !== null && end_date !== null && end_date <= start_date)
    refuse(
      "end_date",
      `끝나는 날(${end_date})은 시작하는 날(${start_date})보다 뒤여야 해요.`,
      `The end (${end_date}) must come after the start (${start_date}).`,
    );
  if (deposit !== null && down_payment !== null && down_payment > deposit)
    refuse(
      "down_payment",
      "계약금은 보증금보다 많을 수 없어요.",
      "The down payment cannot exceed the deposit.",
    );
  if (deposit === 0 && monthly_rent === 0)
    refuse(
      "deposit",
      "보증금과 월세 가운데 하나는 0원보다 커야 해요.",
      "Either the deposit or the rent must be more than nothing.",
    );
  if (lessor_name !== null && lessor_name === lessee_name)
    refuse(
      "lessee_name",
      "임대인과 임차인은 서로 다른 사람이어야 해요.",
      "Landlord and tenant must be two different people.",
    );
  return problems;
}
