import { decodeState, encodeState, Message } from "@maru/state";
import * as z from "zod";
import { type Rounds, takeTurns, type Way } from "../measure.ts";
import { startTrip, Trip } from "./trip.ts";

const MESSAGES = 100;
const MEGABYTE = 1024 * 1024;

/** MB of JSON per second. */
export interface CodecSpeeds {
  readonly encode: number;
  readonly stringify: number;
  readonly decode: number;
  readonly parse: number;
  /** `JSON.parse`, then the messages through Zod: less than `decodeState` checks. */
  readonly parseAndValidate: number;
}

export async function measureCodec(rounds: Rounds): Promise<CodecSpeeds> {
  const state = startTrip(MESSAGES);
  const text = encodeState(Trip, state);
  const Stored = z.object({ state: z.object({ messages: z.array(Message) }) });
  const costs = await takeTurns(
    {
      encode: once(() => encodeState(Trip, state).length === text.length),
      stringify: once(() => JSON.stringify(state).length > 0),
      decode: once(() => decodeState(Trip, text).messages.length === MESSAGES),
      parse: once(() => JSON.parse(text).version === Trip.version),
      parseAndValidate: once(() => Stored.safeParse(JSON.parse(text)).success),
    },
    rounds,
  );
  const megabytes = Buffer.byteLength(text) / MEGABYTE;
  const speed = (microseconds: number) => megabytes / (microseconds / 1_000_000);
  return {
    encode: speed(costs.encode),
    stringify: speed(costs.stringify),
    decode: speed(costs.decode),
    parse: speed(costs.parse),
    parseAndValidate: speed(costs.parseAndValidate),
  };
}

function once(work: () => boolean): Way {
  return {
    operations: 1,
    prepare() {
      let worked = false;
      return {
        run() {
          worked = work();
        },
        check() {
          if (!worked) throw new Error("the codec did not do its work");
        },
      };
    },
  };
}
