import { createHash } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { AFTER } from "../backends/backend.ts";
import { describeBatches } from "./batch-contract.ts";
import { everything, keysOf, type Opened, put, rowsOf } from "./contract-fixture.ts";
import type { Place } from "./places.ts";
import { describeRows } from "./row-contract.ts";
import { describeSpaces } from "./space-contract.ts";

/** What every backend promises. A new backend is one line that calls this. */
export function describeBackend(name: string, makePlace: () => Promise<Place>): void {
  describe(`${name} backend`, () => {
    const at = {} as Opened;

    beforeEach(async () => {
      at.place = await makePlace();
      at.backend = await at.place.open();
    });

    afterEach(async () => {
      await at.backend.close();
      await at.place.dispose();
    });

    describeBatches(at);
    describeRows(at);
    describeSpaces(at);

    it("[B2] refuses a stale batch alone when many commits run together", async () => {
      const fresh = (key: string) => at.backend.commit({ space: "s", puts: [put(key, "1")] });
      const results = await Promise.allSettled([
        fresh("1"),
        at.backend.commit({
          space: "s",
          checks: [{ table: "event", key: "1", equals: "2" }],
          puts: [put("x", "1")],
        }),
        fresh("2"),
      ]);
      expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
      expect(await keysOf(at.backend, everything())).toEqual(["1", "2"]);
    });

    it("gives room back after content is deleted", async () => {
      const noise = (index: number) =>
        createHash("shake256", { outputLength: 700 }).update(String(index)).digest("hex");
      const prose = Array.from({ length: 300 }, (_, index) =>
        put(String(index), JSON.stringify(noise(index))),
      );
      await at.backend.commit({ space: "s", puts: prose });
      const full = await at.backend.size();
      await at.backend.deleteSpace("s");
      await at.backend.reclaim();
      expect(full).toBeGreaterThan(250_000);
      expect(await at.backend.size()).toBeLessThan(full / 2);
    });

    it("[B12] answers CLOSED after it was closed, and lets what was under way finish", async () => {
      const last = at.backend.commit({ space: "s", puts: [put("1", "1")] });
      await Promise.all([at.backend.close(), last]);
      const closed = { code: "CLOSED" };
      await expect(at.backend.read("s", [everything()])).rejects.toMatchObject(closed);
      await expect(at.backend.commit({ space: "s" })).rejects.toMatchObject(closed);
      await expect(at.backend.listSpaces({ from: "", to: AFTER, limit: 1 })).rejects.toMatchObject(closed);
      await expect(at.backend.deleteSpace("s")).rejects.toMatchObject(closed);
      await at.backend.close();
    });

    it("finds everything again when it is opened anew", async () => {
      await at.backend.commit({
        space: "s",
        label: "l",
        puts: [put("1", '"한"'), put("2", Uint8Array.of(1))],
      });
      await at.backend.close();
      at.backend = await at.place.open();
      const found = at.place.durable
        ? [
            { key: "1", cell: '"한"' },
            { key: "2", cell: Uint8Array.of(1) },
          ]
        : [];
      expect(await rowsOf(at.backend, "s", everything())).toEqual(found);
      expect(await at.backend.listSpaces({ from: "l", to: "m", limit: 9 })).toHaveLength(
        at.place.durable ? 1 : 0,
      );
    });
  });
}
