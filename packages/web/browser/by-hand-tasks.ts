/** A thing to put into a field of a form: words, or what a choice is called. */
export type Filled = Readonly<Record<string, string | readonly string[]>>;

/** One operation: found by what is typed into the palette, or on something that is shown. */
export type Step = {
  readonly does: string;
  readonly fill?: Filled;
  readonly onlyTry?: true;
} & ({ readonly find: string } | { readonly point: RegExp });

/** What somebody wanted, in the words of the raw conversation it comes from, done without a word. */
export interface Task {
  readonly from: string;
  readonly say: string;
  readonly steps: readonly Step[];
  /** What the answer to the last step says. */
  readonly shows: RegExp;
}

const set = (find: string, does: string, value: string): Step => ({ find, does, fill: { value } });

/** A trip, from nothing to a message for the group. One after the other, as one conversation. */
export const TRAVEL_TASKS: readonly Task[] = [
  { from: "travel-c032", say: "ㅎㅇ 다낭", steps: [set("목적지", "목적지", "다낭")], shows: /다낭/ },
  { from: "travel-e009", say: "2 nights", steps: [set("박수", "박수", "2박")], shows: /2박/ },
  { from: "travel-e001", say: "집사람하고 둘", steps: [set("인원", "인원", "2")], shows: /2명/ },
  {
    from: "travel-e021",
    say: "400 안쪽",
    steps: [set("예산", "예산", "400만원"), set("예산 기준", "예산 기준", "전체")],
    shows: /전체|합계|400만/,
  },
  {
    from: "travel-e002",
    say: "먹는거",
    steps: [set("여행 스타일", "여행 스타일", "맛집")],
    shows: /A안|맛집/,
  },
  {
    from: "travel-c063",
    say: "A안 B안 C안 1박당 단가 비교표 부탁합니다",
    steps: [{ point: /^“A안”/, does: "견줘 보기", fill: { ref: ["A안", "B안", "C안"] } }],
    shows: /B안/,
  },
  {
    from: "travel-c088",
    say: "4월 벚꽃철엔 한국이 더 예쁠라나ㅋㅋ 거긴 4월 날씨 어때요",
    steps: [{ find: "날씨", does: "날씨 보기", fill: { ask: "날씨", question: "4월 날씨 어때요" } }],
    shows: /4월|도/,
  },
  {
    from: "travel-c053",
    say: "인당 얼마로 떨어져 그럼",
    steps: [{ find: "계산하기", does: "계산하기", fill: { part: "한 사람" } }],
    shows: /원/,
  },
  {
    from: "travel-e021",
    say: "맛사지는 살려",
    steps: [
      {
        find: "조건",
        does: "앞으로 지킬 조건 적기",
        fill: { scope: "일정", what: "마사지는 살리기", polarity: "꼭" },
      },
    ],
    shows: /마사지/,
  },
  {
    from: "travel-c002",
    say: "정산 카톡 써줘 민지꺼는 다르게",
    steps: [
      { find: "글 쓰기", does: "글 쓰기", fill: { kind: "단톡방 글", what: "정산, 민지 몫은 다르게" } },
    ],
    shows: /다낭|글|원/,
  },
];

/** Homes: rents that rise, a deposit that becomes rent, a fee, a loan, a letter. */
export const REALESTATE_TASKS: readonly Task[] = [
  {
    from: "realestate-e008",
    say: "보증금 5천 월 220 받는 가게 세 올릴라고",
    steps: [set("보증금", "보증금", "5천만원"), set("월세", "월세", "220만원")],
    shows: /220만/,
  },
  {
    from: "realestate-e008",
    say: "최대 얼마",
    steps: [{ find: "올릴 수", does: "얼마까지 올릴 수 있는지 보기" }],
    shows: /231만|상한/,
  },
  {
    from: "realestate-e001",
    say: "집주인이 월세 45에서 52로 올리재",
    steps: [
      set("월세", "월세", "45만원"),
      set("제안받은 월세", "제안받은 월세", "52만원"),
      { find: "올릴 수", does: "얼마까지 올릴 수 있는지 보기" },
    ],
    shows: /넘/,
  },
  {
    from: "realestate-e001",
    say: "50이면?",
    steps: [{ ...set("제안받은 월세", "제안받은 월세", "50만원"), onlyTry: true }],
    shows: /50만/,
  },
  {
    from: "realestate-c032",
    say: "2억5 전세를 1억에 월세로 바꾸자는데 월 얼마가 맞는교",
    steps: [
      set("보증금", "보증금", "2억5천"),
      set("제안받은 보증금", "제안받은 보증금", "1억"),
      { find: "바꿔 보기", does: "보증금과 월세 바꿔 보기" },
    ],
    shows: /월세/,
  },
  {
    from: "realestate-e016",
    say: "매매 7.3억 복비",
    steps: [
      set("집값", "집값", "7억 3천"),
      set("거래 종류", "거래 종류", "매매"),
      { find: "중개보수", does: "중개보수 상한 보기" },
    ],
    shows: /중개보수/,
  },
  {
    from: "realestate-e013",
    say: "둘이 합쳐 7200 벌어요 전세 3억",
    steps: [
      set("소득", "소득", "7200만원"),
      { find: "대출 한도", does: "대출 한도와 상환액 보기", fill: { ask: "한도" } },
    ],
    shows: /한도/,
  },
  {
    from: "realestate-e017",
    say: "계약서에 전입신고 하지말래요",
    steps: [
      { find: "조항", does: "조항이 괜찮은지 보기", fill: { what: "임차인은 전입신고를 하지 않는다" } },
    ],
    shows: /전입|조항|위험|무효/,
  },
  {
    from: "realestate-c060",
    say: "헐 그럼 연장 거절될 수도 있단 거네 만기가 1월 9일인데",
    steps: [
      set("만기", "만기", "2027년 1월 9일"),
      { find: "날짜", does: "날짜와 기한 보기", fill: { fn: "갱신 요구 기간" } },
    ],
    shows: /\d+월/,
  },
  {
    from: "realestate-e010",
    say: "내용증명 써주세요 열흘 안에 달라고",
    steps: [
      {
        find: "글 쓰기",
        does: "글 쓰기",
        fill: { kind: "내용증명", what: "보증금을 열흘 안에 돌려 달라고" },
      },
    ],
    shows: /보증금/,
  },
];
