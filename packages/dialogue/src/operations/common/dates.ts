import { choice, choices, mention, ref, text } from "../arguments.ts";
import { defineOperation } from "../operation.ts";

export const dates = defineOperation({
  name: "dates",
  kind: "ask",
  effect: "computes",
  label: { ko: "날짜와 기한 보기", en: "look up days and deadlines" },
  does: {
    ko: "날짜, 기간, 기한과 순서를 알려 드려요.",
    en: "A day, a span, a deadline, an order of dated steps.",
  },
  phrases: [{ ko: "{fn} 알아보기", en: "Find out the {fn}" }],
  arguments: {
    fn: choice(
      { ko: "계산", en: "computation" },
      choices({
        date: ["날짜", "a day"],
        weekday: ["요일", "weekday"],
        deadline: ["기한", "deadline"],
        holiday: ["휴일", "holiday"],
        span: ["사이의 기간", "span"],
        time_zone: ["시차", "time zone"],
        calendar: ["달력", "calendar"],
        notice_effect: ["통보의 효력", "effect of a notice"],
        renewal_window: ["갱신 요구 기간", "renewal window"],
        right_years: ["권리가 남은 해", "years of a right"],
        schedule: ["일정 순서", "order of steps"],
      }),
    ),
    ref: ref({ ko: "어느 것", en: "which one" }),
    question: text({ ko: "질문", en: "the question" }),
    date: mention({ ko: "날짜", en: "date" }, { kinds: ["date"] }),
    from: mention({ ko: "시작", en: "from" }, { kinds: ["date"] }),
    duration: mention({ ko: "기간", en: "length of time" }, { kinds: ["duration"] }),
    base: mention({ ko: "비교 기준", en: "compared with" }),
  },
  results: {
    date: { kind: "date", label: { ko: "날짜", en: "date" } },
    from: { kind: "date", label: { ko: "시작", en: "from" } },
    to: { kind: "date", label: { ko: "끝", en: "to" } },
    days_left: { kind: "count", label: { ko: "남은 날", en: "days left" } },
    rows: { kind: "rows", label: { ko: "목록", en: "list" } },
    short: { kind: "money", label: { ko: "모자란 금액", en: "short" } },
  },
  examples: [
    { for: "travel", say: "개인 숙박 몇 박이 되는거죠?", args: { fn: "span", question: "개인 숙박 몇 박" } },
    { for: "travel", say: "몇박이지 그럼", args: { fn: "span", question: "몇박이지" } },
    {
      for: "travel",
      say: "그 주에 일본 공휴일이 끼어 있는지도 살펴 주시오",
      args: { fn: "holiday", question: "일본 공휴일이 끼어 있는지" },
    },
    { for: "travel", say: "올해 구정이 어느날임까", args: { fn: "holiday", question: "구정이 어느날임까" } },
    {
      for: "travel",
      say: "토욜 새벽 몇시에 떠야 안늦냐",
      args: { fn: "deadline", question: "몇시에 떠야 안늦냐" },
    },
    {
      for: "realestate",
      say: "오늘 통보하면 언제 나갈 수 있습니까",
      args: { fn: "notice_effect", question: "오늘 통보하면 언제 나갈 수 있습니까" },
    },
    {
      for: "realestate",
      say: "So drop dead date for notice?",
      args: { fn: "deadline", question: "drop dead date for notice?" },
    },
    {
      for: "realestate",
      say: "갱신 통지 기간 이미 지난 건 아니지?",
      args: { fn: "renewal_window", question: "갱신 통지 기간 이미 지난 건 아니지?" },
    },
    { for: "realestate", say: "10년 언제까지", args: { fn: "right_years", question: "10년 언제까지" } },
    {
      for: "realestate",
      say: "잔금 몇월 며칠까지 안내면 연체인가",
      args: { fn: "deadline", question: "잔금 몇월 며칠까지 안내면 연체인가" },
    },
    {
      for: "company",
      say: "아 25일이 수요일 맞나? 내가 달력을 잘못 봤을수도",
      args: { fn: "weekday", date: "25일", question: "수요일 맞나" },
    },
    {
      for: "company",
      say: "보관은 그럼 몇년 몇월까지",
      args: { fn: "deadline", ref: "last:result", question: "보관은 그럼 몇년 몇월까지" },
    },
    { for: "company", say: "영업일 며칠 남았는데", args: { fn: "span", question: "영업일 며칠 남았는데" } },
    {
      for: "company",
      say: "몇 주 남은 거죠",
      args: { fn: "span", ref: "slot:date", question: "몇 주 남은" },
    },
    {
      for: "company",
      say: "그럼 1년 꽉 찬 날이 언제",
      args: { fn: "date", ref: "last:result", duration: "1년", question: "꽉 찬 날이 언제" },
    },
    {
      for: "research",
      say: "11월인지 12월인지 음력 때문에 헷갈림",
      args: { ref: "last:result", fn: "calendar", question: "11월인지 12월인지 음력 때문에 헷갈림" },
    },
    {
      for: "travel",
      say: "마지막날 11시 비행기면 공항 몇시까지?",
      args: { ref: "item:earlier flight", fn: "deadline", question: "공항 몇시까지" },
    },
    { for: "travel", say: "시차 몇시간", args: { fn: "time_zone", question: "시차 몇시간" } },
    {
      for: "travel",
      say: "이러면 호텔은 며칠 잡아야 하나요 새벽 도착이라 헷갈리네요",
      args: { fn: "span", question: "호텔은 며칠 잡아야 하나요" },
    },
    {
      for: "travel",
      say: "19일이면 며칠이 입대지 오늘부터 세면",
      args: { fn: "date", duration: "19일", base: "오늘부터", question: "며칠이 입대지" },
    },
  ],
});
