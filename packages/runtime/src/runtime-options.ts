import type { StateDefinition, StateOf } from "@maru/state";
import type { Session, Storage } from "@maru/storage";
import type { Assistant, Limits, Summary } from "./assistant.ts";
import type { ModelPort } from "./decisions/decision.ts";
import type { Allowances } from "./decisions/owner-spending.ts";
import type { Logger } from "./logging/logger.ts";
import type { ModelUse } from "./models/model-limits.ts";
import type { RuntimePorts } from "./ports.ts";
import type { WorkPort } from "./pure/pure-work.ts";
import type { Team } from "./team.ts";
import type { ToolFaults } from "./tools/tool-faults.ts";
import type { Tracing } from "./tracing/tracing.ts";
import type { Awaiting } from "./turn/interrupts.ts";
import type { Shares } from "./work/time-shares.ts";

export interface RuntimeOptions {
  readonly storage: Storage;
  readonly assistants: readonly Assistant[];
  readonly ports?: RuntimePorts;
  readonly model?: ModelPort | null;
  /** When the model reads a message. */
  readonly modelUse?: ModelUse;
  /** What a turn and a conversation may take, where it is not what is usual. */
  readonly limits?: Partial<Limits>;
  readonly logger?: Logger;
  readonly tracing?: Tracing;
  readonly faults?: ToolFaults;
  /** What models may cost a person and a company on one day. */
  readonly allowances?: Partial<Allowances>;
  /** How much computing a minute a person and a company may ask for; as much as they like unless told. */
  readonly shares?: Partial<Shares>;
  /** Where reading and planning are computed; in this thread unless told. */
  readonly work?: WorkPort;
  /** How long a process may be silent before another takes its sessions over. */
  readonly leaseTime?: number;
  readonly team?: Team | null;
}

/** A session as it is right now. */
export interface View {
  readonly session: Session;
  readonly state: StateOf<StateDefinition>;
  readonly summary: Summary;
  readonly awaiting: Awaiting | null;
  readonly isRunning: boolean;
}
