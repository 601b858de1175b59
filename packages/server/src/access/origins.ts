/** Where pages may come from that talk to this server. */
export interface Origins {
  /** Whether a page from there may send requests and open sockets. */
  allows(origin: string): boolean;
  /** Whether this is a name of ours. A page that made its own name point here has another one. */
  isOwnHost(host: string | undefined): boolean;
}

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** For a server that only this machine reaches and that asks nobody who they are: names are all there is. */
export function loopbackOrigins(port: () => number, others: readonly string[]): Origins {
  const isOurs = (address: URL) => LOOPBACK.has(address.hostname) && Number(address.port || "80") === port();
  return {
    allows: (origin) => others.includes(origin) || isOriginOf(origin, isOurs),
    isOwnHost: (host) => host !== undefined && isOriginOf(`http://${host}`, isOurs),
  };
}

/** For a server behind authentication: the addresses it is known by, to the letter, whatever it is called on the way. */
export function listedOrigins(port: () => number, origins: readonly string[]): Origins {
  return { allows: loopbackOrigins(port, origins).allows, isOwnHost: () => true };
}

export function isLoopback(host: string): boolean {
  return LOOPBACK.has(host) || host === "::1";
}

function isOriginOf(origin: string, test: (address: URL) => boolean): boolean {
  if (!URL.canParse(origin)) return false;
  const address = new URL(origin);
  // `http://localhost@evil` and the like read as something else than they are.
  return address.origin === origin.toLowerCase() && address.protocol === "http:" && test(address);
}
