import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import chromium from "@sparticuz/chromium";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium as playwright,
} from "playwright-core";

const MAIN = fileURLToPath(new URL("../../cli/src/main.ts", import.meta.url));

export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};
export const DESK: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

/** The real server on SQLite, in a process of its own, and a real browser. */
export class MaruInBrowser {
  readonly address: string;
  readonly #server: ChildProcess;
  readonly #browser: Browser;

  private constructor(address: string, server: ChildProcess, browser: Browser) {
    this.address = address;
    this.#server = server;
    this.#browser = browser;
  }

  static async start(): Promise<MaruInBrowser> {
    const [{ server, address }, browser] = await Promise.all([startServer(), startBrowser()]);
    return new MaruInBrowser(address, server, browser);
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
    const ended = once(this.#server, "exit");
    this.#server.kill("SIGTERM");
    await ended;
  }
}

async function startServer(): Promise<{ server: ChildProcess; address: string }> {
  const folder = join(tmpdir(), `maru-browser-${process.pid}-${Date.now()}`);
  const server = spawn(
    process.execPath,
    ["--import", "tsx", MAIN, "start", "--port", "0", "--data", folder],
    {
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  const [address] = (await once(createInterface({ input: server.stdout }), "line")) as [string];
  return { server, address };
}

async function startBrowser(): Promise<Browser> {
  return playwright.launch({
    executablePath: await chromium.executablePath(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
}
