/**
 * HTTP and WebSocket around a runtime: who may ask what, routes, replay. No business rules.
 *
 * const server = await startServer({ runtime, storage, port: 4010 });
 * console.log(server.url);
 */
export { type ApiKey, ApiKeys } from "./access/api-keys.ts";
export type { Authentication } from "./access/authenticate.ts";
export { type Caller, LOCAL_CALLER, ROLES, type Role } from "./access/caller.ts";
export { LIMITS, type Limits } from "./access/limits.ts";
export { type TokenSettings, Tokens } from "./access/tokens.ts";
export { dedicateProcess } from "./dedicate-process.ts";
export { isServerError, ServerError, type ServerErrorCode } from "./errors.ts";
export type { WebFile, WebFiles } from "./http/web-files.ts";
export { type RunningServer, type ServerOptions, startServer } from "./start-server.ts";
export { PostgresTeam, type TeamOptions } from "./team/postgres-team.ts";
