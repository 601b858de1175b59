/** What a thread and the whole process have used so far. */
export interface Used {
  /** Milliseconds in which the thread was not idle, whether or not the machine let it run. */
  readonly active: number;
  /** Milliseconds of processor time of all threads together. */
  readonly processor: number;
}

/**
 * How long a thread has computed. Node 20 has no clock for one thread: while the machine is loaded by others a thread
 * seems active without getting on, and the process as a whole uses little. The smaller of both is what it can have
 * computed at most, so a loaded machine is not taken for a hostile text.
 */
export class BusyTime {
  #last: Used;
  #total = 0;

  constructor(first: Used) {
    this.#last = first;
  }

  /** Milliseconds until now. */
  add(used: Used): number {
    const { active, processor } = this.#last;
    this.#total += Math.max(0, Math.min(used.active - active, used.processor - processor));
    this.#last = used;
    return this.#total;
  }
}

export function usedBy(thread: { eventLoopUtilization(): { readonly active: number } }): Used {
  const { user, system } = process.cpuUsage();
  return { active: thread.eventLoopUtilization().active, processor: (user + system) / 1_000 };
}
