import type { CheckedCall, DialogueState } from "@maru/dialogue";
import type { Scene } from "@maru/runtime";
import { expect, it } from "vitest";
import type { TextSource } from "./text-source.ts";
import { writeText } from "./write-text.ts";

interface Talk {
  readonly said?: readonly string[];
  readonly answered?: string;
}

const SENDERS = { realestate: "세입자 [이름]", travel: null, company: "윤채린", research: null };

/** The text that comes of one order, after what was talked about. */
function written(assistant: keyof typeof SENDERS, order: string, talk: Talk = {}): string {
  const source: TextSource<DialogueState> = {
    said: () => talk.said ?? [],
    answered: () => talk.answered ?? null,
    sender: () => SENDERS[assistant],
    isBareMoney: assistant === "realestate",
  };
  const call = { arguments: {}, decider: "rules" } as unknown as CheckedCall;
  const state = { heard: { text: order }, results: {}, drafts: {}, turn: 3 } as unknown as DialogueState;
  const scene = {
    state,
    now: "2026-11-19T10:00:00+09:00",
    language: "ko",
  } as unknown as Scene<DialogueState>;
  return writeText(source)(call, scene).draft?.text ?? "";
}

const FROM_THE_ORDER: readonly (readonly [keyof typeof SENDERS, string, string])[] = [
  [
    "realestate",
    "집주인한테 3/7에 당겨 달라는 톡",
    "안녕하세요, 사장님. 세입자 [이름]입니다. 3/7에 당겨 주세요. 감사합니다.",
  ],
  [
    "realestate",
    "신고까진 싫고 다신 안 그랬으면 좋겠어요 문자 써주세요",
    "안녕하세요. 세입자 [이름]입니다. 다신 안 그랬으면 좋겠어요. 감사합니다.",
  ],
  [
    "realestate",
    "받을 문안: 내일 3시까지 답 달라고 써줘",
    "안녕하세요. 세입자 [이름]입니다. 내일 3시까지 답 주세요. 감사합니다.",
  ],
  [
    "realestate",
    "전할 말: 내일 못 갑니다. 죄송합니다",
    "안녕하세요. 세입자 [이름]입니다. 내일 못 가요. 죄송해요. 감사합니다.",
  ],
  [
    "realestate",
    "집주인한테 슬쩍 떠보는 문자 써줘",
    "안녕하세요, 사장님. 세입자 [이름]입니다. [전할 내용] 감사합니다.",
  ],
  [
    "realestate",
    "2만원만 깎아달라고 문자 ㄱ",
    "안녕하세요. 세입자 [이름]입니다. 2만원만 깎아 주세요. 감사합니다.",
  ],
  [
    "travel",
    "펜션 주인한테 보낼 문의 문자 한 개. 조율 언제 했는지 꼭",
    "안녕하세요, 사장님. 조율 언제 했나요? 감사합니다.",
  ],
  ["travel", "엄마한테 토요일 2시에 도착한다고 카톡 써줘", "엄마, 토요일 2시에 도착해."],
  [
    "travel",
    "항공사에 휠체어 되는지 물어보는 메일 써줘",
    "제목: [제목]\n항공사 담당자님께\n\n안녕하세요, [이름]입니다.\n휠체어 됩니까?\n감사합니다.\n\n[이름] 드림",
  ],
  ["travel", "판매자한테 뭐라고 쓸까요", "안녕하세요, 판매자님. [전할 내용] 감사합니다."],
  ["travel", "친구들한테 회비 5만원이라고 한 줄로 써줘", "회비 5만원이야."],
  [
    "company",
    "3시에 늦는다고 팀장님한테 문자 써줘",
    "안녕하세요, 팀장님. 윤채린입니다. 3시에 늦어요. 감사합니다.",
  ],
  [
    "company",
    "서과장님한테 거절 문자 공손하게 써줘",
    "안녕하세요, 서과장님. 윤채린입니다. 말씀해 주신 건은 어려울 것 같습니다. 감사합니다.",
  ],
  [
    "company",
    "메일부터 써줘",
    "제목: [제목]\n[받는 사람]께\n\n안녕하세요, 윤채린입니다.\n[전할 내용]\n감사합니다.\n\n[이름] 드림",
  ],
  [
    "travel",
    "세부 가족여행 가느라 연차 3일 내야돼서요 팀장님께 보낼 메일부터 써주세요",
    "제목: [제목]\n팀장님께\n\n안녕하세요, [이름]입니다.\n세부 가족여행 가느라 연차 3일 내야돼서 연락드립니다.\n감사합니다.\n\n[이름] 드림",
  ],
  [
    "realestate",
    "집주인이랑 중개사한테 내일 간다고 문자 써줘",
    "안녕하세요, 사장님, 중개사님. 세입자 [이름]입니다. 내일 가요. 감사합니다.",
  ],
  [
    "research",
    "우선 제가 국가기록원에 보낼 문의글",
    "안녕하세요, 국가기록원 담당자님. [물어볼 것] 문의드려요. 감사합니다.",
  ],
  [
    "research",
    "선생님께 자료 보내주셔서 감사 메일 써줘",
    "제목: 감사 인사\n선생님께\n\n안녕하세요, [이름]입니다.\n자료 보내주셔서 감사드립니다.\n\n[이름] 드림",
  ],
];

it.each(FROM_THE_ORDER)("%s: «%s» holds what the order says, and gaps", (assistant, order, text) => {
  expect(written(assistant, order)).toBe(text);
});

const TOLD: readonly (readonly [keyof typeof SENDERS, string, Talk, string])[] = [
  [
    "realestate",
    "문자로 남기게 써줘봐유",
    { said: ["집주인이 사람 구해지면 그때까지만 내도 된대유. 이거 말로만 들었는디 괜찮으까유"] },
    "안녕하세요, 사장님. 세입자 [이름]입니다.\n사람 구해지면 그때까지만 내도 된다고 말씀하셨어요. 감사합니다.",
  ],
  [
    "realestate",
    "집주인한테 보낼 카톡 써줘",
    { said: ["어제 천장에서 물이 샜어요. 이거 누가 고쳐요?"] },
    "안녕하세요, 사장님. 세입자 [이름]입니다.\n어제 천장에서 물이 샜어요. 감사합니다.",
  ],
  [
    "travel",
    "그걸로 호텔에 답장 써줘",
    { said: ["예약은 12월 3일에 했어요", "환불되나요?"] },
    "안녕하세요, 호텔 담당자님.\n예약은 12월 3일에 했어요. 감사합니다.",
  ],
  [
    "company",
    "위 내용 카톡으로 써줘",
    {
      said: ["점심 한도 얼마야?"],
      answered: "식사는 1인 10만원까지예요.\n근거: 공정경쟁규약 제7조\n더 알려 드릴까요?",
    },
    "안녕하세요. 윤채린입니다.\n식사는 1인 10만원까지예요. 감사합니다.",
  ],
  [
    "research",
    "요약해서 동료한테 보낼 글 써줘",
    { said: ["찾아줘"], answered: "못 찾았어요. 웹은 찾지 않았어요." },
    "[전할 내용]",
  ],
];

it.each(TOLD)("%s: «%s» is made of what was told last", (assistant, order, talk, text) => {
  expect(written(assistant, order, talk)).toBe(text);
});
