import { deltaChannelHistoryTests, validate } from "@langchain/langgraph-checkpoint-validation";
import { afterAll, beforeAll } from "vitest";
import { generateMasterKey, KeyRing } from "../sealing/key-ring.ts";
import { openSealer } from "../sealing/open-sealer.ts";
import { filePlace, memoryPlace, type Place, postgresPlace, sqlitePlace } from "../testing/places.ts";
import { type PostgresServer, startPostgres } from "../testing/postgres-server.ts";
import { Vault } from "../vault.ts";
import { MaruCheckpointer } from "./checkpointer.ts";

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
}, 60_000);
afterAll(() => server.stop());

const ring = new KeyRing([{ id: "test", key: generateMasterKey() }]);
const places = {
  memory: memoryPlace,
  file: filePlace,
  SQLite: sqlitePlace,
  PostgreSQL: () => postgresPlace(server),
};

/** LangGraph's own suite, on every backend, sealed and not. */
for (const [name, makePlace] of Object.entries<() => Promise<Place>>(places)) {
  for (const isSealed of [false, true]) {
    const disposals = new WeakMap<MaruCheckpointer, () => Promise<void>>();
    const initializer = {
      checkpointerName: `MaruCheckpointer on ${isSealed ? "sealed " : ""}${name}`,
      createCheckpointer: async () => {
        const place = await makePlace();
        const backend = await place.open();
        const checkpointer = new MaruCheckpointer(
          new Vault(backend, isSealed ? await openSealer(backend, ring) : null),
        );
        disposals.set(checkpointer, async () => {
          await backend.close();
          await place.dispose();
        });
        return checkpointer;
      },
      destroyCheckpointer: (checkpointer: MaruCheckpointer) => disposals.get(checkpointer)?.(),
    };
    validate(initializer);
    deltaChannelHistoryTests(initializer);
  }
}
