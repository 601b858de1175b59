/** Tasks with the same name run one after another, in the order they came; others do not wait for them. */
export class Turns {
  readonly #last = new Map<string, Promise<unknown>>();

  async run<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
    const result = (this.#last.get(name) ?? Promise.resolve()).then(task);
    const settled = result.catch(() => {});
    this.#last.set(name, settled);
    try {
      return await result;
    } finally {
      if (this.#last.get(name) === settled) this.#last.delete(name);
    }
  }
}
