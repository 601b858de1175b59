import { afterEach, expect, it } from "vitest";
import type { ModelRequest } from "../decisions/decision.ts";
import { startRawServer } from "../testing/raw-server.ts";
import { modelPort } from "./model-port.ts";
import { failureOf } from "./retry-after.ts";

const asked: { path: string; body: Record<string, unknown> }[] = [];
let close: () => Promise<void> = async () => undefined;
afterEach(async () => {
  asked.length = 0;
  await close();
});

async function complete(answer: string, given: Partial<ModelRequest> = {}, streams = true) {
  const server = await startRawServer((response, request, body) => {
    asked.push({ path: request.url ?? "", body: JSON.parse(body) as Record<string, unknown> });
    response.writeHead(200, { "content-type": "application/x-ndjson" }).end(answer);
  });
  close = server.close;
  const settings = { provider: "ollama", model: "qwen3:8b", key: null, price: null } as const;
  return modelPort({ ...settings, base_url: server.url, streams }).complete({
    system: "Be brief.",
    messages: [{ role: "user", content: "어디 갈까" }],
    schema: null,
    signal: new AbortController().signal,
    ...given,
  });
}

const DONE = '{"message":{"role":"assistant","content":""},"done":true,"done_reason":"stop"}\n';
const said = (content: string) => `${JSON.stringify({ message: { role: "assistant", content } })}\n`;

it("asks as a server of Ollama wants to be asked", async () => {
  expect((await complete(`${said("교")}${said("토")}${DONE}`)).text).toBe("교토");
  expect(asked).toEqual([
    {
      path: "/api/chat",
      body: {
        model: "qwen3:8b",
        stream: true,
        messages: [
          { role: "system", content: "Be brief." },
          { role: "user", content: "어디 갈까" },
        ],
        options: { temperature: 0 },
      },
    },
  ]);
});

it("asks for JSON where it wants an object, and for a whole answer where nothing streams", async () => {
  const whole = '{\n"message":{"role":"assistant","content":"{}"},\n"done":true}';
  expect((await complete(whole, { schema: { type: "object" } }, false)).text).toBe("{}");
  expect(asked[0]?.body).toMatchObject({ format: "json", stream: false });
});

it("takes an older server's end for an end", async () => {
  expect((await complete(`${said("교토")}{"done":true}\n`)).text).toBe("교토");
});

it("tries again when the server breaks off", async () => {
  const error = await complete(`${said("교")}{"error":"out of memory"}\n`).catch((thrown: unknown) => thrown);
  expect(failureOf(error, 0)).toEqual({ retry: true, after: null });
});

it("does not take an answer for whole that ran into its limit", async () => {
  const cut = `${said("교")}{"done":true,"done_reason":"length"}\n`;
  await expect(complete(cut)).rejects.toMatchObject({ details: { reason: "its answer is too long" } });
});
