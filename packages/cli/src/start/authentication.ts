import type { RuntimePorts } from "@maru/runtime";
import { ApiKeys, type Authentication, Tokens } from "@maru/server";
import type { Storage } from "@maru/storage";
import { UsageError } from "../command/command-spec.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * How callers prove who they are: API keys when they are switched on, and tokens of MARU_OIDC_ISSUER (with
 * MARU_OIDC_AUDIENCE, and MARU_OIDC_JWKS when the issuer does not say where its keys are). Null for one local user.
 */
export function authenticationOf(
  storage: Storage,
  ports: RuntimePorts,
  { acceptsKeys, environment }: { readonly acceptsKeys: boolean; readonly environment: Environment },
): Authentication | null {
  const tokens = tokensOf(environment);
  if (!acceptsKeys && tokens === null) return null;
  return { keys: acceptsKeys ? new ApiKeys(storage, ports) : null, tokens };
}

function tokensOf({ MARU_OIDC_ISSUER, MARU_OIDC_AUDIENCE, MARU_OIDC_JWKS }: Environment): Tokens | null {
  const [issuer, audience, jwks] = [MARU_OIDC_ISSUER, MARU_OIDC_AUDIENCE, MARU_OIDC_JWKS].map(
    (given) => given?.trim() || undefined,
  );
  if (issuer === undefined) return null;
  if (audience === undefined)
    throw new UsageError({
      ko: "MARU_OIDC_ISSUER가 있으면 MARU_OIDC_AUDIENCE도 필요해요: 다른 서비스용 토큰을 받지 않으려면요.",
      en: "MARU_OIDC_ISSUER needs MARU_OIDC_AUDIENCE as well, so that tokens for other services are not accepted.",
    });
  return new Tokens({ issuer, audience, ...(jwks === undefined ? {} : { jwks }) });
}
