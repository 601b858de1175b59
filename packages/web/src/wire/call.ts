import { type CallInput, type CallOutput, callRoute, type RouteSpec } from "@maru/protocol";
import { recall, remember } from "../preferences.ts";
import { language } from "../words/index.ts";

/** A server that asks who one is gives out tokens; one that runs for a single person does not. */
export const readToken = (): string | null => recall("token");
export const keepToken = (token: string | null): void => remember("token", token);

/** Asks the server this page came from. */
export function call<const Route extends RouteSpec>(
  route: Route,
  input: CallInput<Route>,
  signal?: AbortSignal,
): Promise<CallOutput<Route>> {
  const token = readToken();
  return callRoute(
    {
      fetch: window.fetch.bind(window),
      base: "",
      headers: {
        "accept-language": language(),
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(signal === undefined ? {} : { signal }),
    },
    route,
    input,
  );
}

/** A name for something that is sent, so that sending it twice does it once. */
export const newClientId = (): string => crypto.randomUUID();
