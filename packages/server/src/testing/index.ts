/** Real servers and clients for tests of the server from outside. Nothing that ships imports this. */

export { type Fixture, startFixture } from "./server-fixture.ts";
export { startMember, type TeamMember } from "./server-team.ts";
export { SocketClient } from "./socket-client.ts";
export { startIssuer, type TokenIssuer } from "./token-issuer.ts";
