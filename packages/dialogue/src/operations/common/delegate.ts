import { mention, ref, text } from "../arguments.ts";
import { defineOperation } from "../operation.ts";

export const delegate = defineOperation({
  name: "delegate",
  kind: "respond",
  effect: "keeps",
  label: { ko: "알아서 정해 달라고 하기", en: "leave it to Maru" },
  does: {
    ko: "저희가 골라 진행하고, 가정으로 표시해요.",
    en: "Leaves a choice to us: we choose, go on, and show it as an assumption.",
  },
  phrases: [
    { ko: "{what|은/는} 알아서 정하기", en: "Decide {what} for me" },
    { ko: "{ref|은/는} 알아서 정하기", en: "Decide {ref} for me" },
    { ko: "알아서 정하기", en: "Decide for me" },
  ],
  arguments: {
    ref: ref({ ko: "어느 것", en: "which one" }),
    what: text({ ko: "내용", en: "what" }),
    with: text({ ko: "더 담을 내용", en: "anything to add" }, { list: true }),
    length: text({ ko: "길이", en: "length" }),
    period: mention({ ko: "기간", en: "period" }, { kinds: ["date", "duration"] }),
    date: mention({ ko: "날짜", en: "date" }, { kinds: ["date"] }),
  },
  results: {
    choice: { kind: "text", label: { ko: "고른 것", en: "choice" } },
    ground: { kind: "text", label: { ko: "근거", en: "ground" } },
    assumption: { kind: "text", label: { ko: "가정", en: "assumption" } },
  },
  examples: [
    { for: "travel", say: "ㄴㄱ 네가골라", args: { ref: "slot:travel_style", what: "네가골라" } },
    { for: "travel", say: "돈은.. 모르겠어 너가 적당히", args: { ref: "slot:budget", what: "너가 적당히" } },
    {
      for: "travel",
      say: "쿤밍 1박은 갈 때? 올 때? 어느 쪽이 나은지 정해주시오",
      args: { ref: "slot:route", what: "갈 때? 올 때? 어느 쪽이 나은지 정해주시오" },
    },
    { for: "travel", say: "됐어 몰라 알아서", args: { what: "알아서" } },
    { for: "travel", say: "나머진 알아서 콜떴다", args: { what: "나머진 알아서" } },
    {
      for: "realestate",
      say: "셋 중에 하나 골라줘 이유 두 줄",
      args: { with: "이유 두 줄", what: "셋 중에 하나 골라줘" },
    },
    { for: "realestate", say: "니가 골라봐", args: { what: "니가 골라봐" } },
    {
      for: "realestate",
      say: "니가 골라봐 둘 중. 아내 설득용 두줄",
      args: { with: "아내 설득용 두줄", what: "니가 골라봐 둘 중" },
    },
    {
      for: "realestate",
      say: "걍 대신 정해줘여 엄마한테 보여줄 이유도",
      args: { with: "엄마한테 보여줄 이유도", what: "걍 대신 정해줘여" },
    },
    {
      for: "realestate",
      say: "반올림은 알아서 해 천원단위로",
      args: { with: "천원단위로", what: "반올림은 알아서 해" },
    },
    { for: "company", say: "알아서 써줘 대충", args: { what: "알아서 써줘 대충" } },
    {
      for: "company",
      say: "오 그럼 내가 오늘 뭐부터 보면 좋을지 골라줘",
      args: { what: "오늘 뭐부터 보면 좋을지 골라줘" },
    },
    {
      for: "company",
      say: "목적은 늘 쓰던 그 문구 있잖아요 알아서",
      args: { ref: "slot:purpose", what: "알아서" },
    },
    { for: "company", say: "언제로? 니가 정해", args: { ref: "last:item", what: "니가 정해" } },
    {
      for: "company",
      say: "그럼 너가 안걸리게 바꿔줘 느낌만 살려서",
      args: { ref: "draft", with: "느낌만 살려서", what: "너가 안걸리게 바꿔줘" },
    },
    {
      for: "research",
      say: "업체명은 직접 선정 바람",
      args: { ref: "slot:items", what: "업체명은 직접 선정 바람" },
    },
    { for: "research", say: "아무 지역이나", args: { ref: "slot:place", what: "아무 지역이나" } },
    {
      for: "research",
      say: "셋 중에 사람 덜 드는 놈으로 정해 주씨요 난 몰러",
      args: { with: "사람 덜 드는 놈", what: "정해 주씨요 난 몰러" },
    },
    {
      for: "research",
      say: "역어 둘 중 하나 님이 정해주세요 전 팔랑귀라",
      args: { what: "역어 둘 중 하나 님이 정해주세요" },
    },
    {
      for: "research",
      say: "pick whichever has more sources and go",
      args: { with: "more sources", what: "pick whichever has more sources and go" },
    },
  ],
});
