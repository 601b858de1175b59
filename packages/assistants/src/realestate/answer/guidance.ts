import type { Language } from "@maru/state";

export const GREETING: Readonly<Record<Language, string>> = {
  ko: "안녕하세요! 부동산 상담을 도와드리는 홈즈냥즈예요. 전세·월세 법률, 시세와 매물, 대출, 계약서 작성과 검토, 지원 정책을 물어보세요.",
  en: "Hello! I advise on homes in Korea. Ask me about tenancy law, prices and listings, loans, leases to draft or review, and support programmes.",
};

/** The five areas, for whoever asked something else or nothing yet. */
export const GUIDANCE: Readonly<Record<Language, string>> = {
  ko: [
    "이런 것을 물어보세요:",
    "1. 법률 상담: «전세금 5% 인상 가능해?», «보증금을 안 돌려줘요»",
    "2. 시세와 매물: «강남구 아파트 전세 시세», «마포구 5억 이하 오피스텔 찾아줘»",
    "3. 대출: «연봉 6천, 집값 8억이면 대출 얼마까지 돼?», «전세대출 금리 비교»",
    "4. 계약서: «임대차계약서 작성해줘», 계약서 내용을 붙여 넣고 «검토해줘»",
    "5. 위험 진단과 지원 정책: «집값 5억에 전세 4억이면 위험해?», «29살 무주택인데 받을 수 있는 지원»",
  ].join("\n"),
  en: [
    "Ask me about:",
    "1. Law: “Can my landlord raise the deposit by 5%?”",
    "2. Prices and listings: “Jeonse prices in Gangnam-gu”",
    "3. Loans: “Income 60M won, home 800M: how much can I borrow?”, “Which jeonse loan has the lowest rate?”",
    "4. Contracts: “Draft a lease contract”, or paste a contract to review",
    "5. Risks and support programmes",
  ].join("\n"),
};

export const OPENINGS = {
  greeting: { ko: "안녕하세요!", en: "Hello!" },
  thanks: {
    ko: "도움이 됐다니 기뻐요. 더 궁금한 것이 있으면 말씀해 주세요.",
    en: "You are welcome. Ask me anything else.",
  },
  irrelevant: {
    ko: "그 이야기는 제가 잘 알지 못해요. 저는 부동산 상담만 도와드릴 수 있어요.",
    en: "That is outside what I know; I can only help with homes.",
  },
  help: {
    ko: "저는 부동산 상담을 돕는 홈즈냥즈예요.",
    en: "I am an adviser on homes in Korea.",
  },
  unclear: {
    ko: "무엇이 궁금하신지 조금만 더 자세히 말씀해 주세요.",
    en: "Please tell me a little more about what you would like to know.",
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
