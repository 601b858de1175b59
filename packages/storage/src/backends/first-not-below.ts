/** Where the first item that is not below begins, among items in order: halving, not walking. */
export function firstNotBelow(length: number, isBelow: (position: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBelow(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
