import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import chromium from "@sparticuz/chromium";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium as playwright,
} from "playwright-core";

const PROGRAM = [join(import.meta.dirname, "../../cli/bin/maru.js")];
/** The same with an assistant that fills its state, and a clock that can be set ahead. */
const PROGRAM_FOR_TESTS = [
  "--import",
  "tsx",
  join(import.meta.dirname, "../../cli/src/testing/browser-main.ts"),
];

export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};
export const DESK: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

export interface StartOptions {
  /** Options of `maru start` beyond port and folder. */
  readonly flags?: readonly string[];
  readonly isForTests?: boolean;
}

/** The real server on SQLite, in a process of its own, and a real browser. */
export class MaruInBrowser {
  readonly address: string;
  readonly #server: Server;
  readonly #browser: Browser;

  private constructor(server: Server, browser: Browser) {
    this.address = server.address;
    this.#server = server;
    this.#browser = browser;
  }

  static async start(options: StartOptions = {}): Promise<MaruInBrowser> {
    const [server, browser] = await Promise.all([startServer(options), startBrowser()]);
    return new MaruInBrowser(server, browser);
  }

  /** A token for somebody, as `maru keys create` gives it. */
  async tokenFor(user: string, role: "reader" | "member"): Promise<string> {
    const given = ["keys", "create", user, "--user", user, "--role", role, "--store", this.#server.store];
    const maru = spawn(process.execPath, [...PROGRAM, ...given, "--json"], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    return (JSON.parse(await text(maru.stdout)) as { token: string }).token;
  }

  /** Sets the clock of a server for tests two days ahead. */
  twoDaysPass(): void {
    this.#server.process.kill("SIGUSR2");
  }

  /** A browser of somebody who was never here. */
  visitor(options: BrowserContextOptions = DESK): Promise<BrowserContext> {
    return this.#browser.newContext({
      baseURL: this.address,
      locale: "ko-KR",
      timezoneId: "Asia/Seoul",
      ...options,
    });
  }

  async stop(): Promise<void> {
    await this.#browser.close();
    const ended = once(this.#server.process, "exit");
    this.#server.process.kill("SIGTERM");
    await ended;
  }
}

export interface Server {
  readonly process: ChildProcess;
  readonly address: string;
  readonly store: string;
}

export async function startServer({ flags = [], isForTests = false }: StartOptions): Promise<Server> {
  const folder = join(tmpdir(), `maru-browser-${process.pid}-${Date.now()}-${flags.length}`);
  const program = isForTests ? PROGRAM_FOR_TESTS : PROGRAM;
  const given = ["start", "--port", "0", "--data", folder, ...flags];
  const server = spawn(process.execPath, [...program, ...given], { stdio: ["ignore", "pipe", "inherit"] });
  const [address] = (await once(createInterface({ input: server.stdout }), "line")) as [string];
  return { process: server, address, store: `sqlite:${join(folder, "maru.db")}` };
}

async function startBrowser(): Promise<Browser> {
  return playwright.launch({
    executablePath: await chromium.executablePath(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
}
