import { runScript } from "@maru/storage/testing";
import { bundle } from "./bundle.ts";
import type { Ground, Place } from "./grounds.ts";
import { mapLimited } from "./map-limited.ts";

/** A program that works on one place, and can be told to finish what was begun on many. */
export interface Killable {
  readonly program: string;
  /** Its task, before the address of a place. */
  readonly task: string;
  /** What is there before it starts; an empty place when absent. */
  readonly before?: Place;
  /** Its commits depend on timers, so that a point of one run may not come in another. */
  readonly isTimed?: boolean;
}

export interface Survivor {
  readonly point: string;
  readonly place: Place;
  /** What the killed process had said until then. */
  readonly said: readonly string[];
}

export interface Survey {
  readonly points: readonly string[];
  /** What the program says in the end when nothing happens to it. */
  readonly undisturbed: unknown;
  readonly survivors: readonly Survivor[];
}

/** Few at a time: the processes are what takes the time, not the waiting. */
const AT_ONCE = 3;

/** Lets the program run once, noting every fault point it passes, then once for each of them, to die there. */
export async function killAtEveryPoint(
  ground: Ground,
  { program, task, before, isTimed }: Killable,
): Promise<Survey> {
  const script = await bundle(program);
  const fresh = () => (before === undefined ? ground.make() : ground.copy(before));
  const recorded = await fresh();
  const { points, lines } = await runScript(script, { parameters: [task, recorded.url], fault: "record" });
  const survivors = await mapLimited(points, AT_ONCE, async (point) => {
    const place = await fresh();
    const report = await runScript(script, { parameters: [task, place.url], fault: point });
    if (!report.killed && isTimed !== true)
      throw new Error(`${program} ${task} came to its end without passing ${point}`);
    return report.killed ? [{ point, place, said: report.lines }] : [];
  });
  await recorded.remove();
  return { points, undisturbed: JSON.parse(lines.at(-1) ?? "null"), survivors: survivors.flat() };
}

/** One new process that finishes the task on every place, one after another; what it says about each in the end. */
export function finishAll(
  { program, task }: Killable,
  survivors: readonly Survivor[],
): Promise<readonly unknown[]> {
  return runOn(
    program,
    task,
    survivors.map(({ place }) => place),
  );
}

export async function runOn(
  program: string,
  task: string,
  places: readonly Place[],
): Promise<readonly unknown[]> {
  const parameters = [task, ...places.map(({ url }) => url)];
  const { lines } = await runScript(await bundle(program), { parameters });
  return lines.map((line) => JSON.parse(line));
}
