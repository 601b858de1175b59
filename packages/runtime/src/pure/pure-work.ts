/**
 * Something that only computes: plain data in, plain data out, found by its name, so that another thread can do it.
 * What goes in is a text and what has to be known beside it, never a state as it is kept.
 */
export interface PureWork<Input, Result> {
  readonly name: string;
  readonly run: (input: Input) => Result | Promise<Result>;
}

export interface Asking {
  /** Who waits for it: of one owner one thing is worked on at a time, so that others are served between. */
  readonly owner: string;
  readonly signal: AbortSignal;
  /** Told how many milliseconds it took, also where it was given up. */
  readonly spent?: (milliseconds: number) => void;
}

/** Where pure work is done. */
export interface WorkPort {
  perform<Input, Result>(work: PureWork<Input, Result>, input: Input, asking: Asking): Promise<Result>;
  close(): Promise<void>;
}

/** In this thread, at once: for programs that serve one person, and for tests. */
export const INLINE_WORK: WorkPort = {
  perform: async (work, input, { spent }) => {
    const began = performance.now();
    try {
      return work.run(input);
    } finally {
      spent?.(performance.now() - began);
    }
  },
  close: async () => undefined,
};
