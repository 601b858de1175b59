import * as z from "zod";
import { DEAL_KINDS, type Deal, PROPERTY_TYPES } from "../ports.ts";

/** A deal as the ministry reports it: what statistics need, and what tells two of them apart. */
export const ReportedDeal = z.strictObject({
  city: z.string(),
  district: z.string(),
  neighbourhood: z.string(),
  complex: z.string(),
  property_type: z.enum(PROPERTY_TYPES),
  kind: z.enum(DEAL_KINDS),
  amount: z.int().min(0),
  monthly_rent: z.int().min(0),
  area: z.number().min(0),
  month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/),
  day: z.int().nullable(),
  floor: z.int().nullable(),
  lot: z.string(),
  contract: z.enum(["new", "renewal"]).nullable(),
  /** Whether the tenant used the right to renew: then the cap of five per cent binds. */
  uses_renewal_right: z.boolean(),
  previous_deposit: z.int().min(0).nullable(),
});
export type ReportedDeal = z.output<typeof ReportedDeal>;

export function asDeal(deal: ReportedDeal): Deal {
  const { city: _city, day: _day, floor: _floor, lot: _lot, uses_renewal_right: _right, ...common } = deal;
  return common;
}

/** `90,000` 만원 in won; null for what is no amount. */
export function wonOf(tenThousands: string): number | null {
  const digits = tenThousands.replaceAll(/[,\s]/g, "");
  return /^\d{1,9}$/.test(digits) ? Number(digits) * 10_000 : null;
}

export function contractOf(text: string): ReportedDeal["contract"] {
  if (text.trim() === "신규") return "new";
  return text.trim() === "갱신" ? "renewal" : null;
}

/** A whole number, or null: «-», «지하1» and nothing at all are not told apart. */
export function wholeOf(text: string): number | null {
  return /^-?\d{1,4}$/.test(text.trim()) ? Number(text.trim()) : null;
}
