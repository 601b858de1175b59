import { once } from "node:events";
import type { Server } from "node:http";
import { createAdaptorServer } from "@hono/node-server";
import { type Logger, type Runtime, type RuntimePorts, SILENT, SYSTEM_PORTS } from "@maru/runtime";
import type { Storage } from "@maru/storage";
import { type Authentication, authenticateLocally, authenticateWith } from "./access/authenticate.ts";
import { LIMITS, type Limits } from "./access/limits.ts";
import { isLoopback, listedOrigins, loopbackOrigins } from "./access/origins.ts";
import { RateLimiter } from "./access/rate-limits.ts";
import { Shares } from "./access/shares.ts";
import { StrangerConnections } from "./access/stranger-connections.ts";
import { ServerError } from "./errors.ts";
import { createApp } from "./http/app.ts";
import { Metrics } from "./http/metrics.ts";
import type { WebFiles } from "./http/web-files.ts";
import type { Services } from "./services.ts";
import { acceptSockets } from "./sockets/accept-sockets.ts";
import { Watchers } from "./sockets/watchers.ts";

export interface ServerOptions {
  readonly runtime: Runtime;
  readonly storage: Storage;
  readonly host?: string;
  /** 0 takes any that is free. */
  readonly port?: number;
  /** Without it the server listens on this machine only, for one user. */
  readonly authentication?: Authentication | null;
  readonly limits?: Partial<Limits>;
  /** Pages from these addresses may talk to the server besides its own. */
  readonly origins?: readonly string[];
  readonly web?: WebFiles | null;
  readonly ports?: RuntimePorts;
  readonly logger?: Logger;
  /** Milliseconds between two looks at every open connection. */
  readonly heartbeat?: number;
  /** Milliseconds within which a large answer has to be taken. */
  readonly writeTime?: number;
  /** Milliseconds within which a request has to be there whole. */
  readonly readTime?: number;
}

export interface RunningServer {
  readonly port: number;
  readonly url: string;
  /** How many sockets and event streams are open. */
  readonly connections: number;
  /** Takes nothing new, lets what runs come to a stop that can be resumed, and closes every connection. */
  stop(): Promise<void>;
}

const HEARTBEAT = 20_000;
/** A megabyte over a slow line takes a few seconds, and an export a minute. */
const READ_TIME = 30_000;
const WRITE_TIME = 120_000;
/** Longer than proxies keep an idle connection: who closes first must not be the one that is about to be asked. */
const KEEP_ALIVE = 75_000;

/**
 * Serves the assistants of a runtime over HTTP and WebSocket.
 *
 * @example
 * const server = await startServer({ runtime, storage, port: 4010 });
 * console.log(server.url);
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { runtime, storage, host = "127.0.0.1", ports = SYSTEM_PORTS } = options;
  const { authentication = null, origins = [] } = options;
  if (authentication === null && !isLoopback(host)) throw new ServerError("AUTHENTICATION_REQUIRED", host);
  const limits = { ...LIMITS, ...options.limits };
  const watchers = new Watchers();
  const stopping = new AbortController();
  const services: Services = {
    runtime,
    storage,
    ports,
    watchers,
    logger: options.logger ?? SILENT,
    ...accessTo(authentication, ports, limits),
    strangers: new StrangerConnections(limits.connections),
    writeTime: options.writeTime ?? WRITE_TIME,
    origins: (authentication === null ? loopbackOrigins : listedOrigins)(() => portOf(server), origins),
    metrics: new Metrics(watchers, storage.setAsides),
    isStopping: () => stopping.signal.aborted,
    web: options.web ?? null,
  };
  const readTime = options.readTime ?? READ_TIME;
  const server = createAdaptorServer({
    fetch: createApp(services).fetch,
    serverOptions: {
      keepAliveTimeout: KEEP_ALIVE,
      headersTimeout: readTime,
      requestTimeout: readTime,
      connectionsCheckingInterval: readTime / 6,
    },
  }) as Server;
  // Longer than any answer is thought about: whoever takes nothing of theirs for so long is gone.
  server.timeout = services.writeTime;
  services.strangers.watch(server);
  acceptSockets(server, services);
  server.listen(options.port ?? 0, host);
  await once(server, "listening");
  void beat(watchers, ports, options.heartbeat ?? HEARTBEAT, stopping.signal);
  return {
    port: portOf(server),
    url: `http://${host.includes(":") ? `[${host}]` : host}:${portOf(server)}`,
    get connections() {
      return watchers.count;
    },
    stop: async () => {
      stopping.abort();
      server.close();
      watchers.closeAll("server_stopping");
      await runtime.drain();
      server.closeAllConnections();
    },
  };
}

/** One local user is trusted with the machine already; everyone else says who they are, and takes turns. */
function accessTo(
  authentication: Authentication | null,
  ports: RuntimePorts,
  limits: Limits,
): Pick<Services, "authenticate" | "limiter" | "shares"> {
  if (authentication === null) return { authenticate: authenticateLocally, limiter: null, shares: null };
  const authenticate = authenticateWith(authentication, ports);
  return { authenticate, limiter: new RateLimiter(limits), shares: new Shares(limits) };
}

async function beat(
  watchers: Watchers,
  ports: RuntimePorts,
  pause: number,
  signal: AbortSignal,
): Promise<void> {
  const wait = (milliseconds: number) => ports.wait(milliseconds, signal);
  while (!signal.aborted) await watchers.beat(pause, wait).catch(() => undefined);
}

function portOf(server: Server): number {
  const address = server.address();
  return address === null || typeof address === "string" ? 0 : address.port;
}
