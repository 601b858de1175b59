import { SYSTEM_PORTS } from "@maru/runtime";
import { openStorage } from "@maru/storage";
import { expect, it, onTestFinished } from "vitest";
import { ApiKeys } from "../access/api-keys.ts";
import { startFixture } from "../testing/server-fixture.ts";

it("names a damaged conversation to its owner, serves the others, and lets it be deleted", async () => {
  const storage = await openStorage("memory:");
  const keysOf = (byte: number) =>
    new ApiKeys(storage, { ...SYSTEM_PORTS, random: (count) => new Uint8Array(count).fill(byte) });
  const tokenOf = async (user: string, byte: number) =>
    (await keysOf(byte).create({ name: user, tenant: "acme", user, role: "member" })).token;
  const fixture = await startFixture({ storage, authentication: { keys: keysOf(0), tokens: null } });
  onTestFinished(() => fixture.stop());
  const [mine, hers] = [await tokenOf("지우", 1), await tokenOf("민수", 2)];
  const ask = (token: string, method: string, path: string, body?: object) =>
    fetch(new URL(`/api/v1/sessions${path}`, fixture.server.url), {
      method,
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const create = async () =>
    ((await (await ask(mine, "POST", "", { assistant: "note" })).json()) as { id: string }).id;
  const [damaged, sound] = [await create(), await create()];
  await storage.vault.backend.commit({
    space: `session/${damaged}`,
    puts: [{ table: "session", key: "session", cell: "{" }],
  });

  const listed = await ask(mine, "GET", "");
  expect(listed.status).toBe(200);
  expect(await listed.json()).toMatchObject({ sessions: [{ id: sound }], damaged: [damaged] });
  const one = `/${damaged}`;
  const refused = await ask(mine, "GET", one);
  expect([refused.status, await refused.json()]).toMatchObject([409, { error: "DAMAGED" }]);
  for (const method of ["GET", "DELETE"]) expect((await ask(hers, method, one)).status).toBe(404);
  expect(await fixture.runtime.recover()).toBe(0);
  expect((await ask(mine, "DELETE", one)).status).toBe(204);
  expect(await (await ask(mine, "GET", "")).json()).toEqual({
    sessions: [expect.objectContaining({ id: sound })],
    next: null,
  });
});
