import pg from "pg";
import { SYSTEM_TIMING } from "../patience.ts";
import { PostgresPool } from "./postgres-pool.ts";

export interface News {
  /** Says something to all other processes that listen. What is too long is not said. */
  tell(text: string): void;
  close(): Promise<void>;
}

export interface NewsOptions {
  readonly url: string;
  readonly hear: (text: string) => void;
  /** Something may have been missed: the connection was lost and is there again. */
  readonly missed: () => void;
}

const CHANNEL = "maru_news";
/** PostgreSQL carries no more than this in one go. */
const LONGEST = 7900;
const RETRY = { limit: 10_000, shortest: 20, longest: 1000 };
const PAUSE = 500;

const TELL = {
  name: "tell_news",
  text: `SELECT count(pg_notify('${CHANNEL}', said)) FROM unnest($1::text[]) AS said`,
};

/** Carries short texts between processes on one PostgreSQL. Whoever was not there misses them. */
export async function openNews(options: NewsOptions): Promise<News> {
  const news = new PostgresNews(options);
  await news.listen();
  return news;
}

class PostgresNews implements News {
  readonly #options: NewsOptions;
  readonly #pool: PostgresPool;
  #client: pg.Client | null = null;
  #waiting: string[] = [];
  #telling: Promise<void> | null = null;
  #isClosed = false;

  constructor(options: NewsOptions) {
    this.#options = options;
    this.#pool = new PostgresPool({
      url: options.url,
      schema: "public",
      poolSize: 1,
      statementTimeout: 5000,
      retry: RETRY,
      timing: SYSTEM_TIMING,
    });
  }

  async listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#options.url,
      application_name: "maru news",
      keepAlive: true,
    });
    client.on("notification", ({ payload }) => this.#options.hear(payload ?? ""));
    client.on("error", () => undefined);
    await client.connect();
    client.once("end", () => this.#comeBack());
    await client.query(`LISTEN ${CHANNEL}`);
    this.#client = client;
    if (this.#isClosed) await client.end();
  }

  tell(text: string): void {
    if (this.#isClosed || Buffer.byteLength(text) > LONGEST) return;
    this.#waiting.push(text);
    this.#telling ??= this.#tellAll().finally(() => {
      this.#telling = null;
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#telling;
    await this.#client?.end();
    await this.#pool.close();
  }

  /** All that has come together meanwhile goes out at once. */
  async #tellAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      const texts = this.#waiting;
      this.#waiting = [];
      // Lost news are found in the log; nobody has to wait for them.
      await this.#pool.query(TELL, [texts]).catch(() => undefined);
    }
  }

  #comeBack(): void {
    if (this.#isClosed) return;
    setTimeout(() => {
      if (this.#isClosed) return;
      this.listen().then(this.#options.missed, () => this.#comeBack());
    }, PAUSE).unref();
  }
}
