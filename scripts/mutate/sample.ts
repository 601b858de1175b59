import { createHash } from "node:crypto";

const SEED = Number(process.env["SAMPLE_SEED"] ?? 20_261_117);

interface Place {
  readonly line: number;
  readonly column: number;
}

export interface SampledMutant {
  readonly mutatorName: string;
  readonly replacement?: string | undefined;
  readonly location: { readonly start: Place; readonly end: Place };
}

/** Whether a mutant belongs to the sample: decided by what it is and the seed, so every run draws the same ones. */
export function isInSample(file: string, mutant: SampledMutant, share: number, seed: number = SEED): boolean {
  const { start, end } = mutant.location;
  const place = [start.line, start.column, end.line, end.column].join(":");
  const name = [seed, file, place, mutant.mutatorName, mutant.replacement ?? ""].join("\n");
  return createHash("sha256").update(name).digest().readUInt32BE(0) / 2 ** 32 < share;
}
