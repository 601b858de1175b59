import { expect, expectTypeOf } from "vitest";

// Matchers ask where they are, and only a process of vitest's own can say.
expect.setState({ testPath: "" });

type Body = (...values: readonly unknown[]) => unknown;

export interface CollectedTest {
  /** The names of the suites and of the test, and which of its namesakes it is. */
  readonly id: string;
  readonly run: () => unknown;
}

/** Stands in for the words of vitest that our tests use, and notes the tests instead of running them. */
export class TestCollector {
  private tests: CollectedTest[] = [];
  private namesakes = new Map<string, number>();
  private suites: string[] = [];

  readonly vitest = {
    __esModule: true,
    expect,
    expectTypeOf,
    it: this.withEach((name, body) => this.note(name, body)),
    describe: this.withEach((name, body) => this.enter(name, body)),
  };

  /** The tests that `load` declares. */
  collect(load: () => void): readonly CollectedTest[] {
    this.tests = [];
    this.namesakes = new Map();
    this.suites = [];
    load();
    return this.tests;
  }

  private withEach(declare: (name: string, body: Body) => void) {
    const each = (rows: readonly unknown[]) => (name: string, body: Body) => {
      const spread = rows.every(Array.isArray);
      for (const row of rows) declare(name, () => (spread ? body(...(row as unknown[])) : body(row)));
    };
    return Object.assign(declare, { each });
  }

  private enter(name: string, body: Body): void {
    this.suites.push(name);
    body();
    this.suites.pop();
  }

  private note(name: string, body: Body): void {
    const path = [...this.suites, name].join(" ");
    const position = this.namesakes.get(path) ?? 0;
    this.namesakes.set(path, position + 1);
    this.tests.push({ id: `${path} #${position}`, run: () => body() });
  }
}
