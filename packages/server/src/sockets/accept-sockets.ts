import type { IncomingMessage, Server } from "node:http";
import { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { type CloseReason, SessionId } from "@maru/protocol";
import { type WebSocket, WebSocketServer } from "ws";
import { bearerIn } from "../access/authenticate.ts";
import { findOwn } from "../access/find-own.ts";
import { languageOf } from "../http/language.ts";
import { toRefusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import { ConversationSocket } from "./conversation-socket.ts";
import { closeSocket, guardFrames } from "./frame-guard.ts";
import { TravelChatSocket } from "./travel-chat-socket.ts";
import { stillAllowed } from "./watchers.ts";

/** As large as the largest command may be, and not much more. */
const LARGEST_FRAME = 256 * 1024;
const PATH = /^\/api\/v1\/chat\/ws\/([^/]+)$/;
const TRAVEL_PATH = "/api/ws/chat";
const PROTOCOL = "maru.v1";
/** A browser cannot send headers with a handshake, so its token comes as the name of a protocol; never in the address. */
const TOKEN_PROTOCOL = /^maru\.bearer\.([\w.~+=-]{1,8192})$/;

const REFUSED = { 403: "Forbidden", 404: "Not Found", 503: "Service Unavailable" } as const;
type Refused = keyof typeof REFUSED;

/**
 * Opens conversations to those who come to `/api/v1/chat/ws/{session_id}?after=<last sequence>`, and the travel planner
 * to those who come to `/api/ws/chat`.
 */
export function acceptSockets(server: Server, services: Services): void {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_FRAME,
    perMessageDeflate: false,
    clientTracking: false,
    autoPong: false,
    handleProtocols: (offered) => (offered.has(PROTOCOL) ? PROTOCOL : false),
  });
  server.on("upgrade", (request, socket, head) => {
    socket.on("error", () => socket.destroy());
    const refusal = refusedBefore(request, services);
    if (refusal !== null) refuseUpgrade(socket, refusal);
    else
      sockets.handleUpgrade(request, socket, head, (client) => {
        client.on("error", () => client.terminate());
        guardFrames(client, services.ports.monotonic);
        open(client, socket, readVisit(request), services).catch((error: unknown) =>
          turnAway(client, error, services),
        );
      });
  });
}

/** What is refused before there is a socket: pages from elsewhere must not even get one. */
function refusedBefore({ headers, url }: IncomingMessage, services: Services): Refused | null {
  const { origins } = services;
  if (services.isStopping()) return 503;
  if (!PATH.test(pathOf(url)) && pathOf(url) !== TRAVEL_PATH) return 404;
  if (!origins.isOwnHost(headers.host)) return 403;
  // Browsers always name the page. Programs that name none have to show a token in a header, which no page can set.
  if (headers.origin === undefined) return bearerIn(headers.authorization) === null ? 403 : null;
  return origins.allows(headers.origin) ? null : 403;
}

interface Visit {
  /** The conversation; null at the travel planner's own address, where every message names its own. */
  readonly id: string | null;
  readonly after: number;
  readonly token: string | null;
  readonly address: string;
  readonly language: "ko" | "en";
}

/** All that is kept of the request: the rest would stay in memory for as long as the socket. */
function readVisit({ headers, url, socket }: IncomingMessage): Visit {
  const { searchParams, pathname } = new URL(url ?? "", "http://server");
  const [, id = null] = PATH.exec(pathname) ?? [];
  const after = Number(searchParams.get("after") ?? "0");
  const offered = (headers["sec-websocket-protocol"] ?? "").split(",").map((name) => name.trim());
  const [token = null] = offered.flatMap((name) => TOKEN_PROTOCOL.exec(name)?.[1] ?? []);
  return {
    id,
    after: Number.isSafeInteger(after) && after >= 0 ? after : 0,
    token: bearerIn(headers.authorization) ?? token,
    address: socket.remoteAddress ?? "",
    language: languageOf(headers["accept-language"]),
  };
}

async function open(client: WebSocket, connection: Duplex, visit: Visit, services: Services): Promise<void> {
  // What is said before the conversation is open is not lost.
  client.pause();
  const caller = await services.authenticate(visit.token);
  await services.limiter?.request(caller, visit.address);
  if (caller === null) return close(client, "unauthenticated");
  if (connection instanceof Socket) services.strangers.known(connection);
  const leave = services.shares?.take("sockets", caller);
  if (leave !== undefined) client.once("close", leave);
  const { language, after } = visit;
  const isStillAllowed = stillAllowed(services, caller, visit.token);
  if (visit.id === null) {
    new TravelChatSocket(client, { caller, language, isStillAllowed }, services);
    return client.resume();
  }
  const { success, data: id } = SessionId.safeParse(visit.id);
  if (!success) return close(client, "session_gone");
  try {
    const session = await findOwn(services, caller, id);
    if (services.storage.sessions.isExpired(session)) return close(client, "session_gone");
    const to = { session, caller, language, after, isStillAllowed, connection };
    const conversation = new ConversationSocket(client, to, services);
    await conversation.begin();
    client.resume();
  } catch (error) {
    if (toRefusal(error).code !== "NOT_FOUND") throw error;
    close(client, "session_gone");
  }
}

function turnAway(client: WebSocket, error: unknown, { logger }: Services): void {
  const isTooMuch = toRefusal(error).code === "TOO_MANY_REQUESTS";
  if (!isTooMuch) logger.error({ error: String(error) }, "a socket could not be opened");
  close(client, isTooMuch ? "too_many_requests" : "server_error");
}

function close(client: WebSocket, reason: CloseReason): void {
  client.resume();
  closeSocket(client, reason);
}

function refuseUpgrade(socket: Duplex, status: Refused): void {
  socket.end(`HTTP/1.1 ${status} ${REFUSED[status]}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}

function pathOf(url: string | undefined): string {
  return (url ?? "").split("?", 1)[0] ?? "";
}
