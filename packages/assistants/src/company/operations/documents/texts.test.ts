import { expect, it } from "vitest";
import { carryOutCalls } from "../../../testing/carry-out-calls.ts";
import { company } from "../../index.ts";

const NOW = "2026-11-19T10:00:00+09:00";
const say = async (...lines: readonly string[]) =>
  (await carryOutCalls(company({ data: null, user: "u_exec", environment: {} }), NOW, lines)).replies.at(
    -1,
  ) ?? "";

it("writes a mail of the figures on the screen, all of them with their sum", async () => {
  const mail = await say("지난달 팀별 매출", "이거 팀장님한테 보낼 메일로 써줘");
  expect(mail).toContain("팀장님께");
  expect(mail).toContain("동부팀: 79,186,000원");
  expect(mail).toContain("합계: 623,272,000원");
});

it("writes what is told and not the order itself", async () => {
  const memo = await say("메모 하나 써줘 내일까지 견본품 3개 챙기기");
  expect(memo).toContain("- 내일까지 견본품 3개 챙기기");
  expect(await say("Sales by team in September", "write a mail to my boss about it")).not.toContain(
    "to my boss",
  );
});

it("marks what nobody told in a text of a kind of its own", async () => {
  expect(await say("인수인계 문서 써줘")).toMatch(/^인수인계[\s\S]*\[전할 내용\]/u);
});
