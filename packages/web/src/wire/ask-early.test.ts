import { addressOf, ROUTES } from "@maru/protocol";
import { expect, it } from "vitest";
import { neededAt } from "./ask-early.ts";

it("asks early under the addresses that are asked for later", () => {
  const session = addressOf(ROUTES.readSession, { params: { session_id: "abc" } });
  const assistants = addressOf(ROUTES.listAssistants, {});
  expect(neededAt("/")).toEqual([assistants]);
  expect(neededAt("/s/abc/inspect/steps")).toEqual([session, assistants]);
});
