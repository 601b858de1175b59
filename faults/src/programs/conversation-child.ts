import { writeSync } from "node:fs";
import { openStorage } from "@maru/storage";
import { converse } from "./conversation.ts";
import { observe } from "./observe.ts";

/** Lives through the conversation at each of the places, then says what a new reader finds there. */
const [, ...places] = process.argv.slice(2);
for (const url of places) {
  const storage = await openStorage(url);
  await converse(storage);
  await storage.close();
  const reader = await openStorage(url);
  writeSync(1, `${JSON.stringify(await observe(reader))}\n`);
  await reader.close();
}
