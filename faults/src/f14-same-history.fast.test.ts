import { rm } from "node:fs/promises";
import { KeyRing } from "@maru/storage";
import { temporaryFolder } from "@maru/storage/testing";
import { expect, it } from "vitest";
import { Actor } from "./differential/actor.ts";
import { expectSameHistory } from "./differential/same-history.ts";

const keyRing = new KeyRing([{ id: "k", key: Buffer.alloc(32, 7).toString("base64") }]);

it("[F14] the same life leaves the same history in memory, in files and in SQLite, sealed or not", async () => {
  const folder = await temporaryFolder();
  let lives = 0;
  const next = () => `${folder}/${++lives}`;
  await expectSameHistory(
    {
      memory: () => Actor.open("memory:"),
      "sealed memory": () => Actor.open("memory:", { keyRing }),
      file: () => Actor.open(`file:${next()}`),
      sqlite: () => Actor.open(`sqlite:${next()}/maru.db`),
    },
    15,
  );
  await rm(folder, { recursive: true });
  expect(lives).toBeGreaterThan(15);
});
