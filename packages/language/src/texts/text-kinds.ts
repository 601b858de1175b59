/** What can be written, by the words that name it. The first that stands in a message counts, the longest first. */
export type TextKind =
  | "message"
  | "mail"
  | "letter"
  | "certified"
  | "official_letter"
  | "notice"
  | "clause"
  | "agreement"
  | "contract"
  | "checklist"
  | "questions"
  | "script"
  | "speech"
  | "summary"
  | "card"
  | "memo"
  | "statement"
  | "request"
  | "form"
  | "table"
  | "caption"
  | "ad_copy"
  | "post"
  | "report";

const NAMES: { readonly [kind in TextKind]: string } = {
  message:
    "문자 카톡 카톡글 단톡 단톡방 단톡글 톡 메시지 메세지 쪽지 답장 답문 답글 회신문 디엠 안부 제안문자 거절문자 사과문자 축하문자 감사문자 허락문자",
  mail: "메일 이메일 답메일 감사메일 질문메일 확인메일 사과메일",
  letter: "편지 서한 감사편지 서신 통지서 통보문 독촉장 재촉장",
  certified: "내용증명",
  official_letter: "공문 공문서",
  notice: "공지 공지문 공지글 안내문 안내글 안내문구 공고 공고문 가정통신문 초대장 초대문구 초대글 청첩문구",
  clause: "특약 특약문구 조문안",
  agreement: "합의서 각서 확인서 차용증 약정서 동의서 서약서 이행각서",
  contract: "계약서 전세계약서 월세계약서 임대차계약서 매매계약서",
  checklist: "체크리스트 체크목록 확인목록 준비물목록 준비서류 서류목록",
  questions: "질문 질문지 질문목록 예상질문 퀴즈",
  script: "대본 스크립트 멘트 첫마디 할말",
  speech: "원고 인사말 축사 연설문 발언문 나레이션 내레이션",
  summary: "요약 요약문 한줄평 요지",
  card: "카드 엽서",
  memo: "메모 쪽글 보고문",
  statement: "사유서 경위서 시말서 소명서 진술서",
  request: "요청서 청구서 정보공개청구서 요청글 신청글 탄원서",
  form: "위임장 신청서양식 서식 양식 품의서 계획서 의견서 검토의견서 인수인계서 자기평가서",
  table: "당번표 순서표",
  caption: "캡션 자막 자막글 썸네일문구",
  ad_copy: "카피 광고문구 광고글 홍보글 홍보문구 광고",
  post: "모집글 후기글 게시글",
  report: "회의록 통화기록",
};

/** Words that name a text only together with an order to write: they have other uses. */
const WEAK: { readonly [name: string]: TextKind } = {
  글: "message",
  말: "message",
  한마디: "message",
  문구: "clause",
  문장: "message",
  공지: "notice",
  목록: "checklist",
  리스트: "checklist",
  종이: "agreement",
  정리: "summary",
  문안: "message",
  조항: "clause",
  회신: "message",
  답: "message",
  준비물: "checklist",
  할일: "checklist",
  서류: "checklist",
  할말: "script",
  발언: "speech",
};

const KIND_OF: ReadonlyMap<string, TextKind> = new Map(
  (Object.keys(NAMES) as readonly TextKind[]).flatMap((kind) =>
    NAMES[kind].split(" ").map((name) => [name, kind] as const),
  ),
);

const AROUND =
  /^["'“‘(]?(?<name>[가-힣]{1,8}?)(?<tail>(?:을|를|은|는|이|가|도|로|으로|만|랑|이랑|용|용으로|에|인가|인가요|인지|이라던가|부터|먼저|까지|으로만|로만|처럼|요|이요|하나|하나만|한|좀|한개|한통|한장|초안|부탁|부탁해요|부탁드려요|부탁드립니다|[.!?~,…"'”’)ㅋㅎㄱ✨])*)$/u;

export interface NamedKind {
  readonly kind: TextKind;
  readonly name: string;
  readonly isWeak: boolean;
  readonly tail: string;
}

/** The kind of text that one word names: «문자로», «특약». */
export function kindNamed(word: string): NamedKind | null {
  const { name = "", tail = "" } = AROUND.exec(word)?.groups ?? {};
  if (name === "") return latin(word);
  const kind = KIND_OF.get(name);
  if (kind !== undefined) return { kind, name, isWeak: false, tail };
  const weak = WEAK[name];
  return weak === undefined ? null : { kind: weak, name, isWeak: true, tail };
}

/** «reply.», «agreement»: English in a Korean sentence. */
function latin(word: string): NamedKind | null {
  const name = /^(reply|message|mail|email|memo|letter|agreement|note|caption|script|clause)[.,!]?$/iu.exec(
    word,
  )?.[1];
  const kind = name === undefined ? null : englishKind(name);
  return kind === null || name === undefined ? null : { kind, name, isWeak: false, tail: "" };
}

const ENGLISH: readonly (readonly [RegExp, TextKind])[] = [
  [/\bcertified letter\b/iu, "certified"],
  [/\b(?:e-?mail|mail)\b/iu, "mail"],
  [/\bletter\b/iu, "letter"],
  [/\b(?:text|message|msg|sms|reply|katalk|kakaotalk|one[- ]liner|dm|line)\b/iu, "message"],
  [/\b(?:notice|announcement)\b/iu, "notice"],
  [/\b(?:clause|special term)\b/iu, "clause"],
  [/\b(?:agreement|paper)\b/iu, "agreement"],
  [/\b(?:checklist|packing list)\b/iu, "checklist"],
  [/\bquestions?\b/iu, "questions"],
  [/\b(?:script)\b/iu, "script"],
  [/\b(?:summary)\b/iu, "summary"],
  [/\b(?:memo)\b/iu, "memo"],
  [/\b(?:note)\b/iu, "message"],
  [/\b(?:card)\b/iu, "card"],
  [/\b(?:caption)\b/iu, "caption"],
  [/\b(?:lease|contract)\b/iu, "contract"],
];

export function englishKind(words: string): TextKind | null {
  return ENGLISH.find(([form]) => form.test(words))?.[1] ?? null;
}
