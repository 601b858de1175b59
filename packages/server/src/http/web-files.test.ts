import { Runtime } from "@maru/runtime";
import { openStorage } from "@maru/storage";
import { expect, it } from "vitest";
import { startServer } from "../start-server.ts";
import type { WebFiles } from "./web-files.ts";

const file = (text: string, type: string) => ({ body: new TextEncoder().encode(text), type });
const web: WebFiles = new Map([
  ["/index.html", file("<main>마루</main>", "text/html; charset=utf-8")],
  ["/assets/app-1a2b.js", file("go()", "text/javascript")],
]);

it("gives the page for every view, also to who only asks whether it is there, and no page for the rest", async () => {
  const storage = await openStorage("memory:");
  const server = await startServer({ runtime: new Runtime({ storage, assistants: [] }), storage, web });
  const ask = (path: string, method = "GET") => fetch(new URL(path, server.url), { method });
  for (const path of ["/", "/s/01m7nk2er89hfryq1twvz5zzda"])
    expect(await (await ask(path)).text()).toBe("<main>마루</main>");
  const head = await ask("/", "HEAD");
  expect([head.status, head.headers.get("content-type"), await head.text()]).toEqual([
    200,
    "text/html; charset=utf-8",
    "",
  ]);
  const script = await ask("/assets/app-1a2b.js");
  expect(script.headers.get("cache-control")).toContain("immutable");
  expect([script.headers.get("content-encoding"), await script.text()]).toEqual(["gzip", "go()"]);
  const plain = await fetch(new URL("/assets/app-1a2b.js", server.url), {
    headers: { "accept-encoding": "identity" },
  });
  expect([plain.headers.get("content-encoding"), await plain.text()]).toEqual([null, "go()"]);
  for (const path of ["/assets/gone.js", "/api/v1/nothing"]) expect((await ask(path)).status).toBe(404);
  expect((await ask("/", "POST")).status).toBe(404);
  await server.stop();
  await storage.close();
});
