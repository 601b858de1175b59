import { text } from "../arguments.ts";
import { defineOperation } from "../operation.ts";

export const feel = defineOperation({
  name: "feel",
  kind: "talk",
  effect: "talks",
  label: { ko: "마음 말하기", en: "say how it feels" },
  does: { ko: "걱정이나 기쁨을 알아줘요.", en: "Worry, anger or joy put in words (not a bare ㅠㅠ)." },
  phrases: [{ ko: "{words}", en: "{words}" }],
  arguments: {
    words: text({ ko: "하실 말씀", en: "in your words" }, { required: true }),
  },
  examples: [
    { for: "travel", say: "퇴사했다 ㅋㅋㅋㅋㅋㅋ", args: { words: "퇴사했다" } },
    { for: "travel", say: "헉 비싸", args: { words: "헉 비싸" } },
    { for: "travel", say: "아... 눈물나네 이렇게까지 생각해주는데가 없어서", args: { words: "눈물나네" } },
    {
      for: "travel",
      say: "아유 이 나이에 비행기 탈라니 맴이 벌렁벌렁허네",
      args: { words: "맴이 벌렁벌렁허네" },
    },
    { for: "travel", say: "덕분에 오랜만에 설렙니다", args: { words: "오랜만에 설렙니다" } },
    { for: "realestate", say: "하.. 제가 너무 바보같아요", args: { words: "제가 너무 바보같아요" } },
    { for: "realestate", say: "미친.. 하루차이로", args: { words: "미친.. 하루차이로" } },
    { for: "realestate", say: "헐", args: { words: "헐" } },
    { for: "realestate", say: "개빡치네 진짜", args: { words: "개빡치네" } },
    { for: "realestate", say: "변호사 살 돈도 없다 미치겄네", args: { words: "미치겄네" } },
    { for: "company", say: "하 오늘 너무 힘들다", args: { words: "너무 힘들다" } },
    { for: "company", say: "안되겠네 하이고", args: { words: "안되겠네 하이고" } },
    { for: "company", say: "휴 심장 떨어지는줄", args: { words: "심장 떨어지는줄" } },
    { for: "company", say: "아 진짜 미치겠네 이거때매 퇴근을 못하는데", args: { words: "아 진짜 미치겠네" } },
    { for: "company", say: "워메 우리가 꼴찌여 남사스러워서", args: { words: "남사스러워서" } },
    { for: "research", say: "고맙습니다 마음이 좀 놓이네요", args: { words: "마음이 좀 놓이네요" } },
    { for: "research", say: "겁나네", args: { words: "겁나네" } },
    { for: "research", say: "나왔어요 괜찮으시대요 휴", args: { words: "괜찮으시대요 휴" } },
    { for: "research", say: "하 그냥 다 때려치고싶다", args: { words: "다 때려치고싶다" } },
    { for: "research", say: "아이들 생각하면 자꾸 눈물이 나서", args: { words: "자꾸 눈물이 나서" } },
  ],
});
