import { alike, gramsOf } from "../evidence/alike.ts";
import type { Source } from "./source.ts";

/** So much alike are two editions of one document. */
const SAME_DOCUMENT = 0.8;

/** Older editions: a newer source of the same publisher and kind bears the same title but for its figures. */
export function supersededIn(sources: readonly Source[]): ReadonlyMap<string, Source> {
  const superseded = new Map<string, Source>();
  for (const older of sources)
    for (const newer of sources) {
      if (older === newer || older.kind !== newer.kind || older.publisher !== newer.publisher) continue;
      if (older.published === null || newer.published === null || older.published >= newer.published)
        continue;
      if (alike(gramsOf(older.title), gramsOf(newer.title)) < SAME_DOCUMENT) continue;
      const known = superseded.get(older.id);
      if (known === undefined || (known.published ?? "") < newer.published) superseded.set(older.id, newer);
    }
  return superseded;
}
