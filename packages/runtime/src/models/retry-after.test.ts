import { expect, it } from "vitest";
import { RuntimeError } from "../errors.ts";
import { failureOf } from "./retry-after.ts";

const NOW = Date.parse("2026-11-16T00:00:00Z");
const refused = (status: number, after?: string) => ({
  status,
  headers: new Headers(after === undefined ? {} : { "retry-after": after }),
});

it.each([408, 429, 500, 502, 503, 529])("tries again after %i", (status) => {
  expect(failureOf(refused(status), NOW)).toEqual({ retry: true, after: null });
});

it.each([400, 401, 403, 404, 413, 422])("does not try again after %i", (status) => {
  expect(failureOf(refused(status), NOW)).toEqual({ retry: false });
});

it("tries again after a lost connection", () => {
  expect(failureOf(new TypeError("terminated"), NOW)).toEqual({ retry: true, after: null });
});

it("does not repeat what took all its time", () => {
  const error = new RuntimeError("MODEL_FAILED", { reason: "it took too long" });
  expect(failureOf(error, NOW)).toEqual({ retry: false });
});

it.each([
  ["7", 7_000],
  ["1.5", 1_500],
  ["-3", 0],
  ["Mon, 16 Nov 2026 00:00:05 GMT", 5_000],
  ["Sun, 15 Nov 2026 00:00:05 GMT", 0],
  ["", null],
  ["soon", null],
])("reads Retry-After %j", (header, after) => {
  expect(failureOf(refused(429, header), NOW)).toEqual({ retry: true, after });
  expect(failureOf({ statusCode: 429, headers: { "retry-after": header } }, NOW)).toEqual({
    retry: true,
    after,
  });
});

it.each(["21", "1e9", "Infinity", "Tue, 17 Nov 2026 00:00:00 GMT"])("does not wait for %s", (header) => {
  expect(failureOf(refused(503, header), NOW)).toEqual({ retry: false });
});
