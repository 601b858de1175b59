import { rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { runChild } from "../testing/kill.ts";
import { temporaryFolder } from "../testing/places.ts";
import { faultPoint } from "./fault-point.ts";

it("does nothing in an ordinary process", () => {
  expect(faultPoint("sqlite.commit:before")).toBeUndefined();
});

it("is recorded by name and count, and kills at exactly the pass it is told", async () => {
  const folder = await temporaryFolder();
  const run = (fault: string) =>
    runChild({ program: "commit-child", parameters: ["sqlite", join(folder, fault)], fault });
  const { points } = await run("record");
  expect(points.filter((point) => point.startsWith("sqlite.commit:before"))).toEqual(
    ["1", "2", "3", "4"].map((count) => `sqlite.commit:before#${count}`),
  );
  const { lines, killed } = await run("sqlite.commit:before#3");
  expect({ lines, killed }).toEqual({ lines: ["1", "2"], killed: true });
  await rm(folder, { recursive: true });
});
