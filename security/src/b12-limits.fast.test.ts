import { Runtime, SYSTEM_PORTS } from "@maru/runtime";
import { noteAssistant } from "@maru/runtime/testing";
import { ApiKeys } from "@maru/server";
import { startFixture } from "@maru/server/testing";
import { openStorage } from "@maru/storage";
import { expect, it } from "vitest";

it("[B12] one person, one company and one address are held to their limits, others are not", async () => {
  const storage = await openStorage("memory:");
  const keys = new ApiKeys(storage, SYSTEM_PORTS);
  const fixture = await startFixture({
    storage,
    runtime: new Runtime({ storage, assistants: [noteAssistant()] }),
    authentication: { keys },
    limits: { requests: 100, messages: 5, companyMessages: 8, strangers: 3 },
  });
  const person = async (tenant: string, user: string) => {
    const { token } = await keys.create({ name: user, tenant, user, role: "member" });
    const call = (path: string, body: object) =>
      fetch(`${fixture.server.url}${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      });
    const { id } = (await (await call("/api/v1/sessions", { assistant: "note" })).json()) as { id: string };
    return async (count: number) => {
      const answers = [];
      for (let index = 0; index < count; index += 1)
        answers.push(await call(`/api/v1/sessions/${id}/messages`, { text: "x", client_id: `${index}` }));
      return answers;
    };
  };
  const [jiwoo, minsu, other] = await Promise.all([
    person("a", "지우"),
    person("a", "민수"),
    person("b", "지우"),
  ]);
  const statuses = (answers: readonly Response[]) => answers.map(({ status }) => status);
  const first = await jiwoo(6);
  expect(statuses(first)).toEqual([202, 202, 202, 202, 202, 429]);
  expect(Number(first.at(-1)?.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(statuses(await minsu(4))).toEqual([202, 202, 202, 429]);
  expect(statuses(await other(5))).toEqual([202, 202, 202, 202, 202]);
  const anonymous = async () => (await fetch(`${fixture.server.url}/api/v1/sessions`)).status;
  expect([await anonymous(), await anonymous(), await anonymous(), await anonymous()]).toEqual([
    401, 401, 401, 429,
  ]);
  await fixture.stop();
});
