import { lookup as systemLookup } from "node:dns/promises";
import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isRuntimeError, RuntimeError } from "../errors.ts";
import { type RuntimePorts, SYSTEM_PORTS } from "../ports.ts";
import { isPublicAddress } from "./public-address.ts";
import { readBody } from "./read-body.ts";

export interface FetchOptions {
  readonly signal?: AbortSignal;
  /** Which hosts may be asked at all. Without it any public one. */
  readonly hosts?: (host: string) => boolean;
  readonly ports?: readonly number[];
  /** Most bytes, also after decompression. */
  readonly bytes?: number;
  /** Most milliseconds from the first request to the last byte. */
  readonly milliseconds?: number;
  readonly redirects?: number;
  readonly resolve?: (host: string) => Promise<readonly string[]>;
  /** Which addresses may be connected to. */
  readonly allows?: (address: string) => boolean;
  readonly wait?: RuntimePorts["wait"];
}

export interface Fetched {
  /** Where it came from in the end. */
  readonly url: string;
  readonly status: number;
  readonly content_type: string;
  readonly body: Uint8Array;
}

type Settings = Required<FetchOptions>;

const DEFAULTS: Omit<Settings, "signal"> = {
  hosts: () => true,
  ports: [80, 443],
  bytes: 5 * 1024 * 1024,
  milliseconds: 15_000,
  redirects: 3,
  resolve: async (host) => (await systemLookup(host, { all: true })).map(({ address }) => address),
  allows: isPublicAddress,
  wait: SYSTEM_PORTS.wait,
};

const HEADERS = {
  accept: "text/html,application/xhtml+xml,application/json,text/*;q=0.8",
  "accept-encoding": "gzip, deflate, br",
  "user-agent": "maru",
};

/**
 * Fetches an address that somebody else chose. The address is checked when the connection is made and that same one
 * is connected to, for every redirect anew; nothing of ours goes along: no cookies, no credentials, no referrer.
 */
export async function fetchUntrusted(address: string, options: FetchOptions = {}): Promise<Fetched> {
  const stop = new AbortController();
  const signal = AbortSignal.any([stop.signal, ...(options.signal === undefined ? [] : [options.signal])]);
  const settings: Settings = { ...DEFAULTS, ...options, signal };
  const { milliseconds } = settings;
  const late = settings.wait(milliseconds, stop.signal).then(() => {
    throw new RuntimeError("RESPONSE_REFUSED", { reason: `it took longer than ${milliseconds} ms` });
  });
  try {
    return await Promise.race([follow(address, settings), late]);
  } finally {
    stop.abort();
    late.catch(() => undefined);
  }
}

async function follow(address: string, settings: Settings): Promise<Fetched> {
  let url = checkedUrl(address, undefined, settings);
  for (let hops = 0; ; hops += 1) {
    const response = await ask(url, settings);
    const target = redirectOf(response);
    if (target === null) {
      return {
        url: url.href,
        status: response.statusCode ?? 0,
        content_type: response.headers["content-type"] ?? "",
        body: await readBody(response, settings.bytes),
      };
    }
    response.destroy();
    if (hops >= settings.redirects)
      throw new RuntimeError("RESPONSE_REFUSED", {
        reason: `it redirects more than ${settings.redirects} times`,
      });
    url = checkedUrl(target, url, settings);
  }
}

function redirectOf({ statusCode, headers }: IncomingMessage): string | null {
  const redirects = statusCode !== undefined && [301, 302, 303, 307, 308].includes(statusCode);
  return redirects ? (headers.location ?? null) : null;
}

/** What can be told from the text of the address alone. `URL` has written all forms of an IP address in one way. */
function checkedUrl(address: string, base: URL | undefined, settings: Settings): URL {
  if (!URL.canParse(address, base?.href)) throw refused("an address", "it is no URL");
  const url = new URL(address, base);
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (url.protocol !== "http:" && url.protocol !== "https:")
    throw refused(host, "only http and https are fetched");
  if (url.username !== "" || url.password !== "") throw refused(host, "its URL holds credentials");
  const port = Number(url.port || (url.protocol === "https:" ? 443 : 80));
  if (!settings.ports.includes(port)) throw refused(host, `port ${port} is not fetched`);
  if (!settings.hosts(host)) throw refused(host, "this host is not one of those that may be asked");
  if (isIP(host) !== 0 && !settings.allows(host)) throw refused(host, "its address is not public");
  url.hash = "";
  return url;
}

function ask(url: URL, settings: Settings): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = url.protocol === "https:" ? requestHttps : requestHttp;
    const asked = request(
      url,
      {
        method: "GET",
        headers: HEADERS,
        // Every request has a connection of its own, so that each one is checked.
        agent: false,
        lookup: pinned(settings),
        signal: settings.signal,
      },
      resolve,
    );
    asked.once("error", (error) => reject(settings.signal.aborted ? settings.signal.reason : error));
    asked.end();
  });
}

/** Resolves once, checks every answer, and hands the first of them to the connection. */
function pinned({ resolve, allows }: Settings): LookupFunction {
  return (host, options, callback) => {
    resolve(host).then(
      (addresses) => {
        const [first] = addresses;
        const hidden = addresses.find((address) => !allows(address));
        if (first === undefined || hidden !== undefined)
          return callback(
            refused(host, first === undefined ? "it has no address" : "its address is not public"),
            "",
          );
        const family = isIP(first);
        if (options.all === true) callback(null, [{ address: first, family }]);
        else callback(null, first, family);
      },
      (error: unknown) =>
        callback(isRuntimeError(error) ? error : refused(host, "its address could not be found"), ""),
    );
  };
}

function refused(host: string, reason: string): RuntimeError {
  return new RuntimeError("ADDRESS_REFUSED", { host: host.slice(0, 253), reason });
}
