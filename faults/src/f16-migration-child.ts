import { migrateAll, openBackupFolder, openStorage } from "@maru/storage";
import { NewTrip } from "./f16-trip.ts";

/** Migrates the store it is told, with its backups beside it, and says what it did. */
const [url = "", backups = ""] = process.argv.slice(2);
const storage = await openStorage(url);
const report = await migrateAll(storage, [NewTrip], { backup: await openBackupFolder(backups) });
console.log(JSON.stringify(report));
await storage.close();
