import type { LeaseFields } from "../ports.ts";

const ROLES = {
  lessor: "(?:임대인|집주인|건물주|(?<![가-힣])갑(?=\\s|은|:)|[Ll]andlord|[Ll]essor)",
  lessee: "(?:임차인|세입자|(?<![가-힣])을(?=\\s|은|:)|[Tt]enant|[Ll]essee)",
} as const;
const OTHER_LABEL = /임대인|임차인|집주인|세입자|보증금|월세|특약|landlord|tenant/iu;
/** «Kim Minsu and the tenant»: what follows a name in Latin letters without being part of it. */
const NOT_SMALL =
  "(?!(?:and|is|are|the|to|for|as|will|with|from|or|of|at|in|on|but|please|instead|not|tenant|landlord|deposit|rent)\\b)";
/** «존 밀러», «마이클 조던»: a name of two words, where nothing else of the sentence can be the second. */
const FOREIGN =
  "[가-힣]{1,5}\\s(?!(?:임대|임차|집주|세입|보증|월세|전세|계약|주소|특약|입니|이에|예요|이고|씨|님|맞|으로|그리|및|이랑))[가-힣]{1,5}(?<![요다음임줘해고야어로은는이가와과랑])(?=\\s?(?:[.,)\\n]|$))";
/** Words that follow a role without being a name. */
const NOT_A_NAME =
  /^(?:주소|전화|연락처|번호|이름|성명|동의|부담|명의|측|쪽|계좌|없음|없이|변경|확인)|^정보(?:를|제공|는|$)/u;

/** Name, phone and address of one party, each only where its role is named. */
export function readPartyOf(role: keyof typeof ROLES, text: string): Partial<LeaseFields> {
  const party: Partial<Record<string, string>> = {};
  const label = ROLES[role];
  const [found, name = ""] =
    new RegExp(
      `${label}(?:\\s?\\([^)]{1,12}\\))?(?:의|'s|이?고|이며|인데)?,?(?:\\s?(?:제|내|그|our|my)\\s)?(?:\\s?(?:이름|성명|명|name))?(?:은|는|이|가|도|을|를|만|\\sis|\\swill be|\\sto|\\sas|\\sshould be)?\\s?[:：=]?\\s?(?:(?:나|저|본인)(?:\\s?\\(\\s?|\\s|,\\s?))?(${FOREIGN}|[가-힣]{2,6}|[A-Z][a-z]+(?:[\\s-]${NOT_SMALL}[A-Z]?[a-z]+){0,2}|[A-Z](?![A-Za-z]))`,
      "u",
    ).exec(text) ?? [];
  const behind = found === undefined ? "" : text.slice(text.indexOf(found) + found.length);
  const isNew = /^\s?(?:바꿔|바꾸|변경|수정|고쳐|정정|해\s?줘|해주)/u.test(behind);
  const kept = withoutEnding(name, isNew);
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

/** «홍길동입니다», «김하나고», «성춘희로»: what follows a name. 갑돌이 and 최순이 keep their last syllable: it is theirs. */
function withoutEnding(name: string, isNew: boolean): string {
  const plain = name.replace(/(?:이고|이며|입니다|이에요|예요|이야|씨|님|으로|이요)$/u, "");
  if (plain !== name) return plain.length >= 2 ? plain : name;
  if (isNew && name.length >= 3 && name.endsWith("로")) return name.slice(0, -1);
  return name.length >= 4 ? name.replace(/(?:은|는|고|야|랑|로|요)$/u, "") : name;
}
