/** A failure that somebody asked for: a script that tries out what happens when a source is down. */
export interface ToolFault {
  readonly tool: string;
  readonly mode: "error" | "timeout" | "empty";
  readonly times: number;
  /** Only calls whose input contains this text. */
  readonly match?: string;
}

/** Hands out asked-for failures, each as often as it was asked for. */
export class ToolFaults {
  readonly #faults: { readonly fault: ToolFault; left: number }[] = [];

  add(fault: ToolFault): void {
    this.#faults.push({ fault, left: fault.times });
  }

  next(tool: string, input: unknown): ToolFault["mode"] | null {
    const text = JSON.stringify(input) ?? "";
    const found = this.#faults.find(
      ({ fault, left }) =>
        left > 0 && fault.tool === tool && (fault.match === undefined || text.includes(fault.match)),
    );
    if (found === undefined) return null;
    found.left -= 1;
    return found.fault.mode;
  }
}
