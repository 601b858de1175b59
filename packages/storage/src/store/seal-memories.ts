import { readKeyRow } from "../sealing/wrapped-key.ts";
import type { Vault } from "../vault.ts";
import { ItemSpaces } from "./item-spaces.ts";

/**
 * Moves the memories of a plaintext store to where the sealed store looks for them, since their old places spell
 * namespaces and keys out. Run it with nobody writing, before everything else is encrypted in place. Each namespace
 * is sealed before its plaintext goes, so a run that was killed is finished by running again. Resolves to how many
 * namespaces were moved.
 */
export async function sealMemories(plain: Vault, sealed: Vault): Promise<number> {
  const from = new ItemSpaces(plain);
  const to = new ItemSpaces(sealed);
  let moved = 0;
  for (const space of await from.under([])) {
    if ((await readKeyRow(plain.backend, space)) !== null) continue;
    const items = await from.all(space);
    const [first] = items;
    if (first !== undefined) {
      await to.adopt(first.namespace, items);
      moved += 1;
    }
    await plain.deleteSpace(space);
  }
  return moved;
}
