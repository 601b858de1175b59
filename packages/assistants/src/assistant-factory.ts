import type { Assistant } from "@maru/runtime";

/** What an assistant is made of besides its code. */
export interface AssistantSetup {
  /** Data to work on instead of the embedded ones; null when there are none. */
  readonly data: unknown;
  readonly user: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
}
export type AssistantFactory = (setup: AssistantSetup) => Assistant;
