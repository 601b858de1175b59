import type { Logger, Runtime, RuntimePorts } from "@maru/runtime";
import type { Storage } from "@maru/storage";
import type { Authenticate } from "./access/authenticate.ts";
import type { Origins } from "./access/origins.ts";
import type { RateLimiter } from "./access/rate-limits.ts";
import type { Shares } from "./access/shares.ts";
import type { StrangerConnections } from "./access/stranger-connections.ts";
import type { Metrics } from "./http/metrics.ts";
import type { WebFiles } from "./http/web-files.ts";
import type { Watchers } from "./sockets/watchers.ts";

/** What requests and sockets work with. */
export interface Services {
  readonly runtime: Runtime;
  readonly storage: Storage;
  readonly ports: RuntimePorts;
  readonly logger: Logger;
  readonly authenticate: Authenticate;
  readonly origins: Origins;
  /** Null at a machine with one user, who takes nothing from anybody. */
  readonly limiter: RateLimiter | null;
  /** Null there too. */
  readonly shares: Shares | null;
  readonly strangers: StrangerConnections;
  /** Milliseconds within which a large answer has to be taken. */
  readonly writeTime: number;
  readonly watchers: Watchers;
  readonly metrics: Metrics;
  /** True once nothing new is taken. */
  readonly isStopping: () => boolean;
  readonly web: WebFiles | null;
}
