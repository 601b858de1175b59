import type { LeaseField, LeaseFields } from "../ports.ts";
import { LAST_DAY } from "./read-lease-fields.ts";
import { wonInHangul } from "./won-in-hangul.ts";

/** What stands in the contract where a field is meant; fields nobody filled have no value. */
export type LeaseValues = Readonly<
  Partial<Record<Exclude<LeaseField, "special_terms"> | "balance", string>>
> & {
  readonly special_terms: readonly string[];
};

/** `금 삼억원정 (₩300,000,000)` */
const sum = (amount: number) => `${wonInHangul(amount)} (₩${amount.toLocaleString("en-US")})`;

/** `2026년 12월 1일` */
export function koreanDate(date: string): string {
  const [year, month, day] = date.split("-").map(Number);
  return `${year}년 ${month}월 ${day}일`;
}

export function leaseValues(fields: LeaseFields): LeaseValues {
  const given = <Value>(value: Value | null, write: (value: Value) => string) =>
    value === null ? undefined : write(value);
  const same = (text: string) => text;
  const { deposit, down_payment, monthly_rent } = fields;
  const values = {
    address_road: given(fields.address_road, same),
    address_detail: given(fields.address_detail, same),
    area: given(fields.area, (area) => `전용면적 ${area}㎡`),
    deposit: given(deposit, sum),
    down_payment: given(down_payment, sum),
    balance: deposit === null || down_payment === null ? undefined : sum(deposit - down_payment),
    monthly_rent: given(monthly_rent, (rent) => (rent === 0 ? "없음" : sum(rent))),
    monthly_rent_day: given(fields.monthly_rent_day, (day) =>
      day === LAST_DAY ? "매월 말일" : `매월 ${day}일`,
    ),
    management_fee: given(fields.management_fee, (fee) => (fee === 0 ? "없음" : `매월 ${sum(fee)}`)),
    start_date: given(fields.start_date, koreanDate),
    end_date: given(fields.end_date, koreanDate),
    lessor_name: given(fields.lessor_name, same),
    lessor_address: given(fields.lessor_address, same),
    lessor_phone: given(fields.lessor_phone, same),
    lessee_name: given(fields.lessee_name, same),
    lessee_address: given(fields.lessee_address, same),
    lessee_phone: given(fields.lessee_phone, same),
  };
  const known = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  return { ...known, special_terms: fields.special_terms };
}
