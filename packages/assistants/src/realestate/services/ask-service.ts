/** What a live source needs of the turn that asks it. */
export interface Asking {
  readonly signal: AbortSignal;
  /** ISO 8601, in Seoul. */
  readonly now: () => string;
}

/** `refused` is about the key, `limited` about the number of requests, `unreadable` about what came back. */
export type RefusalKind = "refused" | "limited" | "unreadable";

/** A service that will not answer, however often it is asked. What passes by itself is a plain error. */
export class ServiceRefusal extends Error {
  readonly service: string;
  readonly kind: RefusalKind;

  constructor(service: string, kind: RefusalKind) {
    super(`${service} gave nothing: ${kind}`);
    this.name = "ServiceRefusal";
    this.service = service;
    this.kind = kind;
  }
}

const MOST_BYTES = 16 * 1024 * 1024;
const LONGEST = 12_000;

/**
 * Asks a service that we have a key for, and gives the text of its answer. Redirects are not followed, so the key goes
 * nowhere else; the address is never part of an error, because the key is in it.
 */
export async function askService(
  service: string,
  url: URL,
  { signal }: Pick<Asking, "signal">,
): Promise<string> {
  const response = await fetch(url, {
    redirect: "error",
    signal: AbortSignal.any([signal, AbortSignal.timeout(LONGEST)]),
  }).catch(() => {
    throw new Error(`${service} could not be reached`);
  });
  if (response.status === 429) throw new ServiceRefusal(service, "limited");
  if (response.status === 401 || response.status === 403) throw new ServiceRefusal(service, "refused");
  if (response.status >= 500) throw new Error(`${service} answered ${response.status}`);
  if (!response.ok) throw new ServiceRefusal(service, "unreadable");
  return readText(response, service);
}

async function readText(response: Response, service: string): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new ServiceRefusal(service, "unreadable");
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}
