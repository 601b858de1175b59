import type { Scene } from "@maru/runtime";
import type { Plain } from "@maru/state";
import { asksAsLandlord } from "../issues/find-issues.ts";
import { isShop as speaksOfShop } from "../issues/is-shop.ts";
import type { Facts, Request } from "../shapes/request.ts";
import type { MainSupervisorState } from "../state.ts";

export type RealEstateScene = Scene<MainSupervisorState>;

/** What earlier questions called by other names. */
export const FACT_OF: { readonly [slot: string]: keyof Facts } = {
  deposit: "deposit",
  rent: "rent",
  price: "price",
  income: "income",
  proposed_rent: "new_rent",
  proposed_deposit: "new_deposit",
  rate: "rate",
  loan_amount: "loan_amount",
  debts: "existing_debt",
  term_years: "years",
  end_date: "contract_end",
  start_date: "contract_start",
  broker_fee_asked: "demanded_fee",
  mortgage: "senior_debt",
  homes: "homes_owned",
  first_buyer: "first_home",
  property_type: "property_type",
  transaction: "kind",
  role: "role",
};

/** A value of the case: what was kept by name, or else what an earlier question said. */
export function caseValue({ state }: RealEstateScene, slot: string): Plain | null {
  const kept = state.kept[slot]?.at(-1);
  if (kept !== undefined) return kept.value as Plain;
  const fact = FACT_OF[slot];
  const requests = [state.request, state.previous_request] as readonly (Request | null)[];
  const told =
    fact === undefined ? undefined : requests.find((each) => each?.facts[fact] != null)?.facts[fact];
  return (told as Plain | undefined) ?? null;
}

export function amountOf(scene: RealEstateScene, slot: string): number | null {
  const value = caseValue(scene, slot);
  return typeof value === "number" ? value : null;
}

/** All amounts of a list slot together: two incomes of one household. */
export function sumOf(scene: RealEstateScene, slot: string): number | null {
  const kept = scene.state.kept[slot] ?? [];
  if (kept.length === 0) return amountOf(scene, slot);
  return kept.reduce((sum, { value }) => sum + Number(value), 0);
}

export function dayOf(scene: RealEstateScene, slot: string): string | null {
  const value = caseValue(scene, slot);
  return typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : null;
}

export function isShop(scene: RealEstateScene): boolean {
  return caseValue(scene, "property_type") === "shop" || caseValue(scene, "role") === "shop_tenant";
}

/** Whether it is a shop that is spoken of, by what is kept or by the words of the conversation. */
export function isOfShop(scene: RealEstateScene): boolean {
  return isShop(scene) || saidBy(scene).some((words) => speaksOfShop(words));
}

/** Whether a landlord speaks. */
export function isOfLandlord(scene: RealEstateScene): boolean {
  return caseValue(scene, "role") === "landlord" || saidBy(scene).some((words) => asksAsLandlord(words));
}

function saidBy({ state }: RealEstateScene): readonly string[] {
  return state.messages.filter(({ role }) => role === "user").map(({ content }) => content);
}

/** `slot.deposit` for each of these that is known. */
export function restingOn(scene: RealEstateScene, ...slots: readonly string[]): readonly string[] {
  return slots.filter((slot) => caseValue(scene, slot) !== null).map((slot) => `slot.${slot}`);
}
