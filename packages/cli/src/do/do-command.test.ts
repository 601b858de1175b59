import { describe, expect, it } from "vitest";
import { runMaru, temporaryStore } from "../testing/run-maru.ts";

const SLOW = { timeout: 60_000 };

describe("one thing, without a word", SLOW, () => {
  it("is carried out in a conversation, and goes on in the next command", async () => {
    const { url } = temporaryStore();
    const store = ["--store", url, "--session", "여행", "--lang", "ko"];
    const set = await runMaru(["do", "travel", "set", "slot=destination", "value=오사카", ...store]);
    expect([set.code, set.output]).toEqual([0, expect.stringContaining("오사카")]);
    const shown = await runMaru(["do", "travel", "show", "part=stored", ...store, "--json"]);
    expect(JSON.stringify(shown.json())).toContain("오사카");
  });

  it("only supposes where that is wanted", async () => {
    const { url } = temporaryStore();
    const store = ["--store", url, "--session", "집"];
    await runMaru(["do", "realestate", "set", "slot=rent", "value=45", ...store]);
    await runMaru(["do", "realestate", "set", "slot=rent", "value=60", "--suppose", ...store]);
    const told = await runMaru(["do", "realestate", "set", "slot=deposit", "value=1억", ...store, "--json"]);
    expect(told.json()).toMatchObject({ operations: [{ op: "set", status: "done" }] });
    const rent = await runMaru(["inspect", "집", "--store", url, "--json"]);
    expect(rent.output).not.toContain("600000");
  });

  it("says what there is, what is missing and what is not taken, and changes nothing", async () => {
    const { url } = temporaryStore();
    const store = ["--store", url, "--lang", "ko"];
    const listed = await runMaru(["do", "travel", ...store]);
    expect(listed.output).toContain("값 적기");
    const unknown = await runMaru(["do", "travel", "fly", ...store]);
    expect([unknown.code, unknown.errors]).toEqual([2, expect.stringContaining("할 수 있는 일")]);
    const missing = await runMaru(["do", "travel", "set", "slot=budget", ...store]);
    expect([missing.code, missing.errors]).toEqual([2, expect.stringContaining("빠진 항목: value")]);
    const wrong = await runMaru(["do", "travel", "set", "slot", ...store]);
    expect([wrong.code, wrong.errors]).toEqual([2, expect.stringContaining("slot=")]);
  });
});
