import { setMaxListeners } from "node:events";
import type { Storage } from "@maru/storage";
import { type Assistant, LIMITS, type Limits } from "../assistant.ts";
import { Bus } from "../bus.ts";
import { Budgets } from "../decisions/budgets.ts";
import type { ModelPort } from "../decisions/decision.ts";
import { ALLOWANCES } from "../decisions/owner-spending.ts";
import { RuntimeError } from "../errors.ts";
import { type Logger, SILENT } from "../logging/logger.ts";
import type { ModelUse } from "../models/model-limits.ts";
import { type RuntimePorts, SYSTEM_PORTS } from "../ports.ts";
import { INLINE_WORK, type WorkPort } from "../pure/pure-work.ts";
import type { RuntimeOptions } from "../runtime-options.ts";
import type { Team } from "../team.ts";
import { CircuitBreaker } from "../tools/circuit-breaker.ts";
import { ToolFaults } from "../tools/tool-faults.ts";
import { NO_TRACING, type Tracing } from "../tracing/tracing.ts";
import { LeaseHolder } from "../turn/lease-holder.ts";
import { TurnSaver } from "../turn/turn-saver.ts";
import { TimeShares } from "./time-shares.ts";
import { Tries } from "./tries.ts";

/** What all work of one process shares. */
export interface Means {
  readonly storage: Storage;
  readonly assistants: ReadonlyMap<string, Assistant>;
  readonly ports: RuntimePorts;
  readonly logger: Logger;
  readonly tracing: Tracing;
  readonly model: ModelPort | null;
  readonly modelUse: ModelUse;
  readonly limits: Partial<Limits>;
  readonly budgets: Budgets;
  readonly faults: ToolFaults;
  readonly breaker: CircuitBreaker;
  readonly saver: TurnSaver;
  readonly holder: LeaseHolder;
  readonly tries: Tries;
  readonly team: Team | null;
  readonly bus: Bus;
  readonly work: WorkPort;
  readonly shares: TimeShares;
  /** Aborted when the process takes no more work. */
  readonly stopping: AbortController;
}

const NO_SHARES = { person: Number.POSITIVE_INFINITY, company: Number.POSITIVE_INFINITY };
const LEASE_TIME = 15_000;

export function meansOf(options: RuntimeOptions): Means {
  const { storage } = options;
  const ports = options.ports ?? SYSTEM_PORTS;
  const model = options.model ?? null;
  const team = options.team ?? null;
  const stopping = new AbortController();
  const leaseTime = options.leaseTime ?? LEASE_TIME;
  const tries = new Tries({ storage, ports, patience: leaseTime, signal: stopping.signal });
  // Every session that waits for its lease listens to it.
  setMaxListeners(0, stopping.signal);
  return {
    storage,
    ports,
    model,
    modelUse: options.modelUse ?? "always",
    limits: options.limits ?? {},
    team,
    stopping,
    assistants: new Map(options.assistants.map((assistant) => [assistant.name, assistant])),
    logger: options.logger ?? SILENT,
    tracing: options.tracing ?? NO_TRACING,
    budgets: new Budgets(storage, ports, model, { ...ALLOWANCES, ...options.allowances }),
    faults: options.faults ?? new ToolFaults(),
    breaker: new CircuitBreaker(ports),
    saver: new TurnSaver(storage, ports),
    holder: new LeaseHolder(storage, ports, leaseTime, (session, holder) => tries.leave(session, holder)),
    tries,
    work: options.work ?? INLINE_WORK,
    shares: new TimeShares({ ...NO_SHARES, ...options.shares }, ports),
    bus: new Bus((session, heard) => team?.tell(session, heard)),
  };
}

export function assistantNamed({ assistants }: Pick<Means, "assistants">, name: string): Assistant {
  const found = assistants.get(name);
  if (found !== undefined) return found;
  throw new RuntimeError("UNKNOWN_ASSISTANT", { name: name.slice(0, 60), known: [...assistants.keys()] });
}

/** What an assistant sets counts over what is usual, and what whoever runs it sets over both. */
export function limitsOf({ limits }: Pick<Means, "limits">, assistant: Assistant): Limits {
  return { ...LIMITS, ...assistant.limits, ...limits };
}
