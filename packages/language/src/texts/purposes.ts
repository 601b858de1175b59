import type { Predicate } from "../verbs/predicate.ts";

/** What a text is for, where it is named and nothing more is said: «해지 통보», «가격 문의». */
export type Purpose =
  | "request"
  | "inquiry"
  | "confirmation"
  | "notice"
  | "proposal"
  | "refusal"
  | "thanks"
  | "apology"
  | "invitation"
  | "congratulation"
  | "greeting"
  | "permission"
  | "demand"
  | "explanation"
  | "complaint";

const WORDS: { readonly [purpose in Purpose]: string } = {
  request: "요청 요청하는 부탁 부탁하는 신청 신청하는 요구 요구하는 달라는",
  inquiry: "문의 문의하는 질의 묻는 물어보는 질문하는 여쭤보는",
  confirmation: "확인 확인하는 확인요청",
  notice: "통보 통보하는 통지 안내 안내하는 알림 알리는 공지하는 전달",
  proposal: "제안 제안하는 역제안 역제안하는",
  refusal: "거절 거절하는 사양",
  thanks: "감사 감사하는 고마움 사례",
  apology: "사과 사과하는 사죄",
  invitation: "초대 초대하는",
  congratulation: "축하 축하하는",
  greeting: "인사 인사드리는 안부",
  permission: "허락 허락받는",
  demand: "독촉 재촉 독촉하는 촉구",
  explanation: "소명 해명 설명 설명하는 소명하는",
  complaint: "항의 항의하는 민원",
};

const PURPOSE_OF: ReadonlyMap<string, Purpose> = new Map(
  (Object.keys(WORDS) as readonly Purpose[]).flatMap((purpose) =>
    WORDS[purpose].split(" ").map((word) => [word, purpose] as const),
  ),
);
const JOINED = /^(.+?)(문자|카톡|톡|메일|편지|글|문구|문|서|말|메시지|멘트|장)$/u;

/** The purpose that a word names by itself or joined to a kind: «거절», «사과문자», «초대문구». */
export function purposeNamed(word: string): Purpose | null {
  const bare = word.replace(/(?:을|를|도|만|로|으로|의|용)$/u, "");
  return PURPOSE_OF.get(word) ?? PURPOSE_OF.get(bare) ?? PURPOSE_OF.get(JOINED.exec(bare)?.[1] ?? "") ?? null;
}

const ENGLISH: readonly (readonly [RegExp, Purpose])[] = [
  [/\bthank(?:s|[- ]you)?\b/iu, "thanks"],
  [/\b(?:apolog\w*|sorry note)\b/iu, "apology"],
  [/\b(?:refus\w*|declin\w*)\b/iu, "refusal"],
  [/\b(?:invit\w*)\b/iu, "invitation"],
  [/\b(?:congratulat\w*)\b/iu, "congratulation"],
];

export function englishPurpose(words: string): Purpose | null {
  return ENGLISH.find(([form]) => form.test(words))?.[1] ?? null;
}

const verb = (stem: string): Predicate => ({ stem, kind: "verb" });

/** The sentence that says nothing but the purpose, with what it is about before it. */
export const PURPOSE_PREDICATES: {
  readonly [purpose in Purpose]: {
    readonly object: string;
    readonly alone: string;
    readonly predicate: Predicate;
  };
} = {
  request: { object: "", alone: "", predicate: verb("부탁드리") },
  inquiry: { object: "", alone: "", predicate: verb("문의드리") },
  confirmation: { object: "", alone: "", predicate: verb("확인 부탁드리") },
  notice: { object: "을/를", alone: "", predicate: verb("알려드리") },
  proposal: { object: "으로/로", alone: "", predicate: verb("제안드리") },
  refusal: { object: "은/는", alone: "말씀해 주신 건은 ", predicate: verb("어려울 것 같") },
  thanks: { object: "", alone: "진심으로 ", predicate: verb("감사드리") },
  apology: { object: "", alone: "불편을 드려 ", predicate: { stem: "죄송하", kind: "adjective" } },
  invitation: { object: "에", alone: "", predicate: verb("초대하") },
  congratulation: { object: "을/를", alone: "진심으로 ", predicate: verb("축하드리") },
  greeting: { object: "", alone: "잘 지내시는지 궁금해 ", predicate: verb("인사드리") },
  permission: { object: "을/를", alone: "", predicate: verb("허락해 주") },
  demand: { object: "", alone: "빠른 처리를 ", predicate: verb("부탁드리") },
  explanation: { object: "", alone: "", predicate: verb("설명드리") },
  complaint: { object: "", alone: "", predicate: verb("시정을 부탁드리") },
};
