import { runScript } from "@maru/storage/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bundle } from "./driver/bundle.ts";
import { type Ground, KINDS, openGround } from "./driver/grounds.ts";

describe.each(KINDS)("[F21] a message that no process survives, on %s", (kind) => {
  let ground: Ground;
  beforeAll(async () => {
    ground = await openGround(kind);
  });
  afterAll(() => ground.clear());

  it("is set aside after three of them, what waits behind it is answered, and it can be begun again", async () => {
    const place = await ground.make();
    const script = await bundle("deadly-child");
    let processes = 0;
    const live = (task: string) => {
      processes += 1;
      process.env.MARU_LATER = String(processes);
      return runScript(script, { parameters: [task, place.url] });
    };
    const tasks = ["send", "recover", "recover"];
    for (const task of tasks)
      expect(await live(task), `process ${processes}`).toMatchObject({ killed: true });
    const { killed, lines } = await live("recover");
    expect(killed).toBe(false);
    const told = JSON.parse(lines.at(-1) ?? "");
    expect(told).toMatchObject({
      notes: ["하나", "셋"],
      waiting: 0,
      setAside: [[1, 3]],
      all: [1],
      starts: [{ text: "하나" }, { text: "죽음" }, { text: "셋" }],
      errors: [{ turn: 1, error: "TURN_SET_ASIDE" }],
      ends: [
        { turn: 0, status: "completed" },
        { turn: 1, status: "failed", reply: expect.stringContaining("따로 두었어요") },
        { turn: 2, status: "completed" },
      ],
    });
    const mended = JSON.parse((await live("harmless")).lines.at(-1) ?? "");
    expect(mended).toMatchObject({ notes: ["하나", "셋", "죽음"], waiting: 0, setAside: [], all: [] });
    await place.remove();
  });
});
