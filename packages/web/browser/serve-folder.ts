import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import { gzipSync } from "node:zlib";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
};

/** A built page on an address of its own, packed as our server packs ours. */
export async function serveFolder(folder: string): Promise<{ address: string; close: () => Promise<void> }> {
  const server = createServer(async ({ url = "/" }, response) => {
    const path = normalize(url === "/" ? "/index.html" : new URL(url, "http://folder").pathname);
    try {
      const body = gzipSync(await readFile(join(folder, path)), { level: 9 });
      const type = TYPES[extname(path)] ?? "application/octet-stream";
      response.writeHead(200, { "content-type": type, "content-encoding": "gzip" }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
