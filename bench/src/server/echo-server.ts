import { Runtime } from "@maru/runtime";
import { dedicateProcess, startServer } from "@maru/server";
import { openStorage } from "@maru/storage";
import { echoAssistant } from "./echo-assistant.ts";

/** Our server in a process of its own, on the storage it is given. */
dedicateProcess(process.env);
const [url = "memory:", port = "0"] = process.argv.slice(2);
const storage = await openStorage(url);
const runtime = new Runtime({ storage, assistants: [echoAssistant()] });
const server = await startServer({ runtime, storage, port: Number(port) });
await runtime.recover();
process.send?.({ url: server.url });
