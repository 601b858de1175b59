import { pair } from "./side-by-side.ts";

export const CHAT = {
  conversation: pair("대화", "Conversation"),
  box: pair("메시지", "Message"),
  placeholder: pair("메시지를 입력하세요", "Write a message"),
  send: pair("보내기", "Send"),
  stop: pair("멈추기", "Stop"),
  stopping: pair("멈추는 중", "Stopping"),
  too_long: pair("한 번에 {{most}}자까지 보낼 수 있어요.", "A message may have at most {{most}} characters."),
  notice: pair("알림", "Notice"),
  said_by_you: pair("내 메시지", "Your message"),
  said_by: pair("{{name}}의 답변", "Answer of the {{name}}"),
  copy: pair("복사", "Copy"),
  copied: pair("복사했어요", "Copied"),
  edit: pair("고쳐서 다시 묻기", "Edit and ask again"),
  editing: pair("메시지 고치기", "Edit the message"),
  forked: pair("여기서 새 갈래로 이어져요.", "From here on a new branch."),
  edit_note: pair(
    "여기서부터 새 갈래로 이어져요. 지금까지의 대화는 그대로 남아요.",
    "The conversation goes on from here on a new branch. What was said so far is kept.",
  ),
  retry: pair("다시 답변받기", "Answer again"),
  send_again: pair("다시 보내기", "Send again"),
  not_sent: pair("보내지 못했어요", "Not sent"),
  waiting_to_send: pair("연결되면 보낼게요", "Will be sent when the connection is back"),
  sending: pair("보내는 중", "Sending"),
  received: pair("받았어요", "Received"),
  queued: pair("앞의 답변이 끝나면 이어서 답할게요", "Will be answered after the one before"),
  thinking: pair("생각하고 있어요", "Thinking"),
  newest: pair("맨 아래로", "To the newest message"),
  quick_replies: pair("빠른 답변", "Quick answers"),
  link_to: pair("{{host}}", "{{host}}"),
  picture: pair("그림: {{text}}", "Picture: {{text}}"),
} as const;

export const CONNECTION = {
  again: pair("다시 연결하는 중이에요. 하던 일은 계속되고 있어요.", "Reconnecting. Work goes on meanwhile."),
  offline: pair("오프라인이에요. 연결되면 이어서 할게요.", "You are offline. We go on once you are back."),
  back: pair("다시 연결됐어요", "Connected again"),
  gone: pair(
    "이 대화는 더 이어갈 수 없어요. 만료됐거나 다른 곳에서 삭제됐어요.",
    "This conversation cannot go on. It has expired or was deleted elsewhere.",
  ),
  sign_in: pair(
    "로그인이 끝났어요. 페이지를 새로 고치고 다시 들어와 주세요.",
    "You are signed out. Please reload the page and sign in again.",
  ),
  slow: pair(
    "평소보다 오래 걸리고 있어요. 기다리시거나 멈출 수 있어요.",
    "This takes longer than usual. You can wait or stop it.",
  ),
} as const;

