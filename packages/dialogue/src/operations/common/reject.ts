import { mention, ref, text } from "../arguments.ts";
import { defineOperation } from "../operation.ts";

export const reject = defineOperation({
  name: "reject",
  kind: "respond",
  effect: "keeps",
  label: { ko: "아니라고 하기", en: "say no" },
  does: {
    ko: "제안이나 확인 요청을 거절해요. 바뀌는 것은 없어요.",
    en: "Refuses what was offered, asked or supposed; nothing changes.",
  },
  phrases: [
    { ko: "{ref|은/는} 하지 않기", en: "No to {ref}" },
    { ko: "아니요, 그대로 두기", en: "No, leave it as it is" },
  ],
  settles: ["offer", "card", "supposition", "plan", "draft", "question"],
  arguments: {
    ref: ref({ ko: "어느 것", en: "which one" }),
    words: text({ ko: "하실 말씀", en: "in your words" }),
    of: mention({ ko: "누구 것인지", en: "whose or of what" }),
  },
  results: {
    state: { kind: "text", label: { ko: "상태", en: "state" } },
  },
  examples: [
    {
      for: "travel",
      say: "아니에요 두 개로 해요 귀마개 하면 되지",
      args: { ref: "supposition:rooms", words: "두 개로 해요" },
    },
    {
      for: "travel",
      say: "아니 나 안깨거든?? 여보가 깨는거잖아",
      args: { ref: "last:offer", words: "나 안깨거든" },
    },
    { for: "travel", say: "그래도 배. 이상 끝", args: { ref: "last:offer", words: "그래도 배" } },
    { for: "travel", say: "그냥 싼데 앉을란다", args: { ref: "supposition:cabin", words: "그냥 싼데" } },
    { for: "travel", say: "그 길은 싫소 너무 도오", args: { ref: "last:offer", words: "그 길은 싫소" } },
    {
      for: "realestate",
      say: "주인 아들한테는 제가 따로 말할게요 그건 안 써주셔도 돼요",
      args: { words: "그건 안 써주셔도 돼요" },
    },
    {
      for: "realestate",
      say: "새 계약서 안쓰고 그대로 갈래요",
      args: { ref: "last:draft", words: "새 계약서 안쓰고" },
    },
    { for: "realestate", say: "ok then no i wont sign this one", args: { words: "i wont sign this one" } },
    { for: "realestate", say: "동의서는 안 찍을래요 아직", args: { words: "동의서는 안 찍을래요" } },
    { for: "realestate", say: "남편한테 물어보니 안된대 ㅋㅋ 안할래용", args: { words: "안할래용" } },
    {
      for: "company",
      say: "ㄴㄴ 저장하지말고 그냥 두자 내가 까먹을듯해도",
      args: { ref: "card", words: "저장하지말고 그냥 두자" },
    },
    { for: "company", say: "ok drop it", args: { ref: "last:result", words: "drop it" } },
    {
      for: "company",
      say: "됐다 저장은 하지마 내가 가서 말로 할라니까",
      args: { ref: "last:offer", words: "저장은 하지마" },
    },
    {
      for: "company",
      say: "없제? 그라모 이거는 무리네 치아라",
      args: { ref: "last:offer", words: "치아라" },
    },
    { for: "company", say: "카드 금액 틀림 취소", args: { ref: "card", words: "카드 금액 틀림 취소" } },
    {
      for: "research",
      say: "아니요 알림은 필요없어요",
      args: { ref: "last:offer", words: "알림은 필요없어요" },
    },
    {
      for: "research",
      say: "현대 비소 치사량은 알려줄필요 없어 됐고",
      args: { ref: "last:offer", words: "현대 비소 치사량은 알려줄필요 없어" },
    },
    {
      for: "research",
      say: "제목에 우리 학원 이름 넣자는건 사양할게요",
      args: { ref: "last:offer", words: "제목에 우리 학원 이름 넣자는건 사양" },
    },
    {
      for: "research",
      say: "ok then don't make the shareable version",
      args: { ref: "last:offer", words: "don't make the shareable version" },
    },
    {
      for: "research",
      say: "음 천장은 좀.. 그건 안 받을래요",
      args: { ref: "item:천장", words: "그건 안 받을래요" },
    },
  ],
});
