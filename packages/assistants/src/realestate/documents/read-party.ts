import type { LeaseFields } from "../ports.ts";

const ROLES = {
  lessor: "(?:임대인|집주인|landlord|lessor)",
  lessee: "(?:임차인|세입자|tenant|lessee)",
} as const;
const OTHER_LABEL = /임대인|임차인|집주인|세입자|보증금|월세|특약|landlord|tenant/iu;
/** Words that follow a role without being a name. */
const NOT_A_NAME =
  /^(?:주소|전화|연락처|번호|이름|성명|동의|부담|명의|측|쪽|계좌|없음|없이|변경|확인)|^정보(?:를|제공|는|$)/u;

/** Name, phone and address of one party, each only where its role is named. */
export function readPartyOf(role: keyof typeof ROLES, text: string): Partial<LeaseFields> {
  const party: Partial<Record<string, string>> = {};
  const label = ROLES[role];
  const name =
    new RegExp(
      `${label}(?:의)?(?:\\s?(?:이름|성명|name))?(?:은|는|이|가|\\sis)?\\s?[:：]?\\s?(?:(?:나|저|본인)\\s?\\(\\s?)?([가-힣]{2,5}|[A-Z][a-z]+(?:\\s[A-Z][a-z]+)?|[A-Z](?![A-Za-z]))`,
      "u",
    ).exec(text)?.[1] ?? "";
  const kept = withoutEnding(name);
  if (kept !== "" && !NOT_A_NAME.test(kept)) party[`${role}_name`] = kept;
  const start = text.search(new RegExp(label, "u"));
  if (start >= 0) {
    const after = text.slice(start + 3);
    const end = after.search(OTHER_LABEL);
    const own = end < 0 ? after : after.slice(0, end);
    const phone = /0\d{1,2}[-. ]?\d{3,4}[-. ]?\d{4}/u.exec(own)?.[0];
    if (phone !== undefined) party[`${role}_phone`] = phone.replace(/[. ]/gu, "-");
  }
  const address = new RegExp(
    `${label}(?:의)?\\s?주소(?:는|은|:)?\\s?([^.,\\n]{5,80}?)(?=[.,\\n]|$)`,
    "u",
  ).exec(text)?.[1];
  if (address !== undefined) party[`${role}_address`] = address.trim();
  return party;
}

/** «홍길동입니다», «김하나고»: what follows a name. 갑돌이 and 최순이 keep their last syllable: it is theirs. */
function withoutEnding(name: string): string {
  const plain = name.replace(/(?:이고|이며|입니다|이에요|예요|이야|씨|님)$/u, "");
  if (plain !== name) return plain.length >= 2 ? plain : name;
  return name.length >= 4 ? name.replace(/(?:은|는|고|야|랑)$/u, "") : name;
}
