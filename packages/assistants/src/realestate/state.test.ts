import { decodeState, encodeState, initialState } from "@maru/state";
import { expect, it } from "vitest";
import { NO_FACTS, Request } from "./shapes/request.ts";
import { MainSupervisorState } from "./state.ts";

const asked = Request.parse({
  text: "1억 원금균등이면?",
  subject: "1억 원금균등이면?",
  intent: "LOAN_CONSULT",
  confidence: 0.9,
  topics: ["loan_payment"],
  facts: { ...NO_FACTS, loan_amount: 100_000_000 },
  is_situation: false,
  reuses: false,
  look: null,
  keywords: [],
  unread: [],
  contract_text: null,
});

/** A conversation as it was stored when a question knew one way to pay back. */
function storedBefore(repayment: string | null): string {
  const state = initialState(MainSupervisorState, { session_id: "s-1", request: asked });
  const envelope = JSON.parse(encodeState(MainSupervisorState, state)) as {
    version: number;
    state: { request: { facts: Record<string, unknown> } };
  };
  const { facts } = envelope.state.request;
  delete facts["repayments"];
  return JSON.stringify({
    ...envelope,
    version: 1,
    state: {
      ...envelope.state,
      request: { ...envelope.state.request, facts: { ...facts, repayment } },
    },
  });
}

it.each([
  ["equal_principal", ["equal_principal"]],
  [null, []],
])("a conversation from when there was one way to pay back opens: %s", (before, after) => {
  const { request } = decodeState(MainSupervisorState, storedBefore(before));
  expect(request?.facts).toMatchObject({ repayments: after, loan_amount: 100_000_000 });
});
