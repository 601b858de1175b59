import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { compileFunction } from "node:vm";
import ts from "typescript";

type Exports = Record<string, unknown>;
type Factory = (exports: Exports, require: (specifier: string) => unknown) => void;

interface Compiled {
  readonly code: string;
  readonly imports: readonly string[];
}

/** Another reading of the code of a file. One that has a name is compiled once. */
export interface Variant {
  readonly name?: string;
  readonly rewrite: (code: string) => string;
}

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.CommonJS,
  esModuleInterop: true,
  isolatedModules: true,
};

const AS_WRITTEN: Variant = { name: "as written", rewrite: (code) => code };

/**
 * Modules that are compiled once and evaluated anew after every `forget`: the tests of each mutant start with clean
 * caches, and nothing but the evaluation is paid for again.
 */
export class TestModules {
  private readonly compiled = new Map<string, Compiled>();
  private readonly outside = new Map<string, unknown>();
  private readonly factories = new Map<string, Factory>();
  private evaluated = new Map<string, Exports>();
  private variantOf: (file: string) => Variant = () => AS_WRITTEN;

  /** `replaced` answers an import by name with something else than the package of that name. */
  constructor(replaced: Readonly<Record<string, unknown>>) {
    for (const [name, exports] of Object.entries(replaced)) this.outside.set(name, exports);
  }

  async compile(file: string): Promise<void> {
    if (this.compiled.has(file)) return;
    const source = readFileSync(file, "utf8");
    const { outputText } = ts.transpileModule(source, { compilerOptions: OPTIONS, fileName: file });
    const specifiers = requiredIn(outputText);
    const imports = specifiers.filter(isRelative).map((specifier) => resolve(dirname(file), specifier));
    this.compiled.set(file, { code: outputText, imports });
    for (const name of specifiers.filter((specifier) => !isRelative(specifier))) await this.bring(name);
    for (const path of imports) await this.compile(path);
  }

  evaluate(file: string): Exports {
    const known = this.evaluated.get(file);
    if (known !== undefined) return known;
    const exports: Exports = {};
    this.evaluated.set(file, exports);
    this.factoryOf(file)(exports, (specifier) =>
      isRelative(specifier) ? this.evaluate(resolve(dirname(file), specifier)) : this.outside.get(specifier),
    );
    return exports;
  }

  /** From now on files are evaluated anew, in the variant that is asked for. */
  forget(variantOf: (file: string) => Variant = () => AS_WRITTEN): void {
    this.evaluated = new Map();
    this.variantOf = variantOf;
  }

  /** Whether evaluating `file` also evaluates `wanted`. */
  reaches(file: string, wanted: string, seen: Set<string> = new Set()): boolean {
    if (file === wanted) return true;
    if (seen.has(file)) return false;
    seen.add(file);
    return this.compiled.get(file)?.imports.some((path) => this.reaches(path, wanted, seen)) ?? false;
  }

  private factoryOf(file: string): Factory {
    const { name, rewrite } = this.variantOf(file);
    const known = name === undefined ? undefined : this.factories.get(`${name} ${file}`);
    if (known !== undefined) return known;
    const module = this.compiled.get(file);
    if (module === undefined) throw new Error(`${file} was never compiled.`);
    const code = rewrite(module.code);
    const factory = compileFunction(code, ["exports", "require"], { filename: file }) as Factory;
    if (name !== undefined) this.factories.set(`${name} ${file}`, factory);
    return factory;
  }

  private async bring(name: string): Promise<void> {
    if (this.outside.has(name)) return;
    this.outside.set(name, { ...(await import(name)), __esModule: true });
  }
}

const isRelative = (specifier: string): boolean => specifier.startsWith(".");

function requiredIn(code: string): string[] {
  return [...code.matchAll(/\brequire\("([^"]+)"\)/g)].map(([, specifier]) => specifier ?? "");
}
