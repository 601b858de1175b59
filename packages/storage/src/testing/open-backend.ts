import type { Backend } from "../backends/backend.ts";

/** For processes that are told by their parameters what to open; each loads only what it needs. */
export async function openBackend(kind: string | undefined, where: string | undefined): Promise<Backend> {
  if (where === undefined) throw new RangeError("a backend needs a place");
  switch (kind) {
    case "file":
      return (await import("../backends/file/file-backend.ts")).FileBackend.open({ directory: where });
    case "sqlite":
      return (await import("../backends/sqlite/sqlite-backend.ts")).SqliteBackend.open({ path: where });
    case "postgres":
      return (await import("../backends/postgres/postgres-backend.ts")).PostgresBackend.open({
        url: where,
        schema: "children",
      });
    default:
      throw new RangeError(`"${kind}" is no backend`);
  }
}
