import { expect, it } from "vitest";
import { NO_FACTS, type Request } from "../shapes/request.ts";
import { inPlaceOfLast } from "./replaced-amount.ts";

const asked = (topics: Request["topics"], facts: Partial<Request["facts"]>): Request => ({
  text: "",
  subject: "",
  intent: "LEGAL_CONSULT",
  confidence: 0.9,
  topics,
  facts: { ...NO_FACTS, ...facts },
  is_situation: false,
  reuses: false,
  look: null,
  keywords: [],
  contract_text: null,
  unread: [],
});
const demand = asked(["increase"], {
  deposit: 360_000_000,
  previous_deposit: 360_000_000,
  new_deposit: 390_000_000,
});

it("puts another sum in place of what was demanded", () => {
  expect(inPlaceOfLast({ deposit: 375_000_000 }, "그럼 3억7500이면요?", demand)).toMatchObject({
    previous_deposit: 360_000_000,
    new_deposit: 375_000_000,
  });
});

it("leaves what is paid now as what is paid now", () => {
  const facts = { deposit: 350_000_000 };
  expect(inPlaceOfLast(facts, "지금 보증금은 3억5천이에요", demand)).toBe(facts);
});

it("keeps a part of the deposit that becomes rent", () => {
  const whole = asked(["conversion"], { deposit: 300_000_000 });
  expect(inPlaceOfLast({ deposit: 200_000_000 }, "그럼 보증금 2억 남기면?", whole)).toMatchObject({
    deposit: 300_000_000,
    new_deposit: 200_000_000,
  });
});

it("reads a sum without a name as what the last question was about", () => {
  const fee = asked(["broker_fee"], { deposit: 300_000_000 });
  expect(inPlaceOfLast({ price: 400_000_000 }, "그럼 4억이면?", fee)).toEqual({ deposit: 400_000_000 });
  expect(inPlaceOfLast({ price: 400_000_000 }, "매매 4억이면?", fee)).toEqual({ price: 400_000_000 });
});
