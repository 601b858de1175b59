import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { expect, it } from "vitest";
import { runMaru, temporaryStore } from "../testing/run-maru.ts";

const main = new URL("../main.ts", import.meta.url).pathname;

interface Made {
  readonly token: string;
  readonly key: { readonly id: string };
}

it("makes a key that the server lets in until it is revoked", { timeout: 60_000 }, async () => {
  const { url } = temporaryStore();
  const keys = (...given: string[]) => runMaru(["keys", ...given, "--store", url, "--json"]);
  const { token, key } = (await keys("create", "대시보드")).json() as Made;
  const listed = await keys("list");
  expect(listed.json()).toMatchObject({ keys: [{ name: "대시보드", role: "member", revoked_at: null }] });
  expect(listed.output).not.toContain(token.slice(-20));

  const start = ["--import", "tsx", main, "start", "--port", "0", "--keys", "--store", url];
  const child = spawn(process.execPath, start, { stdio: ["ignore", "pipe", "ignore"] });
  const ended = once(child, "exit");
  const [address] = (await once(createInterface({ input: child.stdout }), "line")) as [string];
  const ask = async (authorization: string) =>
    (await fetch(new URL("/api/v1/sessions", address), { headers: { authorization } })).status;
  expect(await ask(`Bearer ${token}`)).toBe(200);
  expect(await ask(`Bearer ${token.slice(0, -1)}!`)).toBe(401);
  expect((await keys("revoke", key.id)).code).toBe(0);
  expect(await ask(`Bearer ${token}`)).toBe(401);
  child.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
});

it("tells which keys are in use, expired or revoked", async () => {
  const { url } = temporaryStore();
  const made = async (...given: string[]) =>
    (await runMaru(["keys", "create", ...given, "--store", url, "--json"])).json() as Made;
  await made("쓰는 것");
  await made("지난 것", "--expires", "2099-12-31");
  const { key } = await made("막은 것");
  await runMaru(["keys", "revoke", key.id, "--store", url]);
  const later = { now: Date.parse("2100-01-01T00:00:00+09:00") };
  const { output } = await runMaru(["keys", "list", "--store", url], later);
  expect(output).toMatch(/쓰는 것.*in use\n/);
  expect(output).toMatch(/지난 것.*expired \(2099-12-31T14:59:59\.999Z\)/);
  expect(output).toMatch(/막은 것.*revoked/);
});

it.each([
  [["keys", "create", "x", "--expires", "2027-02-30"], "Expected a day"],
  [["keys", "create", "x", "--expires", "2001-01-01"], "over already"],
  [["keys", "create", "x", "--role", "king"], "reader, member, operator"],
  [["keys", "revoke", "nothing"], "no API key"],
  [["start", "--host", "0.0.0.0"], "would let anyone in"],
])("refuses %j and ends with 2", async (parameters, expected) => {
  const ran = await runMaru([...parameters, "--store", "memory:"]);
  expect([ran.code, ran.errors]).toEqual([2, expect.stringContaining(expected)]);
});
