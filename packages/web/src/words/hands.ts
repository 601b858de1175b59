import { pair } from "./side-by-side.ts";

export const HANDS = {
  all: pair("할 수 있는 일", "What can be done"),
  search: pair("무엇을 하고 싶으세요?", "What would you like to do?"),
  found: pair("{{count}}가지를 찾았어요", "{{count|thing|things}} found"),
  none: pair("맞는 일을 찾지 못했어요.", "Nothing fits."),
  ask_so: pair("“{{words}}” 그대로 묻기", "Ask “{{words}}” as it is"),
  now: pair("지금이라면", "Right now"),
  shown: pair("보이는 것", "What is shown"),
  ready: pair("바로 돼요", "Ready"),
  gaps: pair("빈칸 {{count}}", "{{count|gap|gaps}}"),
  harmless: pair(
    "열어서 “적용”을 누르기 전에는 아무것도 바뀌지 않아요.",
    "Opening something changes nothing until you apply it.",
  ),
  choose: pair("골라 주세요", "Please choose"),
  nothing: pair("정하지 않음", "Not set"),
  may_be_empty: pair("없어도 돼요", "Optional"),
  missing: pair("“{{name}}” 항목을 채워 주세요.", "Please fill in “{{name}}”."),
  more: pair("더 정하기", "More"),
  one_more: pair("하나 더", "One more"),
  kept_now: pair("지금은 {{value}}", "Now: {{value}}"),
  apply: pair("적용", "Apply"),
  only_try: pair("해 보기만", "Only try it"),
  only_try_note: pair(
    "해 보기만 하면 달라질 점만 알려 드리고 값은 그대로예요.",
    "Trying tells what would be different and keeps everything as it is.",
  ),
  offers: pair("혹시 이걸까요?", "Did you mean one of these?"),
  fill_in: pair("“{{name}}” 고쳐서 하기", "Change “{{name}}” first"),
  not_understood: pair("못 알아들은 말", "Not understood"),
  find_words: pair("“{{words}}”로 할 수 있는 일 찾기", "Find what can be done with “{{words}}”"),
  supposed: pair("아직 바꾸지 않았어요", "Nothing is changed yet"),
  do_it: pair("이대로 하기", "Do it"),
  leave_it: pair("그대로 두기", "Leave it"),
  chips: pair("가정과 조건", "Assumptions and conditions"),
  assumed: pair("가정", "Assumed"),
  wish: pair("조건", "Condition"),
  broken: pair("지킬 수 없어요", "Cannot hold"),
  change: pair("바꾸기", "Change"),
  let_go: pair("“{{name}}” 조건 빼기", "Drop the condition “{{name}}”"),
  point: pair("“{{name}}”로 할 수 있는 일", "What can be done with “{{name}}”"),
  other: pair("그 밖에", "Other"),
  worked_out: pair("계산한 값과 쓴 글", "Figures and texts"),
  stale: pair("값이 바뀌기 전 계산", "From before a change"),
  try_asking: pair("이렇게 물어보세요", "Try asking"),
  by_hand: pair("말 없이 골라서 하기", "Or pick something"),
  see_all: pair("할 수 있는 일 모두 보기", "See everything that can be done"),
  say_amount: pair("예: 240만원, 1억 5천", "For example 2.4 million won"),
  say_percent: pair("예: 4.5%", "For example 4.5%"),
  say_date: pair("예: 12월 24일, 다음 주 금요일", "For example 24 December, next Friday"),
  say_duration: pair("예: 3박 4일, 2년", "For example 3 nights, 2 years"),
  say_people: pair("예: 4", "For example 4"),
  say_area: pair("예: 84㎡, 25평", "For example 84 m²"),
  say_name: pair("예: 오사카", "For example Osaka"),
  yes: pair("네", "Yes"),
  no: pair("아니요", "No"),
} as const;

/** Groups of the palette, by what an operation does. */
export const DOING = {
  ask: pair("묻고 계산하기", "Ask and work out"),
  keep: pair("적어 두고 고치기", "Keep and change"),
  write: pair("글 쓰기", "Write"),
  show: pair("보기", "Look"),
  respond: pair("고르고 되돌리기", "Choose and take back"),
  order: pair("맡겨서 실행하기", "Have it done"),
  talk: pair("말 건네기", "Talk"),
} as const;

/** What a form is sent off with. */
export const SENDING = {
  ask: pair("알아보기", "Find out"),
  keep: pair("적용", "Apply"),
  write: pair("쓰기", "Write it"),
  show: pair("보기", "Show it"),
  respond: pair("이렇게 하기", "Do it"),
  order: pair("진행하기", "Go ahead"),
  talk: pair("말하기", "Say it"),
} as const;

/** What may hold for the whole of an operation. */
export const HOLDING = {
  at: pair("언제·어디에", "When or where it holds"),
  if: pair("이럴 때만", "Only if"),
  by: pair("누구의 말인지", "Whose words"),
  not: pair("이건 말고", "But not"),
} as const;

/** What things that are shown are. */
export const THINGS = {
  slot: pair("적어 둔 값", "Kept values"),
  plan: pair("안", "Plans"),
  option: pair("후보", "Options"),
  item: pair("일정", "Days and stops"),
  draft: pair("쓴 글", "Texts"),
  result: pair("계산한 값", "Figures"),
  rule: pair("조건", "Conditions"),
  offer: pair("제안", "Offers"),
  supposition: pair("가정", "What if"),
  clause: pair("조항", "Clauses"),
  row: pair("줄", "Rows"),
  other: pair("그 밖에", "Other"),
} as const;
