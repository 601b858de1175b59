import { describe, expect, it } from "vitest";
import { Turns } from "./turns.ts";

function gate(): { opened: Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

describe("turns", () => {
  it("of one name come one after another, in the order they were asked for", async () => {
    const turns = new Turns();
    const { opened, open } = gate();
    const log: string[] = [];
    const first = turns.run("a", async () => {
      log.push("first begins");
      await opened;
      log.push("first ends");
    });
    const second = turns.run("a", async () => {
      log.push("second");
    });
    await turns.run("b", async () => {
      log.push("other name");
    });
    open();
    await Promise.all([first, second]);
    expect(log).toEqual(["first begins", "other name", "first ends", "second"]);
  });

  it("go on after one that failed, and tell only its own caller", async () => {
    const turns = new Turns();
    const failed = turns.run("a", async () => {
      throw new Error("full");
    });
    const next = turns.run("a", async () => "done");
    await expect(failed).rejects.toThrow("full");
    expect(await next).toBe("done");
  });
});
