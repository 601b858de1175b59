import { afterAll, beforeAll } from "vitest";
import { generateMasterKey, KeyRing } from "../sealing/key-ring.ts";
import { openSealer } from "../sealing/open-sealer.ts";
import { filePlace, memoryPlace, type Place, postgresPlace, sqlitePlace } from "../testing/places.ts";
import { type PostgresServer, startPostgres } from "../testing/postgres-server.ts";
import { describeSessions, type Opened } from "../testing/session-contract.ts";
import { Vault } from "../vault.ts";

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
}, 60_000);
afterAll(() => server.stop());

/** Every vault is a process of its own where the place can be opened twice. */
async function openAt(place: Place, isSealed: boolean): Promise<Opened> {
  const ring = new KeyRing([{ id: "test", key: generateMasterKey() }]);
  const shared = place.durable ? null : await place.open();
  const backends: Awaited<ReturnType<Place["open"]>>[] = [];
  return {
    vault: async () => {
      const backend = shared ?? (await place.open());
      backends.push(backend);
      return new Vault(backend, isSealed ? await openSealer(backend, ring) : null);
    },
    close: async () => {
      for (const backend of new Set(backends)) await backend.close();
      await place.dispose();
    },
  };
}

for (const [name, makePlace] of Object.entries({
  memory: memoryPlace,
  file: filePlace,
  SQLite: sqlitePlace,
  PostgreSQL: () => postgresPlace(server),
})) {
  describeSessions(name, async () => openAt(await makePlace(), false));
  describeSessions(`sealed ${name}`, async () => openAt(await makePlace(), true));
}
