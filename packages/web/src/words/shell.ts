import { pair } from "./side-by-side.ts";

export const SHELL = {
  maru: pair("마루", "Maru"),
  skip: pair("대화로 건너뛰기", "Skip to the conversation"),
  close: pair("닫기", "Close"),
  cancel: pair("취소", "Cancel"),
  save: pair("저장", "Save"),
  loading: pair("불러오는 중", "Loading"),
  back: pair("처음으로", "Home"),
  settings: pair("설정", "Settings"),
  theme: pair("화면", "Appearance"),
  theme_system: pair("기기 설정에 맞춤", "Match the device"),
  theme_light: pair("밝게", "Light"),
  theme_dark: pair("어둡게", "Dark"),
  language: pair("언어", "Language"),
  keyboard: pair("단축키", "Keyboard shortcuts"),
} as const;

export const HOME = {
  greeting: pair("무엇을 도와드릴까요?", "What can we do for you?"),
  lead: pair(
    "아래에서 골라 말을 걸어 보세요. 회원 가입은 필요 없어요.",
    "Pick one and start talking. No account needed.",
  ),
  begin: pair("대화 시작", "Start talking"),
  examples: pair("이렇게 물어보세요", "Try asking"),
  continue: pair("이어서 하기", "Pick up where you left off"),
  none: pair("아직 준비된 도우미가 없어요.", "No assistant is ready yet."),
} as const;

export const SESSIONS = {
  title: pair("대화 목록", "Conversations"),
  open: pair("대화 목록 열기", "Show conversations"),
  hide: pair("대화 목록 접기", "Hide conversations"),
  start: pair("새 대화", "New conversation"),
  search: pair("대화 찾기", "Find a conversation"),
  pinned: pair("고정", "Pinned"),
  today: pair("오늘", "Today"),
  yesterday: pair("어제", "Yesterday"),
  earlier: pair("이전", "Earlier"),
  empty: pair("아직 나눈 대화가 없어요.", "No conversations yet."),
  no_match: pair("“{{query}}”에 맞는 대화가 없어요.", "No conversation matches “{{query}}”."),
  untitled: pair("제목 없는 대화", "Untitled conversation"),
  more: pair("더 보기", "Show more"),
  menu: pair("“{{title}}” 더 보기", "More for “{{title}}”"),
  rename: pair("이름 바꾸기", "Rename"),
  new_name: pair("새 이름", "New name"),
  pin: pair("위에 고정", "Pin to the top"),
  unpin: pair("고정 해제", "Unpin"),
  remove: pair("삭제", "Delete"),
  remove_question: pair("이 대화를 삭제할까요?", "Delete this conversation?"),
  remove_warning: pair(
    "“{{title}}”의 메시지와 결과가 모두 지워지고, 되돌릴 수 없어요.",
    "All messages and results of “{{title}}” will be erased. This cannot be undone.",
  ),
} as const;

export const KEYS = {
  title: pair("단축키", "Keyboard shortcuts"),
  send: pair("보내기", "Send"),
  line: pair("줄 바꿈", "New line"),
  edit_last: pair("빈 입력창에서 마지막 메시지 고치기", "Edit the last message (empty box)"),
  stop: pair("답변 멈추기 · 창 닫기", "Stop the answer · close"),
  focus: pair("입력창으로", "To the message box"),
  start: pair("새 대화", "New conversation"),
  search: pair("대화 찾기", "Find a conversation"),
  sessions: pair("대화 목록 펴기·접기", "Show or hide conversations"),
  panel: pair("할 일과 결과 펴기·접기", "Show or hide plan and results"),
  inspect: pair("속 들여다보기", "Look inside"),
  help: pair("이 도움말", "This help"),
} as const;
