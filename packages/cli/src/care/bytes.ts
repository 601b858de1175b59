const UNITS = ["B", "KB", "MB", "GB", "TB"];

/** A size as people say it: 1,536 is 1.5 KB. */
export function bytes(count: number): string {
  const power = count < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log2(count) / 10));
  const value = count / 1024 ** power;
  return `${power === 0 ? value : value.toFixed(1)} ${UNITS[power]}`;
}
