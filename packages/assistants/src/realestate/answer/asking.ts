import type { Language } from "@maru/state";

type Words = Readonly<Record<Language, string>>;

/** How each missing fact is asked for. */
export const ASKING: Readonly<Record<string, Words>> = {
  deposit: { ko: "지금 보증금(전세금)은 얼마인가요?", en: "What is the present deposit?" },
  price: { ko: "집값(매매가)은 얼마인가요?", en: "What is the price of the home?" },
  rent: { ko: "월세는 얼마인가요?", en: "What is the monthly rent?" },
  income: { ko: "연소득은 얼마인가요?", en: "What is your yearly income?" },
  loan_amount: { ko: "얼마를 빌리나요?", en: "How much is the loan?" },
  contract_end: { ko: "계약이 끝나는 날은 언제인가요?", en: "When does the lease end?" },
  contract_text: { ko: "검토할 계약서 내용을 붙여 넣어 주세요.", en: "Please paste the contract." },
  age: { ko: "나이는 만으로 몇 살인가요?", en: "How old are you?" },
  homes_owned: { ko: "집을 가지고 있나요, 무주택인가요?", en: "Do you own a home?" },
  marriage_years: {
    ko: "결혼한 지 몇 년 됐나요? 미혼이면 미혼이라고 알려 주세요.",
    en: "How long have you been married, if you are?",
  },
  children: { ko: "자녀는 몇 명인가요?", en: "How many children do you have?" },
  regions: { ko: "어느 지역인가요?", en: "Which district?" },
};

export function askFor(fields: readonly string[], language: Language): readonly string[] {
  return fields.flatMap((field) => ASKING[field]?.[language] ?? []);
}

/** Each question is asked once: who did not answer it is not asked again. */
export function mayAsk(said: readonly string[], language: Language): (field: string) => boolean {
  return (field) => {
    const words = ASKING[field]?.[language];
    return words === undefined || field === "contract_text" || !said.some((each) => each.includes(words));
  };
}
