import { ref, text } from "../arguments.ts";
import { defineOperation } from "../operation.ts";

export const forget = defineOperation({
  name: "forget",
  kind: "keep",
  effect: "keeps",
  label: { ko: "말한 것 지우기", en: "erase what was said" },
  does: {
    ko: "말씀하신 것을 지우고 무엇이 남는지 알려 드려요.",
    en: "Erases what was said from state, drafts, prompts and the readable log, and says what remains.",
  },
  phrases: [{ ko: "{what|을/를} 지우기", en: "Erase {what}" }],
  arguments: {
    what: text({ ko: "내용", en: "what" }, { required: true }),
    ref: ref({ ko: "어느 것", en: "which one" }),
  },
  results: {
    erased: { kind: "text", label: { ko: "지운 것", en: "erased" } },
    remains: { kind: "text", label: { ko: "남는 것", en: "remains" } },
  },
  examples: [
    { for: "travel", say: "아까 내 여권번호 지워줘요", args: { what: "내 여권번호" } },
    { for: "realestate", say: "경찰 얘긴 기록에서 지워줘", args: { ref: "slot:events", what: "경찰 얘긴" } },
    {
      for: "realestate",
      say: "아까 집값 친 거 다 지아라 폰에서",
      args: { what: "아까 집값 친 거 다 지아라" },
    },
    { for: "company", say: "주민번호 보이네 지워줘", args: { ref: "paste", what: "주민번호" } },
    {
      for: "company",
      say: "ㅠㅠ 아까 서과장님 평가등급 물어본거 지워주심 안돼요",
      args: { what: "서과장님 평가등급 물어본거" },
    },
    {
      for: "company",
      say: "앗 나이랑 성은 빼야되는데 이미 들어갔나요 거기부터 지워주세요",
      args: { ref: "record", what: "나이랑 성" },
    },
    {
      for: "company",
      say: "이 대화 남으면 곤란한데 이름 나온 부분 없애줘",
      args: { ref: "message", what: "이름 나온 부분" },
    },
    {
      for: "company",
      say: "원장님 아들 입시 얘기 적은거 그건 없애주세요 사적인거라",
      args: { ref: "record", what: "원장님 아들 입시 얘기 적은거" },
    },
    { for: "research", say: "수술 얘기 지워줘요", args: { what: "수술 얘기" } },
    {
      for: "research",
      say: "성명, 전화번호가 들어간 열이 있었네요. 그 열은 삭제 처리해 주십시오. 남아있으면 안 됩니다",
      args: { ref: "column", what: "성명, 전화번호가 들어간 열" },
    },
    {
      for: "research",
      say: "결과지 내용은 지워주세요 남편이 볼까봐..",
      args: { ref: "paste", what: "결과지 내용" },
    },
    {
      for: "research",
      say: "아 아까 제 등급 말한거 지워줄수있어요? 쪽팔림",
      args: { ref: "slot:figure", what: "제 등급 말한거" },
    },
    { for: "research", say: "그럼 오늘 쓴거 싹 날려", args: { what: "오늘 쓴거 싹" } },
    {
      for: "company",
      say: "주민번호 붙어 있던거 제가 실수로.. 그 줄 안보이게 없애주세요",
      args: { ref: "paste", what: "주민번호 붙어 있던거" },
    },
    {
      for: "research",
      say: "의뢰인 주민번호 앞자리 쳐 넣은 줄은 대화에서 제거 바랍니다",
      args: { ref: "message", what: "의뢰인 주민번호 앞자리 쳐 넣은 줄" },
    },
    {
      for: "research",
      say: "학교 이름 노출된 행 하나 있던데 그 이름은 흔적 없이",
      args: { ref: "row", what: "그 이름은 흔적 없이" },
    },
    {
      for: "research",
      say: "아까 쓴 학생 이니셜 없었던 걸로 해주세요 기록에서요",
      args: { what: "아까 쓴 학생 이니셜" },
    },
  ],
});
