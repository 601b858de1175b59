import { pair } from "./side-by-side.ts";

export const APPROVAL = {
  title: pair("확인해 주세요", "Please decide"),
  details: pair("무엇을 하나요", "What will happen"),
  before: pair("지금", "Now"),
  after: pair("바뀐 뒤", "Afterwards"),
  approve: pair("승인", "Approve"),
  change: pair("고치기", "Change"),
  send_changes: pair("고친 내용 보내기", "Send the changes"),
  nothing_changed: pair("바뀐 값이 없어요.", "Nothing was changed."),
  read_all: pair("전체 보기", "Read all of it"),
  reject: pair("거절", "Refuse"),
  deadline: pair(
    "{{when}}까지 답하지 않으면 아무 일도 하지 않아요.",
    "If nobody answers by {{when}}, nothing is done.",
  ),
  no_deadline: pair("답하기 전까지는 아무 일도 하지 않아요.", "Nothing is done before you answer."),
  yes: pair("예", "Yes"),
  no: pair("아니요", "No"),
  range: pair("{{least}}~{{most}}", "{{least}} to {{most}}"),
  at_least: pair("{{least}} 이상", "at least {{least}}"),
  at_most: pair("{{most}} 이하", "at most {{most}}"),
  one_per_line: pair("한 줄에 하나씩", "one per line"),
} as const;

export const PROBLEMS = {
  required: pair("값을 넣어 주세요.", "Please enter a value."),
  number: pair("숫자로 적어 주세요.", "Please enter a number."),
  whole: pair("소수점 없이 적어 주세요.", "Please enter a whole number."),
  too_small: pair("더 큰 값이어야 해요.", "It must be larger."),
  too_large: pair("더 작은 값이어야 해요.", "It must be smaller."),
  too_short: pair("조금 더 길게 적어 주세요.", "It must be longer."),
  too_long: pair("조금 더 짧게 적어 주세요.", "It must be shorter."),
  form: pair("형식에 맞지 않아요.", "It is not in the right form."),
  json: pair("JSON 형식이 아니에요.", "It is not valid JSON."),
} as const;
