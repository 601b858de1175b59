/** Where a conversation stands when a message comes in: what words without an object are about. */
export interface Focus {
  readonly isFirst: boolean;
  /** Operations of the message before. */
  readonly last: readonly string[];
  /** Operations of all messages before. */
  readonly done: readonly string[];
  /** Slots that hold a value. */
  readonly known: readonly string[];
}

/** Features of one clause by where the conversation stands. A short clause leans on it most. */
export function focusFeatures(focus: Focus | null, length: number, act: string): readonly string[] {
  if (focus === null) return [];
  const size = length <= 6 ? "s" : length <= 14 ? "m" : "l";
  const found = [`first:${focus.isFirst}`, `first:${focus.isFirst}:${act}`];
  for (const op of focus.last) found.push(`last:${op}`, `last:${op}:${size}`, `last:${op}:${act}`);
  for (const op of focus.done) found.push(`done:${op}`);
  return found;
}

/** What is known says what a bare value fills. */
export function knownFeatures(focus: Focus | null): readonly string[] {
  if (focus === null) return [];
  return [...focus.known.map((slot) => `known:${slot}`), ...focus.last.map((op) => `last:${op}`)];
}
