import { type Backend, eachSpace } from "@maru/storage";

/** How much there is to go through, for a progress bar. */
export async function countSpaces(backend: Backend, kinds: RegExp = /^/): Promise<number> {
  let count = 0;
  for await (const { space } of eachSpace(backend)) if (kinds.test(space)) count += 1;
  return count;
}

/** The spaces that hold conversations. */
export const CONVERSATIONS = /^(session|thread)\//;
