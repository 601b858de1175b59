import { choice, OF_THE_ASSISTANT, text } from "../arguments.ts";
import { defineOperation } from "../operation.ts";

export const note = defineOperation({
  name: "note",
  kind: "keep",
  effect: "keeps",
  label: { ko: "사정 적어 두기", en: "note a circumstance" },
  does: {
    ko: "정해진 자리가 없는 사정을 적어 둬요.",
    en: "A circumstance that has no place of its own: a reason, a proof, something that happened; never an order, never a source.",
  },
  phrases: [{ ko: "{what|을/를} 적어 두기", en: "Note {what}" }],
  arguments: {
    what: text({ ko: "내용", en: "what" }, { required: true, list: true }),
    topic: choice({ ko: "주제", en: "topic" }, OF_THE_ASSISTANT),
  },
  results: {
    fact: { kind: "text", label: { ko: "사정", en: "fact" } },
  },
  examples: [
    { for: "travel", say: "미개봉", args: { what: "미개봉" } },
    { for: "travel", say: "마감 겹치네", args: { what: "마감 겹치네" } },
    { for: "travel", say: "왜냐면 비행기타기 전엔 못함", args: { what: "비행기타기 전엔 못함" } },
    { for: "travel", say: "임신하신 분 계셔요", args: { what: "임신하신 분 계셔요" } },
    { for: "travel", say: "한명 무릎수술함", args: { what: "무릎수술함" } },
    {
      for: "realestate",
      say: "조카 준다는 말은 녹음은 못했고 문자는 있어요",
      args: { topic: "evidence", what: "녹음은 못했고 문자는 있어요" },
    },
    {
      for: "realestate",
      say: '은행에선 "보증서 심사해봐야 안다" 이러고 끊음',
      args: { topic: "loan", what: '"보증서 심사해봐야 안다"' },
    },
    {
      for: "realestate",
      say: "신분증 사진은 보내줬어요",
      args: { topic: "evidence", what: "신분증 사진은 보내줬어요" },
    },
    { for: "realestate", say: "반반 하자네", args: { topic: "sale", what: "반반 하자네" } },
    { for: "realestate", say: "아 나 간이과세임", args: { topic: "tax", what: "간이과세" } },
    { for: "company", say: "알겠어요 말 안 해요. 순서만 말해요", args: { what: "순서만 말해요" } },
    {
      for: "company",
      say: "아 그 자료가 뭐였더라.. 캡슐 쪽이었던가 아닌가",
      args: { what: "그 자료가 뭐였더라.. 캡슐 쪽이었던가 아닌가" },
    },
    {
      for: "company",
      say: "아 찾았다 10월 27일 반품 건을 제가 이중으로 뺐네요 그쪽 숫자가 맞습니다",
      args: { what: "10월 27일 반품 건을 제가 이중으로 뺐네요" },
    },
    { for: "company", say: "거래처가 우기는데", args: { what: "거래처가 우기는데" } },
    { for: "company", say: "수욜은 교육이야", args: { what: "수욜은 교육이야" } },
    { for: "research", say: "이름은 한글이고 한자 모름", args: { what: "이름은 한글이고 한자 모름" } },
    {
      for: "research",
      say: "조사위에 신청했던 결과서가 있다고 외삼촌이",
      args: { what: "조사위에 신청했던 결과서가 있다고" },
    },
    { for: "research", say: "술은 주 2회 소주 한병", args: { what: "술은 주 2회 소주 한병" } },
    { for: "research", say: "우리는 휴게실이 지하임", args: { what: "휴게실이 지하" } },
    { for: "research", say: "나는 당뇨가 있는디", args: { what: "당뇨가 있는디" } },
  ],
});
