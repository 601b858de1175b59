import type { ServerResponse } from "node:http";
import { afterEach, expect, it } from "vitest";
import * as z from "zod";
import { startRawServer } from "../testing/raw-server.ts";
import { parsePiece, postForLines, ServerRefusal } from "./post-for-lines.ts";

const open: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

async function linesFrom(answer: (response: ServerResponse) => void, headers = {}): Promise<string[]> {
  const server = await startRawServer(answer);
  open.push(server);
  const lines: string[] = [];
  const signal = new AbortController().signal;
  for await (const line of postForLines(server.url, { headers, body: {}, signal })) lines.push(line);
  return lines;
}

it("puts lines and letters together that come in parts", async () => {
  const bytes = Buffer.from('{"a":"한국"}\n\n{"b":"어"}', "utf8");
  const lines = await linesFrom((response) => {
    response.writeHead(200);
    for (const byte of bytes) response.write(Buffer.of(byte));
    response.end();
  });
  expect(lines).toEqual(['{"a":"한국"}', "", '{"b":"어"}']);
});

it("gives up on a line that does not end", async () => {
  const endless = linesFrom((response) => {
    response.writeHead(200);
    const more = () => {
      if (!response.destroyed) response.write("x".repeat(1_000_000), more);
    };
    more();
  });
  await expect(endless).rejects.toThrow("does not end");
});

it("tells a refusal by its status and header, and repeats nothing of what was said", async () => {
  const refused = linesFrom((response) => {
    response.writeHead(429, { "retry-after": "7" }).end("비밀 7391".repeat(10_000));
  });
  const error = await refused.catch((thrown: ServerRefusal) => thrown);
  expect(error).toBeInstanceOf(ServerRefusal);
  const { status, headers, body, message } = error as ServerRefusal;
  expect([status, headers.get("retry-after"), body.length]).toEqual([429, "7", 16_000]);
  expect(message).not.toContain("비밀");
});

it("does not take a key to where it is sent on to", async () => {
  const seen: unknown[] = [];
  const elsewhere = await startRawServer((response, request) => {
    seen.push(request.headers);
    response.end("{}");
  });
  open.push(elsewhere);
  const sentOn = linesFrom((response) => response.writeHead(307, { location: elsewhere.url }).end(), {
    "x-goog-api-key": "CANARY",
  });
  await expect(sentOn).rejects.toThrow();
  expect(seen).toEqual([]);
});

it.each(["{half", '{"text":1}'])("does not quote what it cannot read: %s", (text) => {
  expect(() => parsePiece(z.object({ text: z.string() }), text)).toThrow(/^a piece of the answer/);
});
