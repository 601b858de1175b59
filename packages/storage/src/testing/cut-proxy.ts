import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** Stands between a client and a server and can lose what the server says. */
export interface CutProxy {
  readonly port: number;
  /**
   * From now on the server still hears everything, but its next answer is lost and the connection with it, once what
   * happens meanwhile is over.
   */
  loseNextAnswer(meanwhile?: () => Promise<void>): void;
  close(): Promise<void>;
}

export async function startCutProxy(target: {
  readonly host: string;
  readonly port: number;
}): Promise<CutProxy> {
  let losing: (() => Promise<void>) | null = null;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(target.port, target.host);
    const end = () => {
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket
        .on("error", end)
        .on("close", end)
        .on("close", () => sockets.delete(socket));
    }
    client.on("data", (chunk) => upstream.write(chunk));
    upstream.on("data", (chunk) => {
      if (losing === null) return void client.write(chunk);
      const meanwhile = losing;
      losing = null;
      upstream.pause();
      void meanwhile().finally(end);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the proxy has no port");
  return {
    port: address.port,
    loseNextAnswer: (meanwhile = async () => undefined) => {
      losing = meanwhile;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
