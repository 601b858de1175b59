import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, symlink } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { type Conversation, type Rival, residentMegabytes } from "./rival.ts";

const PEER = fileURLToPath(new URL("../../../peers/server/", import.meta.url));

/** `langgraphjs dev`, asked as its documentation asks it. It keeps its files beside the graph. */
export async function startLangGraph(folder: string): Promise<Rival> {
  const home = join(folder, "langgraph");
  await mkdir(home);
  for (const file of ["graph.ts", "langgraph.json", "package.json"])
    await cp(join(PEER, file), join(home, file));
  await symlink(join(PEER, "node_modules"), join(home, "node_modules"));
  let running = await launch(home);
  const call = async (path: string, body?: unknown) => {
    const response = await patiently(() =>
      fetch(`${running.base}${path}`, {
        method: body === undefined ? "GET" : "POST",
        headers: { "content-type": "application/json" },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return (await response.json()) as Record<string, unknown>;
  };
  return {
    name: "langgraphjs dev",
    converse: async (): Promise<Conversation> => {
      const { thread_id } = await call("/threads", {});
      return {
        run: async (text) => {
          await call(`/threads/${thread_id}/runs/wait`, { assistant_id: "echo", input: { text } });
        },
        answers: async () => {
          const state = await call(`/threads/${thread_id}/state`).catch(() => ({}));
          const { values } = state as { values?: { replies?: readonly string[] } };
          return values?.replies?.length ?? 0;
        },
        close: () => undefined,
      };
    },
    memory: async () => residentMegabytes(await serverOf(running.child)),
    crash: async () => {
      await killAll(running.child);
      running = await launch(home);
    },
    stop: () => killAll(running.child),
  };
}

/** It closes connections after five idle seconds, now and then just as something is sent on one: asked again then. */
async function patiently(ask: () => Promise<Response>): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      if (tries === 3) throw error;
      await pause(50);
    }
  }
}

async function launch(home: string): Promise<{ child: ChildProcess; base: string }> {
  const port = await freePort();
  const arguments_ = ["node_modules/@langchain/langgraph-cli/dist/cli/cli.mjs", "dev"];
  const child = spawn(
    process.execPath,
    [...arguments_, "--no-browser", "--host", "127.0.0.1", "--port", String(port)],
    {
      cwd: home,
      stdio: "ignore",
      env: {
        ...process.env,
        LANGSMITH_TRACING: "false",
        LANGGRAPH_CLI_NO_ANALYTICS: "1",
        LOG_LEVEL: "error",
      },
    },
  );
  const base = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 1500; tries += 1) {
    const isUp = await fetch(`${base}/ok`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return { child, base };
    await pause(20);
  }
  throw new Error("langgraphjs dev did not come up");
}

/** The command starts the server as a child of its own; the largest of them is the one that serves. */
async function serverOf(child: ChildProcess): Promise<number> {
  const sizes = await Promise.all(
    (await familyOf(child)).map(async (pid) => [await residentMegabytes(pid).catch(() => 0), pid] as const),
  );
  return sizes.sort(([left], [right]) => right - left)[0]?.[1] ?? 0;
}

/** A process with all that it started, and they in turn. */
async function familyOf({ pid = 0 }: ChildProcess): Promise<readonly number[]> {
  const listing = spawn("ps", ["-A", "-o", "pid=,ppid="], { stdio: ["ignore", "pipe", "ignore"] });
  let said = "";
  listing.stdout.on("data", (chunk: Buffer) => {
    said += chunk.toString("utf8");
  });
  await once(listing, "close");
  const parents = new Map(
    said
      .trim()
      .split("\n")
      .map((line) => line.trim().split(/\s+/).map(Number) as [number, number]),
  );
  const family = [pid];
  // Whoever is found is looked at again for children of its own.
  for (const member of family)
    family.push(...[...parents].filter(([, parent]) => parent === member).map(([each]) => each));
  return family;
}

/** All at once, as a power cut would. */
export async function killAll(child: ChildProcess): Promise<void> {
  const gone = once(child, "exit");
  for (const pid of await familyOf(child)) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // It ended meanwhile.
    }
  }
  await gone;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return address !== null && typeof address === "object" ? address.port : 0;
}
