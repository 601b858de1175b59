/** A growth such as "at 10,000 against 100" has the unit ×. */
export type Unit = "µs" | "ms" | "kB" | "MB" | "MB/s" | "turns/s" | "runs/s" | "messages" | "×" | "%";

/** One line of a results table. Speeds (per second) and shares (%) are better when higher, all else when lower. */
export interface Figure {
  readonly what: string;
  readonly unit: Unit;
  readonly ours: number;
  /** The same thing done by the peer in the same run; null where there is none. */
  readonly peer: number | null;
  readonly target: Target | null;
}

/** What a figure must reach: our own value, or how many times better than the peer it is. */
export interface Target {
  readonly of: "ours" | "ratio";
  readonly bound: "at least" | "at most";
  readonly limit: number;
}

export interface Section {
  readonly figures: readonly Figure[];
  readonly notes: readonly string[];
}

export interface Context {
  readonly progress: (line: string) => void;
  /** A folder with data that is not ours to distribute. */
  readonly data?: string | undefined;
  /** Only this assistant, and so many of what there is, where a benchmark can choose. */
  readonly assistant?: string | undefined;
  readonly limit?: number | undefined;
}

export interface Benchmark {
  readonly name: string;
  readonly title: string;
  readonly needsData?: true;
  run(context: Context): Promise<Section>;
}
