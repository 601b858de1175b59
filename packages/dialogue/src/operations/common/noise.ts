import { text } from "../arguments.ts";
import { defineOperation } from "../operation.ts";

export const noise = defineOperation({
  name: "noise",
  kind: "talk",
  effect: "talks",
  label: { ko: "못 들은 걸로 하기", en: "not meant for us" },
  does: { ko: "저희에게 하신 말이 아니면 아무것도 하지 않아요.", en: "Not meant for us: nothing happens." },
  arguments: {
    words: text({ ko: "하실 말씀", en: "in your words" }, { required: true }),
  },
  examples: [
    { for: "travel", say: "어서오세요", args: { words: "어서오세요" } },
    {
      for: "travel",
      say: "민아 고마워 아 아니 여기다 썼네",
      args: { words: "민아 고마워 아 아니 여기다 썼네" },
    },
    { for: "travel", say: "사장님 3번 나왔어요?", args: { words: "사장님 3번 나왔어요?" } },
    {
      for: "travel",
      say: "선장님 그물 안 걷습니까 / 어 간다",
      args: { words: "선장님 그물 안 걷습니까 / 어 간다" },
    },
    { for: "travel", say: "아지매 갈치 두마리 만오천원", args: { words: "아지매 갈치 두마리 만오천원" } },
    { for: "company", say: "예 소장입니다 아 네네", args: { words: "예 소장입니다 아 네네" } },
    { for: "company", say: "어 여보세요 아 예 예 잠깐만", args: { words: "여보세요 아 예 예 잠깐만" } },
    { for: "company", say: "허 나이스 샷", args: { words: "나이스 샷" } },
    { for: "research", say: "여보 나 지금 회의 중 끊어", args: { words: "여보 나 지금 회의 중 끊어" } },
    {
      for: "travel",
      say: "봉투 드릴까요 이것도 손님 ㅅㅂ 마이크 켜져있네",
      args: { words: "봉투 드릴까요" },
    },
    {
      for: "travel",
      say: "아따 이 사람아 앞에 김 좀 갖다 놓으랑께",
      args: { words: "아따 이 사람아 앞에 김 좀 갖다 놓으랑께" },
    },
    {
      for: "travel",
      say: "엄마 아니야 숙제하는중이라고오",
      args: { words: "엄마 아니야 숙제하는중이라고오" },
    },
    { for: "travel", say: "손님타셨네 어디로모실까요", args: { words: "손님타셨네 어디로모실까요" } },
    { for: "travel", say: "손님 샴푸하실게요 ㅈㅅ 음성켜짐", args: { words: "손님 샴푸하실게요" } },
  ],
});
