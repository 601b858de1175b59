import { choice, choices, mention, OF_THE_ASSISTANT, ref, text } from "../arguments.ts";
import { defineOperation } from "../operation.ts";

export const wish = defineOperation({
  name: "wish",
  kind: "keep",
  effect: "keeps",
  label: { ko: "앞으로 지킬 조건 적기", en: "add a lasting condition" },
  does: {
    ko: "앞으로 다시 짤 때마다 지킬 조건을 적어 둬요.",
    en: "A condition that holds from now on, through every re-planning; keep means it must not change.",
  },
  phrases: [
    { when: { polarity: "avoid" }, ko: "{scope|은/는} 줄이거나 피하기", en: "{scope}: less of it, or none" },
    { when: { polarity: "must" }, ko: "{scope|은/는} 꼭 이렇게 하기", en: "{scope}: always like this" },
    { when: { polarity: "only" }, ko: "{scope|은/는} 이것만 하기", en: "{scope}: only this" },
    { when: { polarity: "keep" }, ko: "{scope|은/는} 그대로 두기", en: "{scope}: leave it as it is" },
    {
      when: { polarity: "want" },
      ko: "{scope|은/는} 되도록 이렇게 하기",
      en: "{scope}: like this if possible",
    },
    { ko: "{scope|은/는} 앞으로 이렇게 하기", en: "{scope}: like this from now on" },
  ],
  arguments: {
    scope: choice({ ko: "어디에", en: "where it holds" }, OF_THE_ASSISTANT, { required: true }),
    polarity: choice(
      { ko: "바라는 정도", en: "how it is meant" },
      choices({
        must: ["꼭", "must"],
        avoid: ["피하기", "avoid"],
        only: ["이것만", "only"],
        want: ["되도록", "if possible"],
        keep: ["그대로 두기", "keep as it is"],
      }),
    ),
    what: text({ ko: "내용", en: "what" }, { required: true }),
    ref: ref({ ko: "어느 것", en: "which one" }),
    of: mention({ ko: "누구 것인지", en: "whose or of what" }),
  },
  results: {
    kept: { kind: "text", label: { ko: "지키는 것", en: "kept" } },
    cannot_hold: { kind: "rows", label: { ko: "지킬 수 없는 것", en: "cannot hold" } },
    changed: { kind: "rows", label: { ko: "바뀐 것", en: "changed" } },
  },
  examples: [
    {
      for: "travel",
      say: "자전거를 빌릴 수 있는 곳이 가까운 숙소가 좋겠어요",
      args: { scope: "stay", polarity: "want", what: "자전거를 빌릴 수 있는 곳이 가까운" },
    },
    {
      for: "travel",
      say: "둘째 낮잠시간 1시~3시 매일 비워줘요",
      args: { scope: "time", polarity: "must", of: "둘째", what: "낮잠시간 1시~3시 매일" },
    },
    { for: "travel", say: "그 전날은 일찍자게", args: { scope: "time", polarity: "must", what: "일찍자게" } },
    {
      for: "travel",
      say: "자매님 컨디션 나쁘면 바로 돌아올 수 있는 표로 부탁드려요",
      args: { scope: "flight", polarity: "must", what: "바로 돌아올 수 있는 표" },
    },
    {
      for: "travel",
      say: "생선은 질렸다",
      args: { scope: "meal", polarity: "avoid", what: "생선은 질렸다" },
    },
    { for: "realestate", say: "300/35 밑으로", args: { scope: "listings", what: "300/35 밑으로" } },
    { for: "realestate", say: "풀옵션", args: { scope: "listings", what: "풀옵션" } },
    { for: "realestate", say: "그럼 구래동 거만", args: { scope: "listings", what: "구래동 거만" } },
    {
      for: "realestate",
      say: "I need a window, I cannot sleep without",
      args: { scope: "listings", what: "I need a window" },
    },
    {
      for: "realestate",
      say: "주차 되는것만",
      args: { scope: "listings", polarity: "only", what: "주차 되는것만" },
    },
    { for: "company", say: "나머지 칸은 비워", args: { scope: "text", what: "나머지 칸은 비워" } },
    {
      for: "company",
      say: "아하 그럼 합계로 나눈 걸로 통일해 주세요 앞으로",
      args: { scope: "data", what: "합계로 나눈 걸로 통일해 주세요 앞으로" },
    },
    {
      for: "company",
      say: "확인했습니다. 발송은 제가 직접 하겠습니다.",
      args: { scope: "notify", what: "발송은 제가 직접" },
    },
    {
      for: "company",
      say: "권한 때문에 이 표는 나만 보게",
      args: { scope: "privacy", what: "이 표는 나만 보게" },
    },
    { for: "company", say: "약칭 저장은 하지 마", args: { scope: "storage", what: "약칭 저장은 하지 마" } },
    {
      for: "research",
      say: "매출 기준인지 용량 기준인지 구분해",
      args: { scope: "mark", ref: "table", what: "매출 기준인지 용량 기준인지 구분" },
    },
    {
      for: "research",
      say: "보고서엔 빈칸 그대로 둬요 채우지 말고",
      args: { scope: "missing", ref: "cell", what: "빈칸 그대로 둬요 채우지 말고" },
    },
    {
      for: "research",
      say: "어머니 성함은 넣지 마시고요",
      args: { scope: "privacy", what: "어머니 성함은 넣지 마시고요" },
    },
    { for: "research", say: "안전인증 있는 것만", args: { scope: "criteria", what: "안전인증 있는 것만" } },
    {
      for: "research",
      say: "유가공협회 돈 받은 연구는 따로 표시",
      args: { scope: "mark", what: "유가공협회 돈 받은 연구는 따로 표시" },
    },
  ],
});
