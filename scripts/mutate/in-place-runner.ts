import { readdirSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import {
  INSTRUMENTER_CONSTANTS,
  type InstrumenterContext,
  type MutantCoverage,
} from "@stryker-mutator/api/core";
import { declareFactoryPlugin, PluginKind } from "@stryker-mutator/api/plugin";
import {
  type DryRunResult,
  DryRunStatus,
  type MutantRunOptions,
  type MutantRunResult,
  MutantRunStatus,
  type TestResult,
  type TestRunner,
  type TestRunnerCapabilities,
  TestStatus,
} from "@stryker-mutator/api/test-runner";
import { builtinEnvironments } from "vitest/runtime";
import { type CollectedTest, TestCollector } from "./collect-tests.ts";
import { limitRuns } from "./limited-fast-check.ts";
import { isInSample } from "./sample.ts";
import { COUNTING, ORIGINAL, takeHits, withMutant } from "./switches.ts";
import { TestModules } from "./test-modules.ts";

const FOLDER = "packages/state/src";
/** Property tests draw the same cases for every mutant. */
const PROPERTY_SEED = 20_261_117;
const PROPERTY_RUNS = Number(process.env["PROPERTY_RUNS"] ?? 25);
const SAMPLE = Number(process.env["SAMPLE"] ?? 1);
/** Tests dearer than this (milliseconds of processor time) are asked only about the file they are named after. */
const DEAR = 150;

/** Stryker counts an error neither as caught nor as missed. */
const LEFT_OUT: MutantRunResult = { status: MutantRunStatus.Error, errorMessage: "left out of the sample" };

interface TestFile {
  readonly path: string;
  readonly tests: readonly CollectedTest[];
}

/**
 * Runs the tests of packages/state inside Stryker's own process. The runner for vitest starts every test file from
 * nothing for each mutant, which makes seconds of what takes milliseconds here.
 */
class InPlaceRunner implements TestRunner {
  private readonly collector = new TestCollector();
  private readonly modules = new TestModules({
    vitest: this.collector.vitest,
    "fast-check": limitRuns(PROPERTY_RUNS, PROPERTY_SEED),
  });
  private readonly cost = new Map<string, number>();
  /** What each test file met: empty in a process that did not run the tests without a mutant. */
  private readonly coverage = new Map<string, MutantCoverage>();
  private paths: readonly string[] = [];

  capabilities(): TestRunnerCapabilities {
    return { reloadEnvironment: true };
  }

  async init(): Promise<void> {
    // Mermaid looks for a document while it loads.
    await builtinEnvironments.jsdom.setup(globalThis, {});
    this.paths = readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".test.ts"))
      .map((path) => resolve(FOLDER, path));
    for (const path of this.paths) await this.modules.compile(path);
  }

  async dryRun(): Promise<DryRunResult> {
    const tests: TestResult[] = [];
    for (const path of this.paths) {
      this.modules.forget(() => COUNTING);
      const file = this.load(path);
      const coverage: MutantCoverage = { static: takeHits(), perTest: {} };
      for (const test of file.tests) {
        const id = testId(path, test);
        const failure = await this.run(id, test);
        coverage.perTest[id] = takeHits();
        const base = { id, name: test.id, fileName: path, timeSpentMs: this.cost.get(id) ?? 0 };
        if (failure === null) tests.push({ ...base, status: TestStatus.Success });
        else tests.push({ ...base, status: TestStatus.Failed, failureMessage: failure });
      }
      this.coverage.set(path, coverage);
    }
    return { status: DryRunStatus.Complete, tests, mutantCoverage: joined([...this.coverage.values()]) };
  }

  async mutantRun(options: MutantRunOptions): Promise<MutantRunResult> {
    if (!isInSample(relative(FOLDER, options.sandboxFileName), options.activeMutant, SAMPLE)) return LEFT_OUT;
    const context = instrumented();
    const mutated = withMutant(options.activeMutant.id);
    this.modules.forget((file) => (file === options.sandboxFileName ? mutated : ORIGINAL));
    context.hitCount = 0;
    if (options.hitLimit !== undefined) context.hitLimit = options.hitLimit;
    else delete context.hitLimit;
    const wanted = this.wantedFor(options);
    let nrOfTests = 0;
    try {
      for (const path of this.inOrder(options)) {
        if (options.mutantActivation === "static") context.activeMutant = options.activeMutant.id;
        const file = this.loadOrFailure(path);
        if (typeof file === "string") return killed(path, file, nrOfTests);
        context.activeMutant = options.activeMutant.id;
        for (const test of file.tests) {
          const id = testId(path, test);
          if (!wanted(path, id) || this.isTooDear(id, path, options.sandboxFileName)) continue;
          nrOfTests += 1;
          const failure = await this.run(id, test);
          if (hasRunAway(context)) return { status: MutantRunStatus.Timeout, reason: "Hit limit reached" };
          if (failure !== null) return killed(id, failure, nrOfTests);
        }
        delete context.activeMutant;
      }
      return { status: MutantRunStatus.Survived, nrOfTests };
    } finally {
      delete context.activeMutant;
    }
  }

  /** What went wrong, if anything did; remembers what the test costs. */
  private async run(id: string, test: CollectedTest): Promise<string | null> {
    const started = process.cpuUsage();
    try {
      await test.run();
      return null;
    } catch (error) {
      return String(error);
    } finally {
      const { user, system } = process.cpuUsage(started);
      if (!this.cost.has(id)) this.cost.set(id, (user + system) / 1000);
    }
  }

  /** A mutant that is met while files load concerns all tests of those files, and others that come across it. */
  private wantedFor({ testFilter, activeMutant }: MutantRunOptions): (path: string, id?: string) => boolean {
    if (testFilter !== undefined) {
      const ids = new Set(testFilter);
      const paths = new Set(testFilter.map((id) => id.slice(0, id.indexOf("#"))));
      return (path, id) => (id === undefined ? paths.has(path) : ids.has(id));
    }
    return (path, id) => {
      const seen = this.coverage.get(path);
      if (seen === undefined || seen.static[activeMutant.id] !== undefined) return true;
      const ids = id === undefined ? Object.keys(seen.perTest) : [id];
      return ids.some((each) => seen.perTest[each]?.[activeMutant.id] !== undefined);
    };
  }

  /** The tests named after the file come first: they know most about it. */
  private inOrder(options: MutantRunOptions): readonly string[] {
    const mutated = options.sandboxFileName;
    const wanted = this.wantedFor(options);
    const rank = (path: string) =>
      isNamedAfter(path, mutated) ? 0 : dirname(path) === dirname(mutated) ? 1 : 2;
    return this.paths
      .filter((path) => this.modules.reaches(path, mutated) && wanted(path))
      .sort((one, other) => rank(one) - rank(other));
  }

  private isTooDear(id: string, path: string, mutated: string): boolean {
    return !isNamedAfter(path, mutated) && (this.cost.get(id) ?? 0) > DEAR;
  }

  private load(path: string): TestFile {
    return { path, tests: this.collector.collect(() => this.modules.evaluate(path)) };
  }

  private loadOrFailure(path: string): TestFile | string {
    try {
      return this.load(path);
    } catch (error) {
      return String(error);
    }
  }
}

