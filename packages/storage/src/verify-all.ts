import { eachSpace } from "./backends/each-space.ts";
import { isStorageError } from "./errors.ts";
import type { Vault } from "./vault.ts";
import { type Finding, verifySpace } from "./verify.ts";

export interface VerificationReport {
  readonly spaces: number;
  readonly checkpoints: number;
  readonly elements: number;
  readonly events: number;
  readonly findings: readonly Finding[];
}

export interface VerificationOptions {
  readonly onProgress?: (progress: { readonly space: string; readonly findings: number }) => void;
  readonly signal?: AbortSignal;
}

/** Reads everything a store holds, checks every checksum and follows every reference. Changes nothing. */
export async function verifyAll(
  vault: Vault,
  { onProgress, signal }: VerificationOptions = {},
): Promise<VerificationReport> {
  const counts = { spaces: 0, checkpoints: 0, elements: 0, events: 0 };
  const findings: Finding[] = [
    ...(await damageOf(vault)).map((problem) => ({ space: "", place: "database", problem })),
    ...((await vault.backend.listDamaged?.()) ?? []).map(({ space, error }) => ({
      space: space ?? "",
      place: "document",
      problem: error.message,
    })),
  ];
  const seen = new Set<string>();
  for await (const { space } of eachSpace(vault.backend)) {
    if (seen.has(space)) continue;
    seen.add(space);
    signal?.throwIfAborted();
    const report = await verifySpace(vault, space);
    counts.spaces += 1;
    counts.checkpoints += report.checkpoints;
    counts.elements += report.elements;
    counts.events += report.events;
    findings.push(...report.findings);
    onProgress?.({ space, findings: findings.length });
  }
  return { ...counts, findings };
}

/** A database that is too damaged to be looked at says so itself. */
async function damageOf({ backend }: Vault): Promise<readonly string[]> {
  try {
    return (await backend.findDamage?.()) ?? [];
  } catch (error) {
    if (!isStorageError(error, "CORRUPT")) throw error;
    return [error.message];
  }
}
