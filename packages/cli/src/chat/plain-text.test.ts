import { expect, it } from "vitest";
import { plainText } from "./plain-text.ts";

it("takes out what could take over a terminal, and keeps the words and lines", () => {
  expect(plainText("오사카\u001b[31m\n3박\u202e\u0007")).toBe("오사카[31m\n3박");
});
