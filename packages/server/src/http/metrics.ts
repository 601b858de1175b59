import type { SetAsides } from "@maru/storage";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Watchers } from "../sockets/watchers.ts";

/** What operators watch, in the form that Prometheus reads. No label ever holds a name or an id. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests: Histogram<"route" | "status">;
  readonly #messages: Counter;

  constructor(watchers: Watchers, setAsides: SetAsides) {
    const registers = [this.#registry];
    collectDefaultMetrics({ register: this.#registry });
    this.#requests = new Histogram({
      name: "maru_http_request_seconds",
      help: "How long requests took, by route and status",
      labelNames: ["route", "status"],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 1, 5],
      registers,
    });
    this.#messages = new Counter({
      name: "maru_messages_accepted_total",
      help: "Messages, decisions and skips that were taken in",
      registers,
    });
    new Gauge({
      name: "maru_connections",
      help: "Sockets and event streams that are open",
      registers,
      collect() {
        this.set(watchers.count);
      },
    });
    new Gauge({
      name: "maru_messages_set_aside",
      help: "Messages whose turn was begun three times without ending; maru retry lists them",
      registers,
      async collect() {
        this.set(await countOf(setAsides));
      },
    });
  }

  requestDone(route: string, status: number, milliseconds: number): void {
    this.#requests.observe({ route, status: String(status) }, milliseconds / 1000);
  }

  messageAccepted(): void {
    this.#messages.inc();
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  read(): Promise<string> {
    return this.#registry.metrics();
  }
}

/** What cannot be counted right now is no number: the other figures are told all the same. */
async function countOf(setAsides: SetAsides): Promise<number> {
  let count = 0;
  try {
    for await (const _ of setAsides.all()) count += 1;
  } catch {
    return Number.NaN;
  }
  return count;
}
