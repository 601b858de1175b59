import { RuntimeError } from "../errors.ts";
import { type RuntimePorts, seoulTime } from "../ports.ts";

const FAILURES = 5;
const REST = 60_000;

interface Circuit {
  failures: number;
  restsUntil: number | null;
}

/** Leaves a tool alone that failed five times in a row: for a minute it is not even tried. */
export class CircuitBreaker {
  readonly #ports: Pick<RuntimePorts, "monotonic" | "now">;
  readonly #circuits = new Map<string, Circuit>();

  constructor(ports: Pick<RuntimePorts, "monotonic" | "now">) {
    this.#ports = ports;
  }

  /**
   * Throws while the tool rests. After the rest one call is let through to try it, and told so; the others wait for
   * what it finds.
   */
  admit(tool: string): { readonly isTrial: boolean } {
    const circuit = this.#circuits.get(tool);
    if (circuit?.restsUntil == null) return { isTrial: false };
    const left = circuit.restsUntil - this.#ports.monotonic();
    if (left > 0)
      throw new RuntimeError("TOOL_RESTING", { tool, until: seoulTime(this.#ports.now() + left) });
    circuit.restsUntil = this.#ports.monotonic() + REST;
    return { isTrial: true };
  }

  /** The trial said nothing about the source: the next call is one. */
  learnedNothing(tool: string): void {
    const circuit = this.#circuits.get(tool);
    if (circuit !== undefined) circuit.restsUntil = this.#ports.monotonic();
  }

  succeeded(tool: string): void {
    this.#circuits.delete(tool);
  }

  failed(tool: string): void {
    const circuit = this.#circuits.get(tool) ?? { failures: 0, restsUntil: null };
    circuit.failures += 1;
    if (circuit.failures >= FAILURES) circuit.restsUntil = this.#ports.monotonic() + REST;
    this.#circuits.set(tool, circuit);
  }
}
