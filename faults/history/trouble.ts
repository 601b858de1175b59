import { writeFileSync } from "node:fs";
import type { Chance } from "./chance.ts";
import type { Listener } from "./listener.ts";
import type { ServerProcess } from "./server-process.ts";

export interface TroubleOptions {
  readonly servers: readonly ServerProcess[];
  readonly listeners: readonly Listener[];
  /** Where the servers read how far their clock is off. */
  readonly clocks: readonly string[];
  readonly chance: Chance;
  readonly isOver: () => boolean;
  readonly rest: (milliseconds: number) => Promise<void>;
  readonly tell: (what: string) => void;
  /** Crashes the database and starts it again; null where there is none of its own. */
  readonly restartDatabase: (() => Promise<void>) | null;
}

const DAY = 86_400_000;
const OFF = [DAY, -DAY, 3_600_000, -3_600_000, 40_000, -40_000, 0];

/** One trouble after the other, and now and then two at once: a clock stays wrong while a process is killed. */
export async function makeTrouble(options: TroubleOptions): Promise<void> {
  const { chance, isOver, rest, tell } = options;
  while (!isOver()) {
    await rest(500 + chance.below(2_500));
    if (isOver()) break;
    for (const server of options.servers) if (!server.isUp()) await server.start();
    const [name, make] = chance.oneOf(Object.entries(troubles(options)));
    tell(name);
    await make();
  }
}

function troubles(options: TroubleOptions): Readonly<Record<string, () => Promise<void>>> {
  const { servers, listeners, clocks, chance, rest, restartDatabase } = options;
  const server = chance.oneOf(servers);
  const again = async () => {
    await rest(chance.below(1_500));
    await server.start();
  };
  return {
    kill: async () => {
      await server.kill();
      await again();
    },
    "kill twice": async () => {
      await server.kill();
      await again();
      await rest(chance.below(400));
      await server.kill();
      await again();
    },
    restart: async () => {
      await server.stop();
      await again();
    },
    freeze: async () => {
      server.freeze();
      await rest(500 + chance.below(8_000));
      server.thaw();
    },
    "clock jump": async () => {
      writeFileSync(chance.oneOf(clocks), String(chance.oneOf(OFF)));
    },
    "kill while the clock is off": async () => {
      const clock = clocks[servers.indexOf(server)] ?? "";
      writeFileSync(clock, String(chance.oneOf(OFF)));
      await rest(chance.below(1_000));
      await server.kill();
      writeFileSync(clock, "0");
      await again();
    },
    "cut every listener": async () => {
      for (const listener of listeners) listener.cut();
    },
    "disk full": async () => {
      server.fillDisk(true);
      await rest(500 + chance.below(2_000));
      server.fillDisk(false);
    },
    ...(restartDatabase === null ? {} : { "database restart": restartDatabase }),
  };
}
