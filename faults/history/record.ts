/** What a client saw, in the order in which it saw it: the place of an entry in the list is its time. */
export type Entry =
  /** Began to say something, for the first time. */
  | { readonly kind: "said"; readonly session: string; readonly client_id: string; readonly text: string }
  | {
      readonly kind: "acknowledged";
      readonly session: string;
      readonly client_id: string;
      readonly turn: number;
    }
  /** A listener got an event of the log. */
  | { readonly kind: "heard"; readonly session: string; readonly listener: string; readonly event: LogEvent }
  /** Somebody asked how far the log had come. */
  | { readonly kind: "read"; readonly session: string; readonly last: number };

export interface LogEvent {
  readonly seq: number;
  readonly event: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** What is there when everything has come to rest. */
export interface Truth {
  readonly logs: ReadonlyMap<string, readonly LogEvent[]>;
  /** Sessions whose assistant says what it was told. */
  readonly echoing: ReadonlySet<string>;
  /** Those who listened until the end, by session. */
  readonly listeners: readonly { readonly session: string; readonly listener: string }[];
  /** Sessions whose states do not come out again when they are computed from what was written. */
  readonly differing: readonly string[];
  readonly damage: readonly string[];
}
