import type { Benchmark, Context, Figure, Target, Unit } from "./benchmark.ts";
import { median } from "./measure.ts";
import { measureAppends, measureUnshared } from "./state/append.ts";
import { measureCodec } from "./state/codec.ts";
import { measureEveryday } from "./state/everyday.ts";
import { measureKept } from "./state/memory.ts";
import type { Kept } from "./state/memory-child.ts";

const SIZE = { long: 10_000, short: 100 };
const TEN_TIMES_FASTER: Target = { of: "ratio", bound: "at least", limit: 10 };
const THREE_TIMES_THE_COST: Target = { of: "ours", bound: "at most", limit: 3 };
const TWICE_THE_MEMORY: Target = { of: "ours", bound: "at most", limit: 2 };

export const state: Benchmark = {
  name: "state",
  title: "State",
  async run(context) {
    return {
      figures: [
        ...(await appends(context)),
        ...(await memory(context)),
        ...(await unshared(context)),
        ...(await everyday(context)),
      ],
      notes: NOTES,
    };
  },
};

const NOTES = [
  "The peer is `messagesStateReducer` of LangGraph. Per call it coerces every message, copies the list three times and builds a map of all ids, and it validates nothing. `apply` validates the new message, checks its id against an index, and returns a frozen state.",
  "Appends grow the newest state, whose past is shared. The rows from “first append” on are the updates that cannot share all of it.",
  "Messages are made before the clock starts on both sides. Ours come as plain objects that `apply` has not seen; the peer's as finished message objects.",
  "Times are medians of trials that no other process interrupted, so rare pauses for garbage collection are left out. Ours and the peer take turns in every round of one process; ours does ten updates in one job of the event loop. A list unfolds into an array when it is read: a read copies 10,000 references. Reading every state in one long job costs more than shown, because these arrays can be collected only when the job ends.",
  "Memory is the heap after garbage collection, each figure the median of three processes. The conversation grows to 1,000 messages of 400 Korean characters; every state is kept, against the last state alone.",
];

async function appends({ progress }: Context): Promise<Figure[]> {
  progress(`appending to lists of ${SIZE.long} and ${SIZE.short} messages`);
  const cost = await measureAppends(SIZE, { warmUp: 30, measured: 100 });
  return [
    figure("append to 10,000 messages", "µs", cost.ours, cost.peer, TEN_TIMES_FASTER),
    figure("append to 10,000 and read the list", "µs", cost.oursRead, cost.peer, TEN_TIMES_FASTER),
    figure("… against `[...list, message]`, unchecked", "µs", cost.oursRead, cost.spread),
    figure("append to 100 messages", "µs", cost.oursShort, cost.peerShort),
    figure("append to 100 and read the list", "µs", cost.oursReadShort, cost.peerShort),
    figure(
      "cost of an append at 10,000 over 100",
      "×",
      cost.ours / cost.oursShort,
      cost.peer / cost.peerShort,
      THREE_TIMES_THE_COST,
    ),
    figure(
      "cost of an append and a read at 10,000 over 100",
      "×",
      cost.oursRead / cost.oursReadShort,
      cost.peer / cost.peerShort,
      THREE_TIMES_THE_COST,
    ),
  ];
}

async function memory({ progress }: Context): Promise<Figure[]> {
  const kept = async (what: Kept) => {
    progress(`memory of ${what}`);
    return median([await measureKept(what), await measureKept(what), await measureKept(what)]);
  };
  const ours = { one: await kept("our last state"), all: await kept("our states") };
  const read = await kept("our states, each read");
  const peer = { one: await kept("peer's last list"), all: await kept("peer's lists") };
  return [
    figure("memory of the last state", "MB", ours.one, peer.one),
    figure("memory of all 1,000 states", "MB", ours.all, peer.all),
    figure(
      "memory of all states over the last",
      "×",
      ours.all / ours.one,
      peer.all / peer.one,
      TWICE_THE_MEMORY,
    ),
    figure("… when every list was read once", "×", read / ours.one, peer.all / peer.one, TWICE_THE_MEMORY),
  ];
}

async function unshared({ progress }: Context): Promise<Figure[]> {
  progress("updates that cannot share");
  const cost = await measureUnshared(SIZE.long, { warmUp: 10, measured: 40 });
  return [
    figure("first append after loading 10,000", "µs", cost.first, cost.peerFirst),
    figure("two appends to an older state of 10,000", "µs", cost.fork, cost.peerFork),
    figure("rewrite the last message of 10,000", "µs", cost.replace, cost.peerReplace),
  ];
}

async function everyday({ progress }: Context): Promise<Figure[]> {
  progress("everyday updates and the codec");
  const cost = await measureEveryday({ warmUp: 50, measured: 100 });
  const speed = await measureCodec({ warmUp: 50, measured: 100 });
  return [
    figure("small update of a 20-field state", "µs", cost.smallUpdate, null),
    figure("three parallel writers, `applyAll`", "µs", cost.threeWriters, null),
    figure("`encodeState` against `JSON.stringify`", "MB/s", speed.encode, speed.stringify),
    figure("`decodeState` against `JSON.parse`", "MB/s", speed.decode, speed.parse),
    figure("`decodeState` against `JSON.parse` and Zod", "MB/s", speed.decode, speed.parseAndValidate),
  ];
}

function figure(
  what: string,
  unit: Unit,
  ours: number,
  peer: number | null,
  target: Target | null = null,
): Figure {
  return { what, unit, ours, peer, target };
}
