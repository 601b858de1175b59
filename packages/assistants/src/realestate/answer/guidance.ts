import type { Language } from "@maru/state";

export const GREETING: Readonly<Record<Language, string>> = {
  ko: "안녕하세요! 부동산 상담을 도와드리는 홈즈냥즈예요. 전세·월세 법률, 시세와 매물, 대출, 계약서 작성과 검토, 지원 정책을 물어보세요.",
  en: "Hello! I advise on homes in Korea. Ask me about tenancy law, prices and listings, loans, leases to draft or review, and support programmes.",
};

export const OPENINGS = {
  greeting: {
    ko: "안녕하세요! 전세·월세 법률, 시세와 매물, 대출, 계약서, 지원 정책 가운데 무엇이든 말씀해 주세요.",
    en: "Hello! Tell me about a lease, a deposit, a loan, a contract to review or prices, and I will look.",
  },
  goodbye: { ko: "네, 필요할 때 또 말씀해 주세요.", en: "All right. Come back whenever you need to." },
  thanks: {
    ko: "도움이 됐다니 기뻐요.",
    en: "You are welcome.",
  },
  irrelevant: {
    ko: "그건 제가 도와드리는 부동산 상담 밖의 이야기예요. 법률, 계약, 보증금, 대출, 시세, 정책에 관한 것이면 바로 봐 드릴게요.",
    en: "That is outside homes in Korea, which is what I help with. If it is about a lease, a deposit, a loan or prices, I can look at it right away.",
  },
  help: {
    ko: "저는 부동산 상담을 돕는 홈즈냥즈예요. 전세·월세 법률과 절차, 보증금 위험, 시세와 매물, 대출과 세금 계산, 계약서 쓰기와 검토, 문자와 내용증명 쓰기를 도와드려요.",
    en: "I am an adviser on homes in Korea: tenancy law and steps, the risk of a deposit, prices and listings, loans and taxes, leases to draft or review, messages and letters.",
  },
  unclear: {
    ko: "무엇을 알고 싶으신지 조금만 더 말씀해 주세요. 법률과 계약, 보증금, 대출, 시세를 봐 드려요.",
    en: "Please tell me a little more about what you would like to know: the law, a contract, a deposit, a loan or prices.",
  },
  blank: { ko: "내용이 비어 있어요.", en: "The message was empty." },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>;

export const ADVICE: Readonly<Record<Language, string>> = {
  ko: "이 답변은 법률 자문이 아닌 정보예요. 구체적인 사정에 따라 달라질 수 있어요.",
  en: "This is information, not legal advice; it may differ in your case.",
};
export const CALL: Readonly<Record<Language, string>> = {
  ko: "도움받을 곳: 대한법률구조공단 132, 주택임대차분쟁조정위원회(132), 주택도시보증공사(HUG) 1566-9009",
  en: "Where to call: Korea Legal Aid 132, lease mediation committee (132), HUG 1566-9009",
};
