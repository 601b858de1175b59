import { checkDestination } from "./check-destination.ts";
import { destinationFiles } from "./destination-files.ts";

/** `check.ts osaka` checks one file, also before it is listed; without ids, every listed one. */
const ids = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(destinationFiles);

for (const id of ids) {
  const problems = await problemsOf(id);
  console.log(problems.length === 0 ? `${id}: good` : [`${id}:`, ...problems].join("\n  "));
  if (problems.length > 0) process.exitCode = 1;
}

async function problemsOf(id: string): Promise<readonly string[]> {
  const file: { default: unknown } | null = await import(`./destinations/${id}.json`, {
    with: { type: "json" },
  }).catch(() => null);
  if (!file) return [`destinations/${id}.json is missing or is not JSON`];
  return [
    ...checkDestination(file.default),
    ...(Object.hasOwn(destinationFiles, id) ? [] : ["not listed in destination-files.ts"]),
  ];
}
