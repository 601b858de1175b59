import { type Storage, StorageError } from "@maru/storage";

/** A database whose index hides rows would be written over: nobody is served from it. */
export async function refuseDamaged({ vault }: Pick<Storage, "vault">, url: string): Promise<void> {
  const [first, ...others] = (await vault.backend.findDamage?.({ quick: true })) ?? [];
  if (first === undefined) return;
  const more = others.length === 0 ? "" : ` (and ${others.length} more; maru verify names them)`;
  const reason = `${first}${more}. Where only an index is damaged, maru verify --rebuild makes it anew; otherwise go back to a backup`;
  throw new StorageError("CORRUPT", { where: `The database ${url}`, offset: null, reason, kept: null });
}
