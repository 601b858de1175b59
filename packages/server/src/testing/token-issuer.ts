import { once } from "node:events";
import { createServer } from "node:http";
import { exportJWK, generateKeyPair, SignJWT } from "jose";

/** Signs tokens as an OpenID Connect provider would, and tells its public keys to whoever asks. */
export interface TokenIssuer {
  readonly issuer: string;
  readonly audience: string;
  sign(claims: Record<string, unknown>, expires?: string): Promise<string>;
  stop(): Promise<void>;
}

export async function startIssuer(): Promise<TokenIssuer> {
  const { publicKey, privateKey } = await generateKeyPair("ES256");
  const key = { ...(await exportJWK(publicKey)), kid: "1", alg: "ES256", use: "sig" };
  const server = createServer((request, response) => {
    const body =
      request.url === "/keys" ? { keys: [key] } : { issuer: issuer(), jwks_uri: `${issuer()}/keys` };
    response.setHeader("content-type", "application/json").end(JSON.stringify(body));
  });
  const issuer = () => `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    issuer: issuer(),
    audience: "maru",
    sign: (claims, expires = "1h") =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: "ES256", kid: "1" })
        .setIssuer(issuer())
        .setAudience("maru")
        .setIssuedAt()
        .setExpirationTime(expires)
        .sign(privateKey),
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
