import { AFTER, type Backend, type SpaceEntry } from "./backend.ts";

/**
 * Every space of the store, page by page, each at least once. `listSpaces` can only start at a label, and many spaces
 * may share one, so a page that ends within a label is asked for again, larger. A space whose label moves while this
 * runs may be given twice, or be missed when it moves backwards: who must not miss any goes round again.
 */
export async function* eachSpace(
  backend: Backend,
  { from: start = "", to = AFTER, pageSize = 256 } = {},
): AsyncGenerator<SpaceEntry> {
  let from = start;
  let limit = pageSize;
  let given = new Set<string>();
  for (;;) {
    const page = await backend.listSpaces({ from, to, limit });
    yield* page.filter(({ space, label }) => label !== from || !given.has(space));
    const last = page.at(-1)?.label;
    if (last === undefined || page.length < limit) return;
    const atLast = page.filter(({ label }) => label === last).map(({ space }) => space);
    given = new Set(last === from ? [...given, ...atLast] : atLast);
    limit = last === from ? limit * 2 : pageSize;
    from = last;
  }
}
