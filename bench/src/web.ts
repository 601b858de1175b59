import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import * as z from "zod";
import type { Benchmark } from "./benchmark.ts";

const MEASURE = fileURLToPath(new URL("../../packages/web/browser/measure.ts", import.meta.url));
const Measured = z.object({ bytes: z.number(), start: z.number(), scroll: z.number(), typing: z.number() });

const atMost = (limit: number) => ({ of: "ours", bound: "at most", limit }) as const;

export const web: Benchmark = {
  name: "web",
  title: "Web app in a real browser",
  async run({ progress }) {
    progress("starting server and browser");
    const { stdout } = await promisify(execFile)(process.execPath, ["--import", "tsx", MEASURE]);
    const { bytes, start, scroll, typing } = Measured.parse(JSON.parse(stdout));
    return {
      figures: [
        {
          what: "JavaScript of the chat view, gzipped",
          unit: "kB",
          ours: bytes / 1000,
          peer: null,
          target: atMost(200),
        },
        {
          what: "until one can write, on a machine four times slower",
          unit: "ms",
          ours: start,
          peer: null,
          target: atMost(1500),
        },
        {
          what: "longest task while scrolling through 2,000 messages",
          unit: "ms",
          ours: scroll,
          peer: null,
          target: atMost(100),
        },
        {
          what: "from key to letter while an answer streams in, 95 %",
          unit: "ms",
          ours: typing,
          peer: null,
          target: atMost(50),
        },
      ],
      notes: [
        "Chromium without a window against the real server on SQLite. Every file is fetched anew; the start is the middle of five, with 20 messages. Everything that is loaded before one can write counts.",
        "Browsers report tasks from 50 ms on: 0 means that there was none.",
        "Absolute figures: no peer was built here.",
      ],
    };
  },
};
