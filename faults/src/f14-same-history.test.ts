import { KeyRing } from "@maru/storage";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Actor } from "./differential/actor.ts";
import { expectSameHistory } from "./differential/same-history.ts";
import { type Ground, KINDS, openGround } from "./driver/grounds.ts";

const keyRing = new KeyRing([{ id: "k", key: Buffer.alloc(32, 7).toString("base64") }]);
const RUNS = 60;
const grounds: Ground[] = [];

beforeAll(async () => {
  for (const kind of KINDS) grounds.push(await openGround(kind));
});
afterAll(() => Promise.all(grounds.map((ground) => ground.clear())));

it("[F14] the same life leaves the same history on every backend, sealed or not", async () => {
  const stores: Record<string, () => Promise<Actor>> = { memory: () => Actor.open("memory:") };
  for (const ground of grounds) {
    stores[ground.kind] = async () => Actor.open((await ground.make()).url);
    stores[`sealed ${ground.kind}`] = async () => Actor.open((await ground.make()).url, { keyRing });
  }
  await expectSameHistory(stores, RUNS);
  expect(Object.keys(stores)).toHaveLength(7);
});
