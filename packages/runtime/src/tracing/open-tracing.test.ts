import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as z from "zod";
import type { ModelPort } from "../decisions/decision.ts";
import { END } from "../graph/route.ts";
import { SYSTEM_PORTS } from "../ports.ts";
import { judgeTopic } from "../testing/judging-assistant.ts";
import { noteAssistant } from "../testing/note-assistant.ts";
import { startRuntime } from "../testing/start-runtime.ts";
import { defineTool, type Tool } from "../tools/tool.ts";
import { openTracing } from "./open-tracing.ts";
import { NO_TRACING } from "./tracing.ts";

interface Sent {
  readonly name: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly traceId: string;
  readonly status?: { readonly code?: number };
  readonly attributes: readonly { key: string; value: { stringValue?: string; intValue?: number } }[];
}

/** A collector as OpenTelemetry means it: it takes spans over HTTP. */
const received: Sent[] = [];
let raw = "";
const collector = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    const body = Buffer.concat(chunks).toString("utf8");
    raw += body;
    const { resourceSpans } = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Sent[] }[] }[] };
    for (const { scopeSpans } of resourceSpans) for (const { spans } of scopeSpans) received.push(...spans);
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
});
let endpoint = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, "127.0.0.1", resolve));
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => collector.close(resolve)));

const weather = defineTool({
  name: "weather",
  description: { ko: "날씨", en: "Weather" },
  input: z.string(),
  output: z.string(),
  attempts: 1,
  run: (city) => {
    if (city === "none") throw new Error("no CANARY here");
    return `${city} 맑음`;
  },
});
const assistant = noteAssistant(
  {
    nodes: {
      write: {
        next: END,
        run: async (state, { call, decide }) => {
          const said = state.messages.findLast(({ role }) => role === "user")?.content ?? "";
          const { result } = await decide(judgeTopic, said);
          return { notes: [await call(weather, said), result.topic] };
        },
      },
    },
  },
  { tools: [weather as Tool] },
);
const model: ModelPort = {
  name: "test",
  price: null,
  complete: async () => ({ text: '{"topic":"food","note":"CANARY"}', tokens: { input: 3, output: 4 } }),
};

it("sends spans of the turn, its nodes, and their decisions and tools, and nothing that anybody said", async () => {
  const tracing = await openTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: `${endpoint}/` });
  const { say, runtime } = await startRuntime(assistant, { tracing, model });
  await say("CANARY 서울");
  await say("none");
  await runtime.drain();
  const parentOf = (span: Sent) => received.find(({ spanId }) => spanId === span.parentSpanId)?.name;
  const tree = received.map((span) => [span.name, parentOf(span), span.status?.code ?? 0]);
  const turn = (failed: number) => [
    ["decision topic", "node write", 0],
    ["tool weather", "node write", failed],
    ["node write", "turn note", failed],
    ["turn note", undefined, failed],
  ];
  expect(tree).toEqual([...turn(0), ...turn(2)]);
  expect(new Set(received.map(({ traceId }) => traceId)).size).toBe(2);
  const decision = Object.fromEntries(
    received[0]?.attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]) ?? [],
  );
  expect(decision).toMatchObject({ "maru.decided_by": "model", "maru.tokens": 7, "maru.calls": 1 });
  expect(raw).toContain('{"key":"service.name","value":{"stringValue":"maru"}}');
  expect(raw).not.toMatch(/CANARY|서울|맑음/);
});

it.each([
  {},
  { OTEL_EXPORTER_OTLP_ENDPOINT: " " },
  { OTEL_EXPORTER_OTLP_ENDPOINT: "http://x", OTEL_SDK_DISABLED: "true" },
])("is off without an endpoint (%o)", async (environment) => {
  expect(await openTracing(environment)).toBe(NO_TRACING);
});

it("does not keep a process from ending when the collector is silent", async () => {
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const tracing = await openTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: url });
  const waited: number[] = [];
  const wait: typeof SYSTEM_PORTS.wait = (milliseconds, signal) => {
    waited.push(milliseconds);
    return SYSTEM_PORTS.wait(milliseconds === 2_000 ? 10 : milliseconds, signal);
  };
  const { say, runtime } = await startRuntime(assistant, { tracing, ports: { wait } });
  await say("부산");
  await runtime.drain();
  expect(waited).toContain(2_000);
  silent.closeAllConnections();
  await new Promise((resolve) => silent.close(resolve));
});

it("answers although the collector is away", async () => {
  const tracing = await openTracing({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: "http://127.0.0.1:9/v1/traces" });
  const { say, runtime, session } = await startRuntime(assistant, { tracing });
  await say("부산");
  expect((await runtime.view(session)).state.notes).toEqual(["부산 맑음", "other"]);
});
