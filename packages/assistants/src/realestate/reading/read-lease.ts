import { readLeaseFields } from "../documents/read-lease-fields.ts";
import { type LeaseField, LeaseFields } from "../shapes/lease-fields.ts";
import type { Topic } from "../shapes/request.ts";
import type { MainSupervisorState } from "../state.ts";

export interface LeaseTurn {
  /** Whether this message is about the lease that is being written. */
  readonly isMeant: boolean;
  readonly fields: LeaseFields | null;
  /** What else it asks for. */
  readonly besides: readonly Topic[];
}

const STOPS = /(?:그만|취소|중단|안쓸래|안할래|멈춰|됐어)/u;
const GOES_ON = /계약서|이어서|계속|초안|승인|특약/u;
const ASKS = /[?？]\s*$|(?:까요|나요|가요|인가|을까|ㄹ까|는지|뭐야|얼마야|어때)\s*[?？]?\s*$/u;
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
  if (!begins && earlier === null) return { isMeant: false, fields: null, besides: [] };
  const known = LeaseFields.parse(earlier ?? {});
  const squeezed = text.replaceAll(/\s+/gu, "");
  if (!begins && STOPS.test(squeezed) && squeezed.length <= 20)
    return { isMeant: false, fields: null, besides: [] };
  const asked = state.questions.filter((name) => name in LeaseFields.shape) as LeaseField[];
  const read = LeaseFields.parse(readLeaseFields(known, text, { now, asked }));
  const isElsewhere = topics.some((topic) => ELSEWHERE.includes(topic)) && !namesParts(read, known);
  const isChanged = !isElsewhere && JSON.stringify(read) !== JSON.stringify(known);
  const isMeant = begins || (isChanged && !ASKS.test(text)) || (GOES_ON.test(squeezed) && !ASKS.test(text));
  return {
    isMeant,
    fields: isMeant ? read : known,
    besides: begins ? topics.filter((topic) => BESIDES.includes(topic)) : [],
  };
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
