import { pair } from "./side-by-side.ts";

export const RESULTS = {
  title: pair("결과", "Results"),
  open: pair("결과 보기", "Show the results"),
  wider: pair("결과 넓게 보기", "Give the results more room"),
  narrower: pair("결과 좁게 보기", "Give the results less room"),
  estimate: pair("추정", "Estimate"),
  sources: pair("출처", "Sources"),
  take_home: pair("내보내기", "Take it with you"),
  taking: pair("만드는 중", "Preparing"),
  confidence: pair("확신도 {{percent}}%", "Confidence {{percent}}%"),
  as_chart: pair("차트로 보기", "Show as a chart"),
  as_table: pair("표로 보기", "Show as a table"),
  chart_of: pair("{{title}} 차트", "Chart of {{title}}"),
  changed: pair("바뀐 것", "What changed"),
  remade: pair("다시 맞춘 것: {{what}}", "Worked out anew: {{what}}"),
  kept: pair("나머지는 그대로예요.", "The rest stays as it was."),
  unknown: pair("미정", "open"),
} as const;

export const DOCUMENTS = {
  pdf: pair("PDF", "PDF"),
  ics: pair("캘린더", "Calendar"),
  md: pair("Markdown", "Markdown"),
  docx: pair("Word 문서", "Word document"),
  svg: pair("지도 그림", "Map picture"),
  json: pair("JSON", "JSON"),
} as const;

export const TRAVEL = {
  plans: pair("계획", "Plans"),
  flights: pair("교통", "Transport"),
  stays: pair("숙소", "Stays"),
  days: pair("일정", "Days"),
  costs: pair("비용", "Costs"),
  plan: pair("{{letter}}안", "Plan {{letter}}"),
  known: pair("여행 조건", "What it is planned for"),
  change_value: pair("{{field}} {{value}} 바꾸기", "Change: {{field}} {{value}}"),
  change: pair("바꾸기", "Change"),
  recommended: pair("추천", "Recommended"),
  chosen: pair("선택함", "Chosen"),
  choose: pair("{{letter}}안으로 할게요", "I'll take plan {{letter}}"),
  per_person: pair("1인당 {{amount}}", "{{amount}} per person"),
  left: pair("예산에서 {{amount}} 남음", "{{amount}} of the budget left"),
  over: pair("예산보다 {{amount}} 초과", "{{amount}} over budget"),
  outbound: pair("가는 편", "Outbound"),
  inbound: pair("오는 편", "Return"),
  round_trip: pair("왕복 1인", "round trip, per person"),
  direct: pair("직항", "direct"),
  stops: pair("경유 {{count}}회", "{{count|stop|stops}}"),
  per_night: pair("1박 {{amount}}", "{{amount}} a night"),
  rooms: pair("객실 {{count}}개", "{{count|room|rooms}}"),
  stay_total: pair("전체 {{amount}}", "{{amount}} in all"),
  rating: pair("평점 {{rating}}", "rated {{rating}}"),
  day: pair("{{number}}일차", "Day {{number}}"),
  route: pair("이동 경로: {{places}}", "Route: {{places}}"),
  kilometres: pair("{{count}}km", "{{count}} km"),
  walking: pair("걷는 거리 약 {{count}}km", "About {{count}} km on foot"),
  rainy: pair("비 오면: {{places}}", "If it rains: {{places}}"),
  travel: pair("{{mode}} {{minutes}}분", "{{mode}} {{minutes}} min"),
  budget: pair("예산 {{amount}}", "Budget {{amount}}"),
  item: pair("항목", "Item"),
  unit: pair("단가", "Unit price"),
  count: pair("수량", "Count"),
  amount: pair("금액", "Amount"),
  tips: pair("아끼는 법", "Ways to save"),
  ways_out: pair("예산이 모자라요", "The budget is too small"),
  budget_type: pair("알뜰", "Budget"),
  standard_type: pair("표준", "Standard"),
  premium_type: pair("프리미엄", "Premium"),
  costs_flights: pair("교통편", "Transport there"),
  costs_accommodation: pair("숙박", "Stay"),
  costs_food: pair("식비", "Food"),
  costs_transport: pair("현지 교통", "Local transport"),
  costs_attractions: pair("입장료", "Admission"),
  costs_shopping: pair("쇼핑", "Shopping"),
} as const;

/** Styles of a trip, as the planner keeps them. */
export const STYLES = {
  관광: pair("관광", "sightseeing"),
  맛집: pair("맛집", "food"),
  쇼핑: pair("쇼핑", "shopping"),
  휴양: pair("휴양", "relaxing"),
  액티비티: pair("액티비티", "activities"),
  문화: pair("문화", "culture"),
  자연: pair("자연", "nature"),
  역사: pair("역사", "history"),
} as const;

/** Fields a person knows by name, for saying what changed. */
export const FIELDS = {
  destination: pair("여행지", "Destination"),
  duration: pair("기간", "Stay"),
  budget: pair("예산", "Budget"),
  budget_basis: pair("예산 기준", "Budget for"),
  num_people: pair("인원", "Travellers"),
  travel_style: pair("스타일", "Style"),
  departure_date: pair("출발일", "Departure"),
  chosen_plan: pair("고른 계획", "Chosen plan"),
} as const;

/** Fields that count something. */
export const COUNTS = {
  duration: pair("{{count}}박", "{{count|night|nights}}"),
  num_people: pair("{{count}}명", "{{count|person|people}}"),
} as const;

/** For how many a budget is. */
export const BASES = {
  total: pair("모두 합쳐", "everybody"),
  per_person: pair("1인당", "each person"),
} as const;

/** What may stand in a field, said before it is written. */
export const ALLOWED = {
  duration: pair("며칠 밤 (1박~14박)", "How many nights (1 to 14)"),
  num_people: pair("몇 명 (1명~10명)", "How many people (1 to 10)"),
  budget: pair("얼마 (원)", "How much (won)"),
  departure_date: pair("언제 출발", "When to leave"),
} as const;

/** What somebody would write to change a value. */
export const ASKING = {
  duration: pair("{{value}}박으로 바꿔줘", "make it {{value}} nights"),
  num_people: pair("{{value}}명으로 바꿔줘", "make it {{value}} people"),
  budget: pair("예산을 총 {{value}}원으로 바꿔줘", "change the budget to {{value}} won in total"),
  budget_each: pair("예산을 1인당 {{value}}원으로 바꿔줘", "change the budget to {{value}} won per person"),
  departure_date: pair("출발일을 {{value}}로 바꿔줘", "leave on {{value}}"),
} as const;
