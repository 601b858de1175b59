import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import * as z from "zod";
import { installPeer } from "../../peers/install-peer.ts";
import type { Benchmark } from "./benchmark.ts";

const MEASURE = fileURLToPath(new URL("../../packages/web/browser/measure.ts", import.meta.url));
const PEER = fileURLToPath(new URL("../../peers/web/", import.meta.url));

const Start = z.object({ bytes: z.number(), milliseconds: z.number(), said: z.number() });
const Measured = z.object({
  start: Start,
  peer: Start,
  scroll: z.number(),
  typing: z.number(),
  inspector: z.number(),
});

const atMost = (limit: number) => ({ of: "ours", bound: "at most", limit }) as const;

export const web: Benchmark = {
  name: "web",
  title: "Web app in a real browser",
  async run({ progress }) {
    await installPeer(PEER, "@assistant-ui/react", progress, "assistant-ui");
    progress("building the peer");
    await buildPeer();
    progress("starting server and browser");
    const { stdout } = await promisify(execFile)(process.execPath, [
      "--import",
      "tsx",
      MEASURE,
      join(PEER, "dist"),
    ]);
    const { start, peer, scroll, typing, inspector } = Measured.parse(JSON.parse(stdout));
    return {
      figures: [
        {
          what: "JavaScript of the chat view, gzipped",
          unit: "kB",
          ours: start.bytes / 1000,
          peer: peer.bytes / 1000,
          target: atMost(200),
        },
        {
          what: "until one can write, on a machine four times slower",
          unit: "ms",
          ours: start.milliseconds,
          peer: peer.milliseconds,
          target: atMost(1500),
        },
        {
          what: "… until what was said stands there",
          unit: "ms",
          ours: start.said,
          peer: peer.said,
          target: null,
        },
        {
          what: "longest task while scrolling through 2,000 messages",
          unit: "ms",
          ours: scroll,
          peer: null,
          target: atMost(100),
        },
        {
          what: "longest task while looking into a state of 10 MB",
          unit: "ms",
          ours: inspector,
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
        "Chromium without a window against the real server on SQLite. Every file is fetched anew; a start is the middle of five, counted by the browser from the first request to the frame in which the message box takes letters, or in which the first message is drawn; the JavaScript is what was asked for until both are there. Ours opens a conversation of ten turns with a planned trip, its list of conversations and its live connection.",
        "The peer is the smallest chat page of assistant-ui: its parts without any look, Markdown with tables, twenty messages that are in the page itself. It has no server to ask, no list, no plan, no translations. Both take turns.",
        "Browsers report tasks from 50 ms on: 0 means that there was none.",
      ],
    };
  },
};

/** With the tool that builds ours. */
async function buildPeer(): Promise<void> {
  const { resolve } = createRequire(MEASURE);
  const vite = join(dirname(resolve("vite/package.json")), "bin", "vite.js");
  const child = spawn(process.execPath, [vite, "build", "--logLevel", "error"], {
    cwd: PEER,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`the peer could not be built (vite ended with ${code})`);
}
