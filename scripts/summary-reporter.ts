import type { Reporter, TestModule } from "vitest/node";

/** Closes a run with the plain line `N passed, N failed` that any build machine can read. */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: ReadonlyArray<TestModule>): void {
    const states = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => test.result().state),
    );
    const count = (state: string) => states.filter((each) => each === state).length;
    const brokenModules = modules.filter((module) => module.errors().length > 0).length;
    console.log(`${count("passed")} passed, ${count("failed") + brokenModules} failed`);
  }
}
