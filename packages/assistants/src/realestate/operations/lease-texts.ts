import type { Language } from "@maru/state";
import { answeredBefore, saidBy } from "../../shared/texts/said-by.ts";
import type { TextSource } from "../../shared/texts/write-text.ts";
import type { MainSupervisorState } from "../state.ts";
import { caseValue, isOfLandlord, type RealEstateScene } from "./case-values.ts";
import { DraftText } from "./draft-text.ts";

/** What a text about a home is made of, where it is not one of the matters that the adviser knows. */
export const LEASE_TEXTS: TextSource<MainSupervisorState> = {
  said: saidBy,
  answered: answeredBefore,
  isBareMoney: true,
  facts: (scene, { kind }, language) => {
    if (!OF_FACTS.includes(kind ?? "")) return null;
    const text = new DraftText(scene, {
      kind: kind ?? "memo",
      to: null,
      manner: { language },
      words: null,
      offer: null,
    });
    const lines = text.facts();
    return lines.length === 0
      ? null
      : { lines, values: text.values, rests_on: text.slots.map((slot) => `slot.${slot}`) };
  },
  sender: (scene, language) => senderOf(scene, language),
};

const OF_FACTS: readonly string[] = ["memo", "summary", "notice", "agreement", "form", "request"];

const ROLES = {
  landlord: { ko: "집주인", en: "the landlord" },
  tenant: { ko: "세입자", en: "the tenant" },
};

function senderOf(scene: RealEstateScene, language: Language): string {
  const isLandlord = isOfLandlord(scene);
  const role = ROLES[isLandlord ? "landlord" : "tenant"][language];
  const name = caseValue(scene, isLandlord ? "lessor_name" : "lessee_name");
  const known = typeof name === "string" ? name : { ko: "[이름]", en: "[name]" }[language];
  return language === "ko" ? `${role} ${known}` : `${known}, ${role}`;
}
