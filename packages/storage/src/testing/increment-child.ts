import { isStorageError } from "../errors.ts";
import { openBackend } from "./open-backend.ts";

/** Counts one shared number up, as often as told, reading it again whenever another process was first. */
const [kind, where, times] = process.argv.slice(2);
const backend = await openBackend(kind, where);
for (let done = 0; done < Number(times); ) {
  const [rows] = await backend.read("shared", [{ type: "row", table: "version", key: "n" }]);
  const before = (rows?.[0]?.cell ?? null) as string | null;
  try {
    await backend.commit({
      space: "shared",
      checks: [{ table: "version", key: "n", equals: before }],
      puts: [{ table: "version", key: "n", cell: String(Number(before ?? "0") + 1) }],
    });
    done += 1;
  } catch (error) {
    if (!isStorageError(error, "STALE_WRITE")) throw error;
  }
}
await backend.close();
