/** Times, scores and penalties are whole numbers, in units of the caller's choice. */
export interface Problem {
  readonly days: readonly Day[];
  readonly nodes: readonly Node[];
  readonly travel: (from: number, to: number) => number;
  /** What going from one location to another takes off the score, besides the time. */
  readonly penalty?: (from: number, to: number) => number;
}

export interface Day {
  /** Locations, as `travel` knows them. */
  readonly start: number;
  readonly end: number;
  /** The earliest time to leave the start, the latest to be at the end. */
  readonly leave: number;
  readonly back: number;
  readonly stops?: Limits;
  /** How many nodes of each label the day takes. A label not named here is free. */
  readonly labels?: Readonly<Record<string, Limits>>;
}

/** `most` always holds. `least` is worth more than any score, so it is missed only where it cannot be had. */
export interface Limits {
  readonly least: number;
  readonly most: number;
}

export interface Node {
  readonly location: number;
  readonly score: number;
  readonly duration: number;
  /** One list per day, in order and apart from each other; an empty list closes the node on that day. */
  readonly windows: readonly (readonly Window[])[];
  readonly label?: string;
  /** Of the nodes of one group at most one is visited: a place that can be lunch or dinner. */
  readonly group?: string;
  /** Worth more than any number of other nodes. */
  readonly mandatory?: boolean;
}

/** A visit may begin from `open` to `close`, both included. */
export interface Window {
  readonly open: number;
  readonly close: number;
}

export interface Plan {
  /** Sum of the scores visited, without penalties. */
  readonly score: number;
  readonly days: readonly (readonly Visit[])[];
}

export interface Visit {
  readonly node: number;
  readonly arrival: number;
  readonly start: number;
  readonly end: number;
}