function instrumented(): InstrumenterContext {
  const name = INSTRUMENTER_CONSTANTS.NAMESPACE;
  const home: Record<string, unknown> = globalThis;
  home[name] ??= {};
  return home[name] as InstrumenterContext;
}

function joined(parts: readonly MutantCoverage[]): MutantCoverage {
  const whole: MutantCoverage = { static: {}, perTest: {} };
  for (const part of parts) {
    Object.assign(whole.perTest, part.perTest);
    for (const [mutant, hits] of Object.entries(part.static))
      whole.static[mutant] = (whole.static[mutant] ?? 0) + hits;
  }
  return whole;
}

const testId = (path: string, test: CollectedTest): string => `${path}#${test.id}`;

const isNamedAfter = (path: string, mutated: string): boolean =>
  path === mutated.replace(/\.ts$/, ".test.ts");

const hasRunAway = ({ hitCount, hitLimit }: InstrumenterContext): boolean =>
  hitCount !== undefined && hitLimit !== undefined && hitCount > hitLimit;

const killed = (test: string, failureMessage: string, nrOfTests: number): MutantRunResult => ({
  status: MutantRunStatus.Killed,
  killedBy: [test],
  failureMessage,
  nrOfTests,
});

export const strykerPlugins = [
  declareFactoryPlugin(
    PluginKind.TestRunner,
    "in-place",
    Object.assign(() => new InPlaceRunner(), { inject: [] as const }),
  ),
];
