import { expect, it } from "vitest";
import { ASKING, mayAsk } from "./asking.ts";

it("asks each question once, and for a contract as often as one is missing", () => {
  const said = [`지원을 찾았어요.\n${ASKING["age"]?.ko}`, ASKING["contract_text"]?.ko ?? ""];
  expect(["age", "income", "contract_text"].filter(mayAsk(said, "ko"))).toEqual(["income", "contract_text"]);
});
