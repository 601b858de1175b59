import { type RuntimePorts, SYSTEM_PORTS } from "../ports.ts";

/** Pauses between attempts are short and noted; time limits stay as they are. */
export function quickPorts(): RuntimePorts & { readonly pauses: readonly number[] } {
  const pauses: number[] = [];
  return {
    ...SYSTEM_PORTS,
    pauses,
    wait: (milliseconds, signal) => {
      // Limits that tests set are shorter, those of the runtime longer.
      const isPause = milliseconds >= 200 && milliseconds < 4_500;
      if (isPause) pauses.push(milliseconds);
      return SYSTEM_PORTS.wait(isPause ? 1 : milliseconds, signal);
    },
  };
}
