import type { LeaseDraft, LeaseField, LeaseFields, Refusal } from "../ports.ts";
import { REQUIRED_LEASE_FIELDS } from "../shapes/lease-fields.ts";
import { LEASE_TITLE, leaseDocument } from "./lease-document.ts";
import { leaseMarkdown } from "./lease-markdown.ts";
import { leaseProblems } from "./lease-problems.ts";
import { type LeaseValues, leaseValues } from "./lease-values.ts";

/** The template as people can read it: every field by its name. */
const PLACEHOLDERS = [
  ...REQUIRED_LEASE_FIELDS,
  "address_detail",
  "area",
  "down_payment",
  "balance",
  "monthly_rent",
  "monthly_rent_day",
  "management_fee",
  "lessor_address",
  "lessee_address",
  "lessor_phone",
  "lessee_phone",
] as const satisfies readonly (keyof LeaseValues)[];

const TEMPLATE: LeaseDraft["template"] = {
  template_id: "maru-lease-1",
  template_name: LEASE_TITLE,
  template_content: leaseMarkdown(
    leaseDocument({
      ...Object.fromEntries(PLACEHOLDERS.map((field) => [field, `{{${field}}}`])),
      special_terms: ["{{special_terms}}"],
    }),
  ),
  placeholders: [...PLACEHOLDERS, "special_terms"],
};

/**
 * A lease from what is known, or what is still missing, or what cannot be. Nothing is filled in that nobody said.
 *
 * @example
 * const drafted = draftLease(fields);
 * if ("missing" in drafted) ask(drafted.missing);
 */
export function draftLease(
  fields: LeaseFields,
):
  | { readonly draft: LeaseDraft }
  | { readonly missing: readonly LeaseField[] }
  | { readonly refused: readonly Refusal[] } {
  const refused = leaseProblems(fields);
  if (refused.length > 0) return { refused };
  const missing = REQUIRED_LEASE_FIELDS.filter((field) => fields[field] === null);
  if (missing.length > 0) return { missing };
  const content = leaseMarkdown(leaseDocument(leaseValues(fields)));
  return { draft: { title: LEASE_TITLE, content, template: TEMPLATE } };
}
