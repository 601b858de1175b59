import { SYSTEM_PORTS } from "@maru/runtime";
import { ApiKeys, type Authentication, Tokens } from "@maru/server";
import type { Storage } from "@maru/storage";

/** API keys, the issuer that the environment names, or neither: then there is one local user. */
export function authenticationOf(
  storage: Storage,
  withKeys: boolean,
  environment: Readonly<Record<string, string | undefined>>,
): Authentication | null {
  const { MARU_AUTH_ISSUER: issuer, MARU_AUTH_AUDIENCE: audience = "maru" } = environment;
  const { MARU_AUTH_TENANT_CLAIM: tenantClaim } = environment;
  if (!withKeys && issuer === undefined) return null;
  return {
    keys: withKeys ? new ApiKeys(storage, SYSTEM_PORTS) : null,
    tokens:
      issuer === undefined
        ? null
        : new Tokens({ issuer, audience, ...(tenantClaim === undefined ? {} : { tenantClaim }) }),
  };
}
