import fc from "fast-check";
import { afterEach, beforeEach, describe, it } from "vitest";
import type { KeyRing } from "../../sealing/key-ring.ts";
import type { Place } from "../../testing/places.ts";
import { describeBatches } from "./contract-batches.ts";
import { describeExpiry } from "./contract-expiry.ts";
import { describeHostileInput } from "./contract-hostile.ts";
import { describeItems } from "./contract-items.ts";
import { describeTextSearch } from "./contract-search.ts";
import { anyBatches, expectSameAnswers } from "./store-model.ts";
import { StoreSetting } from "./store-setting.ts";

export interface StoreContractOptions {
  /** Seals the store. */
  readonly ring?: KeyRing;
  /** Random conversations to compare; ten times as many hostile operations. */
  readonly runs?: number;
}

/** What long-term memory promises on every backend, sealed or not. A new backend is one line that calls this. */
export function describeStore(
  name: string,
  makePlace: () => Promise<Place>,
  { ring, runs = 20 }: StoreContractOptions = {},
): void {
  describe(`long-term memory on ${name}`, () => {
    const setting = new StoreSetting(makePlace, ring ?? null);
    beforeEach(() => setting.begin());
    afterEach(() => setting.end());

    it("[W1] answers every operation as LangGraph's own store does", async () => {
      await fc.assert(
        fc.asyncProperty(anyBatches, (batches) => expectSameAnswers(setting.store, batches)),
        { numRuns: runs },
      );
    });
    describeItems(setting);
    describeBatches(setting);
    describeTextSearch(setting);
    describeExpiry(setting);
    describeHostileInput(setting, runs * 10);
  });
}
