import type { Socket, SocketListener } from "./event-stream.ts";
import { readToken } from "./own-headers.ts";

/** Opens the socket of a conversation. The token travels as the name of a protocol, never in the address. */
export function openSocket(sessionId: string, after: number, listener: SocketListener): Socket {
  const address = new URL(`/api/v1/chat/ws/${sessionId}`, window.location.href);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  address.searchParams.set("after", String(after));
  const token = readToken();
  const socket = new WebSocket(address, ["maru.v1", ...(token === null ? [] : [`maru.bearer.${token}`])]);
  socket.onmessage = ({ data }) => listener.onMessage(data);
  socket.onclose = ({ code }) => listener.onClose(code);
  return socket;
}
