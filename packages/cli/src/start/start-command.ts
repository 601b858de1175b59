import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { Runtime } from "@maru/runtime";
import { dedicateProcess, startServer } from "@maru/server";
import { loadKeyRing, openStorage, type Storage } from "@maru/storage";
import { type Call, defineCommand, UsageError } from "../command/command-spec.ts";
import { EXIT } from "../command/exit-code.ts";
import { wholeNumber } from "../command/readers.ts";
import { runtimeOf } from "../runtime-options.ts";
import { sharesOf } from "../threads/shares-of.ts";
import { workOf } from "../threads/work-of.ts";
import { authenticationOf } from "./authentication.ts";
import { buildWeb, isWebOutdated } from "./build-web.ts";
import { claimStore } from "./claim-store.ts";
import { limitsOf } from "./limits-of.ts";
import { readWebFiles } from "./read-web-files.ts";
import { refuseDamaged } from "./refuse-damaged.ts";
import { teamOn } from "./team.ts";
import { untilUpgraded } from "./until-upgraded.ts";

interface StartFlags {
  readonly host: string;
  readonly port: number;
  readonly keys?: boolean;
  readonly data: string;
  readonly store?: string;
  readonly origin: readonly string[];
}

/** `maru start`: the server with all assistants, on this machine, until it is told to stop. */
export const startCommand = defineCommand<StartFlags>({
  name: "start",
  about: {
    ko: "서버 켜기: 브라우저와 프로그램에서 쓰기",
    en: "serve the assistants to browsers and programs",
  },
  notes: {
    ko: "표준 출력의 첫 줄에 주소가 나와요. Ctrl-C나 SIGTERM으로 끄면 하던 답을 안전하게 멈추고, 다음에 이어서 해요. 한 사람이 쓸 수 있는 양은 MARU_LIMITS로 정해요 (예: messages=120,sockets=200).",
    en: "The first line on standard output is the address. Ctrl-C or SIGTERM stops it safely; what was being answered goes on at the next start. How much one person may take is set in MARU_LIMITS (as in messages=120,sockets=200).",
  },
  examples: [
    { line: "start", about: { ko: "이 컴퓨터에서만 쓰는 서버", en: "a server for this machine alone" } },
    {
      line: "start --port 8080 --store postgres://maru@localhost/maru",
      about: { ko: "다른 포트, Postgres에 저장", en: "another port, kept in Postgres" },
    },
    {
      line: "start --host 0.0.0.0 --keys",
      about: { ko: "다른 기기에서도, API 키로", en: "for other machines, with API keys" },
    },
  ],
  options: [
    {
      name: "--host <address>",
      about: {
        ko: "어디서 접속을 받을지; 다른 기기에서 쓰려면 --keys나 MARU_OIDC_ISSUER가 먼저 필요해요",
        en: "where to listen; other machines may connect only with --keys or MARU_OIDC_ISSUER",
      },
      otherwise: "127.0.0.1",
    },
    {
      name: "--keys",
      about: {
        ko: "API 키가 있는 사람만 쓰게 하기 (maru keys create)",
        en: "let in only who has an API key (maru keys create)",
      },
    },
    {
      name: "--port <number>",
      about: { ko: "포트; 0이면 빈 포트 아무거나", en: "where to listen; 0 takes any free port" },
      read: wholeNumber(0, 65_535),
      otherwise: 4010,
    },
    {
      name: "--data <folder>",
      about: { ko: "대화를 둘 폴더", en: "where conversations are kept" },
      otherwise: "data",
    },
    {
      name: "--store <url>",
      about: {
        ko: "다른 저장소: sqlite:./maru.db, postgres://… (기본: MARU_STORE, 없으면 폴더 안의 maru.db)",
        en: "another store: sqlite:./maru.db, postgres://… (default: MARU_STORE, else maru.db in the folder)",
      },
    },
    {
      name: "--origin <address...>",
      about: { ko: "이 주소의 페이지도 쓸 수 있게", en: "pages from there may talk to the server too" },
      otherwise: [],
    },
  ],
  run: async (call) => {
    await start(call);
    return EXIT.done;
  },
});

async function start(call: Call<StartFlags, readonly []>): Promise<void> {
  const { flags, world } = call;
  const { environment, ports } = world;
  dedicateProcess(environment);
  const named = flags.store ?? (environment.MARU_STORE?.trim() || null);
  if (named === null) await mkdir(flags.data, { recursive: true, mode: 0o700 });
  const url = named ?? `sqlite:${join(flags.data, "maru.db")}`;
  const storage = await openStorage(url, { ports, keyRing: await loadKeyRing({ env: environment }) });
  try {
    await refuseDamaged(storage, url);
    const release = await claimStore(storage, call);
    try {
      await serve(storage, url, call);
    } finally {
      release();
    }
  } finally {
    await storage.close();
  }
}

async function serve(
  storage: Storage,
  url: string,
  { flags, world, print, factories }: Call<StartFlags, readonly []>,
): Promise<void> {
  const { environment, ports } = world;
  // Whoever runs a server hears of what went wrong without having asked.
  const options = await runtimeOf(environment, "warn");
  const setup = { data: null, user: "local", environment, store: storage.store };
  const assistants = [...factories.values()].map((factory) => factory(setup));
  const team = teamOn(url, { storage, ports, logger: options.logger });
  const work = workOf(environment);
  const shares = sharesOf(environment);
  const runtime = new Runtime({ storage, assistants, ports, work, shares, ...options, ...team?.runtime });
  await team?.member.join(runtime);
  if (await isWebOutdated()) {
    print.note({ ko: "웹 화면을 만들고 있어요 …", en: "Building the web app …" });
    await buildWeb(ports);
  }
  const web = await readWebFiles();
  const server = await startServer({
    runtime,
    storage,
    host: flags.host,
    port: flags.port,
    authentication: authenticationOf(storage, ports, { acceptsKeys: flags.keys === true, environment }),
    limits: limitsOf(environment),
    origins: flags.origin,
    web,
    logger: options.logger,
  }).catch((error: unknown) => {
    throw toUsageError(error, flags);
  });
  try {
    // In a team the queue remembers what was left unanswered.
    if (team === null) await runtime.recover();
    print.line(server.url);
    const upgraded = await (team === null
      ? whenAborted(world.signal)
      : untilUpgraded(storage, ports, world.signal));
    if (upgraded !== null) throw upgraded;
  } finally {
    await Promise.all([team?.member.leave(), server.stop()]);
    await work.close();
  }
}

/** An address that cannot be listened on is a matter of the options. */
function toUsageError(error: unknown, { host, port }: StartFlags): unknown {
  switch ((error as { code?: unknown }).code) {
    case "EADDRINUSE":
      return new UsageError({
        ko: `${port}번 포트는 이미 쓰이고 있어요. --port로 다른 포트를 골라 주세요.`,
        en: `port ${port} is taken. Choose another one with --port.`,
      });
    case "EACCES":
      return new UsageError({
        ko: `${port}번 포트를 쓸 권한이 없어요. 1024 이상의 포트를 골라 주세요.`,
        en: `this user may not listen on port ${port}. Choose one from 1024 up.`,
      });
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return new UsageError({
        ko: `${host}: 이 컴퓨터의 주소가 아니에요.`,
        en: `${host} is no address of this machine.`,
      });
    default:
      return error;
  }
}

function whenAborted(signal: AbortSignal): Promise<null> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(null);
    signal.addEventListener("abort", () => resolve(null), { once: true });
  });
}
