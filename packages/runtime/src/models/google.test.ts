import { afterEach, expect, it } from "vitest";
import type { ModelRequest } from "../decisions/decision.ts";
import { startRawServer } from "../testing/raw-server.ts";
import { modelPort } from "./model-port.ts";
import { failureOf } from "./retry-after.ts";

const asked: { path: string; key: unknown; body: Record<string, unknown> }[] = [];
let close: () => Promise<void> = async () => undefined;
afterEach(async () => {
  asked.length = 0;
  await close();
});

/** Asks a server that answers with this text. */
async function complete(answer: string, given: Partial<ModelRequest> = {}, status = 200, model = "gemini-x") {
  const server = await startRawServer((response, request, body) => {
    asked.push({
      path: request.url ?? "",
      key: request.headers["x-goog-api-key"],
      body: JSON.parse(body) as Record<string, unknown>,
    });
    response.writeHead(status, { "content-type": "text/event-stream" }).end(answer);
  });
  close = server.close;
  const port = modelPort({
    provider: "google",
    model,
    base_url: `${server.url}/`,
    key: "k-1",
    streams: true,
    price: null,
  });
  return port.complete({
    system: "Be brief.",
    messages: [
      { role: "user", content: "안녕" },
      { role: "assistant", content: "네" },
      { role: "user", content: "어디 갈까" },
    ],
    schema: null,
    signal: new AbortController().signal,
    ...given,
  });
}

const said = (text: string, finishReason: string) =>
  `data: {"candidates":[{"content":{"parts":[{"text":${JSON.stringify(text)}}],"role":"model"},"finishReason":"${finishReason}"}]}\r\n\r\n`;

it("asks as Gemini wants to be asked", async () => {
  expect((await complete(said("교토요", "STOP"), {}, 200, "models/gemini-x")).text).toBe("교토요");
  expect(asked).toEqual([
    {
      path: "/v1beta/models/gemini-x:streamGenerateContent?alt=sse",
      key: "k-1",
      body: {
        systemInstruction: { parts: [{ text: "Be brief." }] },
        contents: [
          { role: "user", parts: [{ text: "안녕" }] },
          { role: "model", parts: [{ text: "네" }] },
          { role: "user", parts: [{ text: "어디 갈까" }] },
        ],
        generationConfig: { temperature: 0 },
      },
    },
  ]);
});

it("asks for JSON where it wants an object", async () => {
  await complete(said("{}", "STOP"), { schema: { type: "object" } });
  expect(asked[0]?.body.generationConfig).toMatchObject({ responseMimeType: "application/json" });
});

it("counts what the model thought as well", async () => {
  const usage = '"usageMetadata":{"promptTokenCount":4,"candidatesTokenCount":5,"thoughtsTokenCount":60}';
  const { tokens } = await complete(`data: {"candidates":[{"finishReason":"STOP"}],${usage}}\n\n`);
  expect(tokens).toEqual({ input: 4, output: 65 });
});

it.each([
  ["its answer is too long", said("교토", "MAX_TOKENS")],
  ["its answer was held back", said("교토", "SAFETY")],
  ["its answer was held back", 'data: {"promptFeedback":{"blockReason":"PROHIBITED_CONTENT"}}\n\n'],
])("says that %s", async (reason, answer) => {
  await expect(complete(answer)).rejects.toMatchObject({ code: "MODEL_FAILED", details: { reason } });
});

it("reads how long to wait from where Gemini says it", async () => {
  const details = '[{"@type":"type.googleapis.com/google.rpc.RetryInfo","retryDelay":"3.5s"}]';
  const error = await complete(`{"error":{"code":429,"details":${details}}}`, {}, 429).catch(
    (thrown: unknown) => thrown,
  );
  expect(failureOf(error, 0)).toEqual({ retry: true, after: 3_500 });
});
