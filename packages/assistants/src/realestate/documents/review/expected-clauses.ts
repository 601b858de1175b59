import type { Sentence } from "@maru/state";

/** Who pasted fewer clauses asks about these, not about a whole contract. */
const FEWEST_CLAUSES = 4;

/** The twelve things a lease should speak of. */
const EXPECTED: readonly { readonly says: RegExp; readonly what: Sentence }[] = [
  { says: /임대인/u, what: { ko: "임대인", en: "the landlord" } },
  { says: /임차인/u, what: { ko: "임차인", en: "the tenant" } },
  {
    says: /소재지|주소|목적물|[로길]\s?\d+|\d+\s?(?:동|호|번지)/u,
    what: { ko: "주택의 주소와 호수", en: "the home's address" },
  },
  { says: /보증금|전세금/u, what: { ko: "보증금", en: "the deposit" } },
  { says: /차임|월세|전세/u, what: { ko: "차임(월세) 또는 없음", en: "the rent, or that there is none" } },
  { says: /기간|부터.{1,60}까지/u, what: { ko: "임대차 기간", en: "the term" } },
  { says: /잔금|계약금|지급|납부/u, what: { ko: "돈을 내는 날", en: "when payments are due" } },
  { says: /인도|입주|넘긴|넘겨/u, what: { ko: "집을 넘기는 날과 상태", en: "the handover" } },
  { says: /수리|수선|하자|유지/u, what: { ko: "수리 책임", en: "who repairs" } },
  { says: /해지|해제/u, what: { ko: "해지와 해제", en: "termination" } },
  { says: /반환|돌려/u, what: { ko: "보증금 반환", en: "the return of the deposit" } },
  { says: /원상|복구|원래\s?상태/u, what: { ko: "원상회복의 범위", en: "restoration" } },
];

export function missingClauses(text: string, clauses: number): readonly Sentence[] {
  return clauses < FEWEST_CLAUSES
    ? []
    : EXPECTED.filter(({ says }) => !says.test(text)).map(({ what }) => what);
}
