/** A server whose answers take a while: `tsx slow-server.ts <store url>`. Prints its address; SIGTERM stops it. */
import { END, Runtime } from "@maru/runtime";
import { noteAssistant } from "@maru/runtime/testing";
import { startServer } from "@maru/server";
import { openStorage } from "@maru/storage";

const PAUSE = 400;
const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE));

const assistant = noteAssistant({
  start: "one",
  nodes: Object.fromEntries(
    ["one", "two", "three", "four", "five"].map((name, index, names) => [
      name,
      {
        run: async () => {
          await pause();
          return { notes: [name] };
        },
        next: names[index + 1] ?? END,
      },
    ]),
  ),
});
const [url = ""] = process.argv.slice(2);
const storage = await openStorage(url);
const runtime = new Runtime({ storage, assistants: [assistant] });
const server = await startServer({ runtime, storage });
await runtime.recover();
process.stdout.write(`${server.url}\n`);
process.once("SIGTERM", async () => {
  await server.stop();
  await storage.close();
});
