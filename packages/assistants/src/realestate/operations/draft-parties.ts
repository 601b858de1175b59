import { choices } from "@maru/dialogue";
import type { Language } from "@maru/state";
import type { DraftMatter } from "./draft-matters.ts";

/** Who a text can be for, by the names that the examples of the reader use. */
export const DRAFT_PARTIES = choices({
  landlord: ["집주인", "landlord"],
  tenant: ["세입자", "tenant"],
  broker: ["중개사", "agent"],
  manager: ["관리소장", "building manager"],
  seller: ["매도인", "seller"],
  buyer: ["매수인", "buyer"],
  bank: ["은행 담당자", "bank clerk"],
  neighbour: ["이웃", "neighbour"],
  family: ["가족", "family"],
});

const NAMED: { readonly [party: string]: string } = { landlord: "{lessor_name}", tenant: "{lessee_name}" };

/** «[임대인]님», «중개사님». */
export function partyName(to: string | null, matter: DraftMatter, language: Language): string {
  const party = to ?? (matter.isOfLandlord === true ? "tenant" : partyOf(matter));
  const label = DRAFT_PARTIES.find(({ value }) => value === party)?.label[language] ?? matter.to[language];
  const name = NAMED[party];
  if (language === "en") return name ?? label;
  return `${name ?? label}님`;
}

function partyOf({ to }: DraftMatter): string {
  const known = DRAFT_PARTIES.find(({ label }) => label.ko === to.ko)?.value;
  return known ?? "landlord";
}

/** «[주소] 세입자 [임차인]». */
export function speakerName({ isOfLandlord }: DraftMatter, language: Language): string {
  const isLandlord = isOfLandlord === true;
  return {
    ko: isLandlord ? "{address_road} 집주인 {lessor_name}" : "{address_road} 세입자 {lessee_name}",
    en: isLandlord ? "{lessor_name}, landlord of {address_road}" : "{lessee_name}, tenant of {address_road}",
  }[language];
}
