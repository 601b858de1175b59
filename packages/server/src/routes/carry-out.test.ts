import { FACTORIES } from "@maru/assistants";
import { callRoute, ROUTES } from "@maru/protocol";
import { expect, it, onTestFinished } from "vitest";
import { startFixture } from "../testing/server-fixture.ts";

async function adviser() {
  const factory = FACTORIES.get("realestate");
  if (factory === undefined) throw new Error("there is a real-estate adviser");
  const server = await startFixture({
    assistants: [factory({ data: null, user: "tester", environment: {} })],
  });
  onTestFinished(() => server.stop());
  const { id } = await callRoute(server.wire, ROUTES.createSession, { body: { assistant: "realestate" } });
  return { ...server, params: { session_id: id } };
}

it("every operation is a form, and what a form gives is carried out as one turn", async () => {
  const { wire, runtime, params } = await adviser();
  const { forms } = await callRoute(wire, ROUTES.readForms, { params });
  const set = forms.find(({ op }) => op === "set");
  expect(set?.fields.map(({ name, is_required }) => [name, is_required])).toEqual(
    expect.arrayContaining([
      ["slot", true],
      ["value", true],
    ]),
  );
  const values = { deposit: "1억", proposed_deposit: "1억 600만원" };
  const calls = [
    ...Object.entries(values).map(([slot, value]) => ({ op: "set", args: { slot, value } })),
    { op: "increase" },
  ];
  const body = { calls, client_id: "a" };
  const accepted = await callRoute(wire, ROUTES.carryOut, { params, body });
  expect(await callRoute(wire, ROUTES.carryOut, { params, body })).toEqual({ ...accepted, is_new: false });
  await runtime.whenIdle(params.session_id as never);
  const { result, transcript } = await callRoute(wire, ROUTES.readSession, { params });
  expect(result.reply).toContain("상한을 넘는 금액은 100만원");
  // What was tapped reads like what somebody said.
  const said = transcript.find(({ role }) => role === "user")?.text ?? "";
  expect(said.split("\n")[0]).toBe("보증금을 1억으로 적기");
});

it("refuses what is no operation, and changes nothing", async () => {
  const { wire, params } = await adviser();
  const body = { calls: [{ op: "DROP TABLE" }], client_id: "a" };
  await expect(callRoute(wire, ROUTES.carryOut, { params, body })).rejects.toMatchObject({ status: 400 });
});
