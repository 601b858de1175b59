import { CallRefused, callRoute, ROUTES } from "@maru/protocol";
import { ownHeaders } from "./own-headers.ts";

/** What a header can carry; anything else is no token of any server. */
const SENDABLE = /^[\x21-\x7e]+$/;

/** Asks for something that needs a token, with this one; fails as the server does when it is not a good one. */
export async function checkToken(token: string): Promise<void> {
  if (!SENDABLE.test(token)) throw new CallRefused(401, null);
  const headers = { ...ownHeaders(), authorization: `Bearer ${token}` };
  const wire = { fetch: window.fetch.bind(window), base: "", headers };
  await callRoute(wire, ROUTES.listSessions, { query: { limit: 1 } });
}
