/**
 * What fault tests need besides the public surface: real servers, small disks, processes to kill, and the insides
 * that no program should have to name. Nothing that ships imports this.
 */

export { faultPoint } from "../backends/fault-point.ts";
export { MemoryBackend } from "../backends/memory-backend.ts";
export { spaceOfThread } from "../checkpoints/addresses.ts";
export { CheckpointSpace } from "../checkpoints/checkpoint-space.ts";
export { assembleStorage } from "../open-storage.ts";
export { openSealer } from "../sealing/open-sealer.ts";
export { asAdministrator, endAllConnections } from "./as-administrator.ts";
export { type CutProxy, startCutProxy } from "./cut-proxy.ts";
export { holdSqlite } from "./hold-sqlite.ts";
export { temporaryFolder } from "./places.ts";
export { type PostgresServer, startPostgres } from "./postgres-server.ts";
export { runScript, type ScriptOptions, type ScriptReport } from "./run-script.ts";
export { type SmallDisk, smallDisk } from "./small-disk.ts";
