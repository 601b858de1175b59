import { choice, choices, ref, text } from "../arguments.ts";
import { defineOperation } from "../operation.ts";

export const importData = defineOperation({
  name: "import",
  kind: "keep",
  effect: "keeps",
  takesPasted: true,
  label: { ko: "글이나 파일 가져오기", en: "take in a text or a file" },
  does: {
    ko: "붙여 넣은 글이나 파일을 자료로 받아요. 값은 하나씩 확인하고 적어요.",
    en: "Takes pasted text, a file or a link as data; its values are kept only with a yes each.",
  },
  phrases: [{ ko: "{words}에서 값 가져오기", en: "Take in {words}" }],
  arguments: {
    ref: ref({ ko: "어느 것", en: "which one" }),
    words: text({ ko: "하실 말씀", en: "in your words" }, { required: true }),
    with: text({ ko: "더 담을 내용", en: "anything to add" }, { list: true }),
    kind: choice(
      { ko: "종류", en: "which kind" },
      choices({
        mail: ["메일", "mail"],
        table: ["표", "table"],
        links: ["링크", "links"],
        poll: ["투표", "poll"],
        chat: ["대화", "chat"],
        plan: ["계획", "plan"],
        register: ["등기", "register"],
        document: ["문서", "document"],
      }),
    ),
    how: choice(
      { ko: "어떻게", en: "in which way" },
      choices({ also: ["함께", "also"], only: ["이것만", "only"] }),
    ),
  },
  results: {
    rows: { kind: "rows", label: { ko: "목록", en: "list" } },
    unread: { kind: "rows", label: { ko: "읽지 못한 것", en: "not read" } },
  },
  examples: [
    {
      for: "realestate",
      say: "405 등기 이제 봤다 을구 깨끗 갑구에 가등기 하나",
      args: { kind: "register", ref: "paste", words: "을구 깨끗 갑구에 가등기 하나" },
    },
    { for: "company", say: "앗 아니 둘 다요", args: { how: "also", ref: "paste", words: "둘 다요" } },
    {
      for: "research",
      say: "폴더에 고객 질의서 올림",
      args: { ref: "document", how: "also", words: "폴더에 고객 질의서" },
    },
    {
      for: "research",
      say: "공유폴더에 우리 군 접수민원 엑셀 올렸습니다. 같이 반영 바랍니다",
      args: { ref: "document", how: "also", kind: "table", words: "우리 군 접수민원 엑셀" },
    },
    {
      for: "research",
      say: "ok dropped one in the folder, the dairy association thing",
      args: { ref: "document", words: "the dairy association thing" },
    },
    {
      for: "research",
      say: "등기선례요람 스캔본 링크 겁니다 http://files.example-dangjae.kr/yoram3.pdf",
      args: { ref: "link", kind: "links", words: "등기선례요람 스캔본" },
    },
    {
      for: "research",
      say: "관보 스캔 2000년 11월꺼 폴더에 던짐 ㅇㅇ 이거만 믿으셈",
      args: { ref: "document", how: "only", kind: "document", words: "관보 스캔 2000년 11월꺼" },
    },
    {
      for: "research",
      say: "헬창형이 준 pdf 올림 이것도 쳐줘",
      args: { ref: "document", how: "also", words: "헬창형이 준 pdf" },
    },
    {
      for: "research",
      say: "봉다리 뒤에 적힌 거 불러주께 1일 3회 1회 30환 이눌린 12프로 섭취주의 위장",
      args: { kind: "document", words: "1일 3회 1회 30환 이눌린 12프로 섭취주의 위장" },
    },
    {
      for: "research",
      say: "교육청 공문 이미지예요 [첨부: 공문_0312.jpg] 이것만 기준으로",
      args: {
        ref: "document",
        how: "only",
        kind: "document",
        words: "교육청 공문 이미지예요 [첨부: 공문_0312.jpg]",
      },
    },
  ],
});
