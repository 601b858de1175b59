import { type CallInput, type CallOutput, callRoute, type RouteSpec } from "@maru/protocol";
import { takeEarly } from "./ask-early.ts";
import { ownHeaders } from "./own-headers.ts";

/** Asks the server this page came from. */
export function call<const Route extends RouteSpec>(
  route: Route,
  input: CallInput<Route>,
  signal?: AbortSignal,
): Promise<CallOutput<Route>> {
  return callRoute(
    {
      fetch: (address, request) =>
        (route.method === "get" ? takeEarly(String(address)) : null) ?? window.fetch(address, request),
      base: "",
      headers: ownHeaders(),
      ...(signal === undefined ? {} : { signal }),
    },
    route,
    input,
  );
}

/** A name for something that is sent, so that sending it twice does it once. */
export const newClientId = (): string => crypto.randomUUID();
