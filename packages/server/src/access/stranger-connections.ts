import type { Server } from "node:http";
import type { Socket } from "node:net";

/**
 * Connections on which nobody has shown who they are, by address. When there are too many the oldest ends: whoever
 * only holds connections loses them, and whoever comes to say something finds one.
 */
export class StrangerConnections {
  readonly #most: number;
  readonly #byAddress = new Map<string, Set<Socket>>();

  constructor(most: number) {
    this.#most = most;
  }

  watch(server: Server): void {
    server.on("connection", (socket: Socket) => this.#add(socket));
  }

  /** Somebody who may be here speaks on this connection. */
  known(socket: Socket): void {
    this.#remove(socket, socket.remoteAddress ?? "");
  }

  #add(socket: Socket): void {
    const address = socket.remoteAddress ?? "";
    const others = this.#byAddress.get(address) ?? new Set();
    this.#byAddress.set(address, others.add(socket));
    socket.once("close", () => this.#remove(socket, address));
    for (const oldest of others) {
      if (others.size <= this.#most) return;
      others.delete(oldest);
      oldest.destroy();
    }
  }

  #remove(socket: Socket, address: string): void {
    const others = this.#byAddress.get(address);
    others?.delete(socket);
    if (others?.size === 0) this.#byAddress.delete(address);
  }
}