export const PLAN = {
  title: pair("할 일", "Plan"),
  empty: pair("할 일이 생기면 여기에 보여요.", "What is being done for you shows up here."),
  count: pair("{{total}}개 중 {{done}}개 끝남", "{{done}} of {{total}} done"),
  pending: pair("대기", "To do"),
  in_progress: pair("진행 중", "In progress"),
  stopped: pair("멈춤", "Stopped"),
  needs_you: pair("확인을 기다려요", "Waiting for you"),
  completed: pair("완료", "Done"),
  failed: pair("실패", "Failed"),
  failed_more: pair(
    "이 부분은 하지 못했어요. 다른 결과는 그대로 볼 수 있어요.",
    "This part could not be done. The other results still stand.",
  ),
  failed_alone: pair(
    "이 부분은 하지 못했어요. 잠시 뒤 다시 시도해 주세요.",
    "This part could not be done. Please try again in a moment.",
  ),
  failed_going: pair(
    "이 부분은 하지 못했지만, 나머지는 계속하고 있어요.",
    "This part could not be done; the rest goes on.",
  ),
  skipped: pair("건너뜀", "Skipped"),
  skip: pair("“{{task}}” 건너뛰기", "Skip “{{task}}”"),
  skip_short: pair("건너뛰기", "Skip"),
  instant: pair("1초 안에", "within 1 s"),
  more: pair("자세히", "Details"),
  less: pair("간단히", "Less"),
  seconds: pair("{{count}}초", "{{count}} s"),
  minutes: pair("{{minutes}}분 {{seconds}}초", "{{minutes}} min {{seconds}} s"),
  hours: pair("{{hours}}시간 {{minutes}}분", "{{hours}} h {{minutes}} min"),
  days: pair("{{days}}일 {{hours}}시간", "{{days}} d {{hours}} h"),
  milliseconds: pair("{{count}}ms", "{{count}} ms"),
  reason: pair("기술적인 이유", "Technical reason"),
} as const;

/** Who works in a plan. Names that are not here are shown as they come. */
export const AGENTS = {
  consultant: pair("상담", "Consultation"),
  flight_expert: pair("항공편 찾기", "Find flights"),
  hotel_expert: pair("숙소 찾기", "Find stays"),
  itinerary_planner: pair("하루 일정 짜기", "Plan the days"),
  budget_manager: pair("비용 계산하기", "Work out the costs"),
  coordinator: pair("세 가지 계획 만들기", "Put three plans together"),
} as const;

export const WORLD = {
  expired: pair("이 대화는 만료됐어요", "This conversation has expired"),
  expired_more: pair(
    "오래된 대화는 정해진 기간이 지나면 지워져요. 새 대화를 시작해 주세요.",
    "Old conversations are erased after a while. Please start a new one.",
  ),
  missing: pair("이 대화를 찾을 수 없어요", "There is no such conversation"),
  missing_more: pair(
    "삭제됐거나, 다른 사람의 대화이거나, 주소가 잘못됐을 수 있어요.",
    "It may have been deleted, belong to someone else, or the address may be wrong.",
  ),
  forbidden: pair("볼 수 없는 대화예요", "You may not see this"),
  forbidden_more: pair("이 대화를 볼 권한이 없어요.", "You do not have the right to see this conversation."),
  sign_in: pair("로그인이 필요해요", "Please sign in"),
  sign_in_more: pair(
    "이 서버는 로그인한 사람만 쓸 수 있어요. 관리자에게 받은 토큰을 넣어 주세요.",
    "This server is for people who signed in. Please enter the token you were given.",
  ),
  token: pair("토큰", "Token"),
  enter: pair("들어가기", "Enter"),
  wrong_token: pair(
    "토큰이 맞지 않아요. 다시 확인해 주세요.",
    "This token is not valid. Please check it again.",
  ),
  unreachable: pair("서버에 연결할 수 없어요", "The server cannot be reached"),
  unreachable_more: pair(
    "서버가 켜져 있는지, 인터넷이 연결돼 있는지 확인해 주세요.",
    "Please check that the server is running and that you are online.",
  ),
  failed: pair("문제가 생겼어요", "Something went wrong"),
  failed_more: pair(
    "대화 내용은 저장돼 있어요. 다시 시도하거나 다른 대화를 이어갈 수 있어요.",
    "Your conversation is saved. Try again, or go on with another one.",
  ),
  part_failed: pair(
    "이 부분을 보여 드리지 못했어요. 대화는 그대로 이어갈 수 있어요.",
    "This part could not be shown. The conversation goes on as before.",
  ),
  busy: pair("요청이 많아요", "Too many requests"),
  again: pair("다시 시도", "Try again"),
  reason: pair("기술적인 이유", "Technical reason"),
  nowhere: pair("이런 페이지는 없어요", "There is no such page"),
} as const;
