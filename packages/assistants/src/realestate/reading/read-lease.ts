import { readApproval } from "@maru/language";
import { type LeaseReading, readLeaseFields } from "../documents/read-lease-fields.ts";
import { isSameLease, type LeaseField, LeaseFields } from "../shapes/lease-fields.ts";
import type { Topic } from "../shapes/request.ts";
import type { MainSupervisorState } from "../state.ts";
import { isQuestion } from "./is-question.ts";

export interface LeaseTurn {
  /** Whether this message is about the lease that is being written. */
  readonly isMeant: boolean;
  readonly fields: LeaseFields | null;
  /** What else it asks for. */
  readonly besides: readonly Topic[];
  /** What it decides about the draft that was shown last, where nothing waits for it any more. */
  readonly decision: "approve" | "reject" | null;
}

/** A yes after a day is to nothing anybody still has before his eyes. */
export const TIME_TO_APPROVE = 24 * 3_600_000;
const NOT_MEANT: LeaseTurn = { isMeant: false, fields: null, besides: [], decision: null };
const STOPS = /(?:그만|취소|중단|안쓸래|안할래|멈춰|됐어|거절|stop|cancel)/iu;
const GOES_ON = /계약서|이어서|계속|초안|승인|특약|완성|lease|contract/iu;
/** What a lease is asked for together with: «시세도 알려주고 계약서도 써줘». */
const BESIDES: readonly Topic[] = ["market", "listings", "loan_products", "broker_fee"];

/** Reads a message as part of a lease that is being written, or begins one. */
export function readLease(
  state: Pick<MainSupervisorState, "query" | "questions" | "lease_fields" | "document_team_state">,
  topics: readonly Topic[],
  now: string,
): LeaseTurn {
  const text = state.query;
  const begins = topics.includes("contract_creation");
  const finished = state.document_team_state?.final_document != null ? state.document_team_state : null;
  const isChange = /특\s?약.{0,40}(?:추가|넣|빼|삭제|지워)|계약서.{0,20}(?:바꿔|고쳐|수정)/u.test(text);
  const earlier = state.lease_fields ?? (isChange ? (finished?.lease_fields ?? null) : null);
  if (!begins && earlier === null) return NOT_MEANT;
  const known = LeaseFields.parse(earlier ?? {});
  const asks = isQuestion(text);
  const decision = begins ? null : draftDecision(state, known, now);
  if (decision === "reject") return { isMeant: true, fields: known, besides: [], decision };
  const asked = state.questions.filter((name) => name in LeaseFields.shape) as LeaseField[];
  const read = LeaseFields.parse(readLeaseFields(known, text, { now, asked }));
  const isElsewhere = topics.some((topic) => ELSEWHERE.includes(topic)) && !namesParts(read, known);
  const isChanged = !isElsewhere && JSON.stringify(read) !== JSON.stringify(known);
  const isApproved = decision === "approve" && !isChanged;
  const isMeant = begins || isApproved || (!asks && (isChanged || GOES_ON.test(text)));
  return {
    isMeant,
    fields: isMeant ? read : asks ? toldBeside(known, text, { now, asked }) : known,
    besides: begins ? topics.filter((topic) => BESIDES.includes(topic)) : [],
    decision: isApproved ? "approve" : null,
  };
}

/** «보증금은 2천으로요. 근데 확정일자는 왜 받아요?»: what is told beside a question is written down all the same. */
function toldBeside(known: LeaseFields, text: string, reading: LeaseReading): LeaseFields {
  const sentences = text.split(/(?<=[가-힣](?:요|다|음|임|해|어|야)?[.!?？~])\s+|\n+/u);
  const told = sentences.filter((each) => !isQuestion(each));
  if (told.length === 0 || told.length === sentences.length) return known;
  const read = LeaseFields.parse(readLeaseFields(known, told.join(" "), reading));
  return read;
}

/** A plain yes or no to the lease that is being written, said when nothing waits for it. */
export function draftDecision(
  state: Pick<MainSupervisorState, "query" | "document_team_state">,
  known: LeaseFields,
  now: string,
): "approve" | "reject" | null {
  if (isQuestion(state.query)) return null;
  if (STOPS.test(state.query) && state.query.replaceAll(/\s+/gu, "").length <= 20) return "reject";
  return wasShown(state, known, now) && approves(state.query) ? "approve" : null;
}

/** «잠깐, 확정일자는 언제 받아?» came in between; the draft that a yes is for is still the one that was shown. */
function wasShown(
  { document_team_state: team }: Pick<MainSupervisorState, "document_team_state">,
  known: LeaseFields,
  now: string,
): boolean {
  const shown = team?.final_document === null ? team.document_content : null;
  if (shown === null || shown === undefined) return false;
  const age = Date.parse(now) - Date.parse(shown.created_at);
  return age <= TIME_TO_APPROVE && isSameLease(shown.metadata, known);
}

function approves(text: string): boolean {
  const found = readApproval(text);
  return found?.value.decision === "approve" && found.value.except.length === 0;
}

/** What people turn to in between: «잠깐 강남구 전세 시세 먼저». */
const ELSEWHERE: readonly Topic[] = [
  "market",
  "listings",
  "price_level",
  "loan_products",
  "loan_limit",
  "loan_payment",
  "policy",
  "roi",
  "broker_fee",
  "deposit_risk",
  "increase",
  "conversion",
];

/** Whether it brought a name, a day or an address of the lease itself. */
function namesParts(read: LeaseFields, known: LeaseFields): boolean {
  const parts = ["lessor_name", "lessee_name", "start_date", "end_date", "address_road"] as const;
  return parts.some((name) => read[name] !== known[name]);
}
