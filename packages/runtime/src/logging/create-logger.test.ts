import fc from "fast-check";
import { expect, it } from "vitest";
import { createLogger, type LogLevel } from "./create-logger.ts";

function logged(write: (logger: ReturnType<typeof createLogger>) => void, level: LogLevel = "debug"): string {
  let text = "";
  const destination = {
    write: (line: string) => {
      text += line;
    },
  };
  write(createLogger({ level, destination, now: () => Date.parse("2026-11-16T00:00:00Z") }));
  return text;
}

it("writes one JSON object per line, with the time of Seoul", () => {
  const text = logged((logger) => logger.child({ session: "s1" }).info({ turn: 2 }, "a turn began"));
  expect(text).toBe(
    '{"level":"info","time":"2026-11-16T09:00:00.000+09:00","session":"s1","turn":2,"msg":"a turn began"}\n',
  );
});

it("leaves out what is below its level, without looking at it", () => {
  const loud = {
    get field() {
      throw new Error("somebody looked");
    },
  };
  expect(logged((logger) => logger.debug({ loud }, "no"), "info")).toBe("");
  expect(logged((logger) => logger.error({}, "no"), "silent")).toBe("");
});

it("hides keys, passwords and what belongs to people, wherever they stand", () => {
  const text = logged((logger) => {
    const error = Object.assign(new Error("sk-ant-REDACTED was refused"), {
      headers: { authorization: "Bearer CANARY-1" },
    });
    logger.child({ apiKey: "CANARY-2" }).warn({ error, user: { email: "canary@example.com" } }, "failed");
    logger.info(
      { said: "제 번호는 010-1234-5678이고 주민번호는 900101-1234568이에요" },
      "card 4111 1111 1111 1111",
    );
    logger.info({ json: '{"password":"CANARY-3"}' }, "login password=CANARY-4x!");
  });
  expect(text.split("\n")).toHaveLength(4);
  expect(text).not.toMatch(/CANARY|canary@|sk-ant|1234-5678|1234568|4111/);
});

const HOSTILE = '\n{"level":"fatal","msg":"forged"}\r\n\u001b[2J\u009b31m\u0085\u2028\u202e\u0000"\\';

it("lets nobody begin a line of their own or speak to a terminal", () => {
  const text = logged((logger) => logger.info({ [HOSTILE]: HOSTILE, error: new Error(HOSTILE) }, HOSTILE));
  expect(text.endsWith("}\n")).toBe(true);
  expect(text.slice(0, -1)).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u);
  const line = JSON.parse(text) as Record<string, unknown>;
  expect(line).toMatchObject({ level: "info", msg: HOSTILE });
});

it("keeps fields from passing for its own", () => {
  const text = logged((logger) => logger.info({ level: "fatal", time: "never", msg: "forged" }, "true"));
  expect(text.match(/"level":|"time":|"msg":/g)).toHaveLength(3);
  expect(JSON.parse(text)).toMatchObject({ level: "info", msg: "true", level_: "fatal" });
});

it("writes one readable line whatever it is given", () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.string({ unit: "binary" }), fc.anything()),
      fc.string({ unit: "binary" }),
      (fields, message) => {
        const text = logged((logger) => logger.info(fields, message));
        expect(text.indexOf("\n")).toBe(text.length - 1);
        expect(JSON.parse(text)).toMatchObject({ level: "info" });
      },
    ),
    { numRuns: 200 },
  );
});
