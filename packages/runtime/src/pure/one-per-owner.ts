/** Lets one thing of each owner through at a time; whoever else waits stands in no queue of theirs. */
export class OnePerOwner {
  readonly #last = new Map<string, Promise<void>>();

  async run<Result>(owner: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.#last.get(owner);
    const { promise, resolve } = withResolvers();
    this.#last.set(owner, promise);
    try {
      if (before !== undefined) await before;
      return await work();
    } finally {
      if (this.#last.get(owner) === promise) this.#last.delete(owner);
      resolve();
    }
  }
}

function withResolvers(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((resolved) => {
    resolve = resolved;
  });
  return { promise, resolve };
}
