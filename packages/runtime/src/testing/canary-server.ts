import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** A server of our own that counts who comes. */
export interface Canary {
  readonly port: number;
  /** Connections, also those that asked for nothing. */
  readonly connections: () => number;
  readonly requests: readonly { readonly url: string; readonly headers: object }[];
  close(): Promise<void>;
}

export async function startCanary(
  answer: RequestListener = (_request, response) => response.end("canary"),
  host = "127.0.0.1",
  port = 0,
): Promise<Canary> {
  const requests: { url: string; headers: object }[] = [];
  let connections = 0;
  const server: Server = createServer((request, response) => {
    requests.push({ url: request.url ?? "", headers: request.headers });
    answer(request, response);
  });
  server.on("connection", () => {
    connections += 1;
  });
  server.listen(port, host);
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    connections: () => connections,
    requests,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
