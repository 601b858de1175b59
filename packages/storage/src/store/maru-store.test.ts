import { generateMasterKey, KeyRing } from "../sealing/key-ring.ts";
import { filePlace, memoryPlace, sqlitePlace } from "../testing/places.ts";
import { describeStore } from "./testing/store-contract.ts";

const ring = new KeyRing([{ id: "2026-11", key: generateMasterKey() }]);

describeStore("memory", memoryPlace, { runs: 60 });
describeStore("memory, sealed", memoryPlace, { ring, runs: 20 });
describeStore("files", filePlace, { runs: 3 });
describeStore("SQLite", sqlitePlace, { runs: 6 });
describeStore("SQLite, sealed", sqlitePlace, { ring, runs: 3 });
