import type { Assistant } from "@maru/runtime";

/** What is kept for all conversations: the store of any storage does. */
export interface KeepingStore {
  get(namespace: string[], key: string): Promise<{ readonly value: Record<string, unknown> } | null>;
  put(namespace: string[], key: string, value: Record<string, unknown>, index?: false): Promise<void>;
}

/** What an assistant is made of besides its code. */
export interface AssistantSetup {
  /** Data to work on instead of the embedded ones; null when there are none. */
  readonly data: unknown;
  readonly user: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** What was imported lies here, and what live sources said; without it nothing of that outlives the process. */
  readonly store?: KeepingStore;
}
export type AssistantFactory = (setup: AssistantSetup) => Assistant;
