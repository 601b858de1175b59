import { afterAll, beforeAll } from "vitest";
import { describeBackend } from "../testing/backend-contract.ts";
import { filePlace, memoryPlace, postgresPlace, sqlitePlace } from "../testing/places.ts";
import { type PostgresServer, startPostgres } from "../testing/postgres-server.ts";
import { describeSameAnswers } from "../testing/same-answers.ts";

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

describeBackend("memory", memoryPlace);
describeBackend("file", filePlace);
describeBackend("SQLite", sqlitePlace);
describeBackend("PostgreSQL", () => postgresPlace(server));

describeSameAnswers(
  { memory: memoryPlace, file: filePlace, SQLite: sqlitePlace, PostgreSQL: () => postgresPlace(server) },
  30,
);
