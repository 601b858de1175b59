import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A service of our own that answers in the shape of a real one. */
export interface LocalService {
  readonly url: string;
  readonly requests: readonly URL[];
  close(): Promise<void>;
}

export async function startService(answer: (url: URL) => string, status = 200): Promise<LocalService> {
  const requests: URL[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "", "http://localhost");
    requests.push(url);
    response.writeHead(status).end(answer(url));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
