import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { runScript, smallDisk, temporaryFolder } from "@maru/storage/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bundle } from "./driver/bundle.ts";

interface Meeting {
  readonly room: number | null;
  readonly refused: string;
  readonly seen: string;
  readonly resumed: string;
  readonly found: unknown;
  readonly unfinished: readonly string[];
}

/** The write itself is covered beside the backends; this is a whole conversation that runs out of room. */
describe.each(["file", "sqlite"] as const)("[F4] a conversation on a full disk with %s", (kind) => {
  let folder: string;
  let how: string;
  let meetings: readonly Meeting[];

  beforeAll(async () => {
    folder = await temporaryFolder();
    const disk = join(folder, "disk");
    await mkdir(disk);
    const within = smallDisk(disk);
    how = within.how;
    const { lines } = await runScript(await bundle("full-disk-child"), { parameters: [kind, disk], within });
    meetings = lines.map((line) => JSON.parse(line));
    const full = meetings.filter(({ refused }) => refused !== "done").length;
    console.log(
      how === "mounted"
        ? `F4 ${kind}: ${full} of ${meetings.length - 1} conversations ran out of room`
        : "F4: this machine lets nobody mount a small disk, so none was full",
    );
  }, 300_000);
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it("is told that there is no room, and never anything else", () => {
    const outcomes = new Set(meetings.map(({ refused }) => refused));
    expect([...outcomes].sort()).toEqual(how === "mounted" ? ["STORAGE_FULL", "done"] : ["done"]);
  });

  it("ends, once there is room, as if there had always been", () => {
    const [undisturbed, ...others] = meetings;
    for (const { room, resumed, found, unfinished } of others) {
      expect({ room, resumed, unfinished }).toEqual({ room, resumed: "done", unfinished: [] });
      expect(found, `with ${room} bytes left`).toEqual(undisturbed?.found);
    }
  });

  it("can be read while there is no room, unless even the first file did not fit", () => {
    const seen = new Set(
      meetings.filter(({ room }) => room === null || room > 60_000).map(({ seen }) => seen),
    );
    expect([...seen]).toEqual(["done"]);
  });
});
