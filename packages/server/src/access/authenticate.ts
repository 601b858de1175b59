import type { RuntimePorts } from "@maru/runtime";
import { ApiKeys } from "./api-keys.ts";
import { type Caller, LOCAL_CALLER } from "./caller.ts";
import type { Tokens } from "./tokens.ts";

/** Who a token belongs to; null when it is none, expired or revoked. */
export type Authenticate = (token: string | null) => Promise<Caller | null>;

/** How callers prove who they are. At least one of them. */
export interface Authentication {
  readonly keys?: ApiKeys | null;
  readonly tokens?: Tokens | null;
}

/** Everyone at this machine is the one local user. */
export const authenticateLocally: Authenticate = async () => LOCAL_CALLER;

export function authenticateWith(
  { keys = null, tokens = null }: Authentication,
  ports: Pick<RuntimePorts, "now">,
): Authenticate {
  return async (token) => {
    if (token === null) return null;
    if (ApiKeys.isKey(token)) return (await keys?.authenticate(token)) ?? null;
    return (await tokens?.authenticate(token, ports.now())) ?? null;
  };
}

/** What stands in `Authorization: Bearer …`. */
export function bearerIn(header: string | null | undefined): string | null {
  const [, token] = /^Bearer ([\w.~+/=-]{1,8192})$/i.exec(header ?? "") ?? [];
  return token ?? null;
}
