import * as z from "zod";

const Won = z.int().nonnegative().max(1_000_000_000_000);
const Name = z.string().min(1).max(60);
const Day = z.iso.date();

/** The fields of a lease. Null until somebody said it; the first six are required. */
export const LeaseFields = z.strictObject({
  address_road: z.string().min(1).max(200).nullable().default(null),
  deposit: Won.nullable().default(null),
  start_date: Day.nullable().default(null),
  end_date: Day.nullable().default(null),
  lessor_name: Name.nullable().default(null),
  lessee_name: Name.nullable().default(null),
  address_detail: z.string().min(1).max(100).nullable().default(null),
  area: z.number().positive().max(10_000).nullable().default(null),
  down_payment: Won.nullable().default(null),
  /** 0 is «월세 없음»: said, not unknown. */
  monthly_rent: Won.nullable().default(null),
  monthly_rent_day: z.int().min(1).max(31).nullable().default(null),
  management_fee: Won.nullable().default(null),
  lessor_address: z.string().min(1).max(200).nullable().default(null),
  lessee_address: z.string().min(1).max(200).nullable().default(null),
  lessor_phone: z.string().min(1).max(30).nullable().default(null),
  lessee_phone: z.string().min(1).max(30).nullable().default(null),
  special_terms: z.array(z.string().min(1).max(500)).max(30).default([]),
});
export type LeaseFields = Readonly<z.output<typeof LeaseFields>>;
export type LeaseField = keyof LeaseFields;

/** Whether something that was kept is this very lease, in whatever order its fields were written down. */
export function isSameLease(kept: unknown, lease: LeaseFields): boolean {
  const known = LeaseFields.safeParse(kept);
  return known.success && JSON.stringify(known.data) === JSON.stringify(LeaseFields.parse(lease));
}

export const REQUIRED_LEASE_FIELDS = [
  "address_road",
  "deposit",
  "start_date",
  "end_date",
  "lessor_name",
  "lessee_name",
] as const satisfies readonly LeaseField[];
