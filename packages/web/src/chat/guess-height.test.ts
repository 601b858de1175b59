import { expect, it } from "vitest";
import { guessHeight } from "./guess-height.ts";
import type { Row } from "./rows.ts";

const said = (text: string): Row => ({
  kind: "pending",
  key: text,
  message: { clientId: text, text, at: "", status: "sending" },
  isQueued: false,
});

it("a long message is taken for a long one", () => {
  const short = guessHeight(said("네"));
  expect(short).toBeLessThan(120);
  expect(guessHeight(said("가".repeat(420)))).toBeGreaterThan(short + 200);
  expect(guessHeight(said(Array(100).fill("| 항목 | 금액 |").join("\n")))).toBeGreaterThan(2000);
  expect(guessHeight(said("네"))).toBe(short);
});
