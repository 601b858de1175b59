import type { Benchmark, Context, Figure, Target } from "./benchmark.ts";
import { median } from "./measure.ts";
import { newBytes, turnsFrom } from "./storage/assistant.ts";
import { Contestant } from "./storage/contestant.ts";
import { openPlaces, type Places } from "./storage/places.ts";

const TURNS = 5000;
const WINDOW = 40;
const SEED = 2;
const STRETCH = 100;
const MEGABYTE = 1024 * 1024;
const HALF_AS_MUCH_MORE: Target = { of: "ours", bound: "at most", limit: 1.5 };

export const storageLong: Benchmark = {
  name: "storage-long",
  title: "Storage: a conversation of 5,000 turns",
  async run(context) {
    const places = await openPlaces();
    try {
      return {
        figures: [
          ...figures(`state of the newest ${WINDOW} messages`, await converse(context, places, WINDOW)),
          ...figures("state of all messages", await converse(context, places)),
        ],
        notes: NOTES,
      };
    } finally {
      await places.remove();
    }
  },
};

interface Found {
  readonly times: readonly number[];
  readonly peak: number;
  readonly megabytes: number;
}

async function converse({ progress }: Context, places: Places, newest?: number): Promise<Found> {
  const place = await places.make("maru-sqlite");
  const contestant = await Contestant.start("maru-sqlite", place, newest);
  const times: number[] = [];
  for (let from = 0; from < TURNS; from += STRETCH) {
    if (from % 1000 === 0) progress(`turn ${from} of ${TURNS}, ${newest ?? "all"} messages in the state`);
    times.push(...(await contestant.ask({ do: "turns", seed: SEED + from, from: 0, count: STRETCH })));
  }
  const [peak = Number.NaN] = await contestant.ask({ do: "memory" });
  await contestant.stop();
  return { times, peak, megabytes: await places.size("maru-sqlite", place) };
}

function figures(kind: string, { times, peak, megabytes }: Found): Figure[] {
  // The first turns warm the compiler up and say nothing about the conversation.
  const early = median(times.slice(STRETCH, 2 * STRETCH));
  const late = median(times.slice(-STRETCH));
  const none = { peer: null, target: null };
  return [
    { what: `${kind}: a turn after 100`, unit: "ms", ours: early, ...none },
    { what: "… after 4,900", unit: "ms", ours: late, ...none },
    {
      what: "… the end over the start",
      unit: "×",
      ours: late / early,
      peer: null,
      target: HALF_AS_MUCH_MORE,
    },
    { what: "… most memory of the process", unit: "MB", ours: peak, ...none },
    {
      what: "… on disk, against what is new",
      unit: "MB",
      ours: megabytes,
      peer: newMegabytes(),
      target: null,
    },
  ];
}

function newMegabytes(): number {
  let bytes = 0;
  for (let from = 0; from < TURNS; from += STRETCH)
    for (const turn of turnsFrom(SEED + from, STRETCH)) bytes += newBytes(turn);
  return bytes / MEGABYTE;
}

const NOTES = [
  `SQLite, the assistant of the storage benchmark, 35,000 checkpoints in one thread. Once its state keeps the newest ${WINDOW} messages, as assistants do that talk to a model; once it keeps all 10,000, which LangGraph itself then builds, reduces and copies in every turn.`,
  "A turn is the median of a hundred turns. The peer of the size is what is new: the JSON of the texts and ids that the turns bring.",
];
