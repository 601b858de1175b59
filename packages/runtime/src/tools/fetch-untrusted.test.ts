import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Canary, startCanary } from "../testing/canary-server.ts";
import { latch } from "../testing/latch.ts";
import { fetchPageTool } from "./fetch-page.ts";
import { type FetchOptions, fetchUntrusted } from "./fetch-untrusted.ts";

/** The address that plays the public internet here; the canary listens where nobody may go. */
const PUBLIC = "127.0.0.2";
let secret: Canary;
let site: Canary;

beforeAll(async () => {
  secret = await startCanary();
  site = await startCanary((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://site");
    switch (pathname) {
      case "/page":
        response.setHeader("content-type", "text/html; charset=euc-kr");
        response.setHeader("set-cookie", "id=1");
        return response.end(Buffer.from([0xb0, 0xa1]));
      case "/to-private":
        return response.writeHead(302, { location: `http://127.0.0.1:${secret.port}/` }).end();
      case "/to-file":
        return response.writeHead(302, { location: "file:///etc/passwd" }).end();
      case "/loop":
        return response.writeHead(302, { location: "/loop" }).end();
      case "/again":
        return response.writeHead(302, { location: "/page" }).end();
      case "/large":
        return response.end(Buffer.alloc(300_000));
      case "/bomb":
        return response
          .writeHead(200, { "content-encoding": "gzip" })
          .end(gzipSync(Buffer.alloc(20_000_000)));
      case "/gzip":
        return response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync("작은 글"));
      case "/twice":
        return response.writeHead(200, { "content-encoding": "gzip, gzip" }).end(gzipSync(gzipSync("x")));
      case "/drip":
        return void response.write("a");
      case "/picture":
        return response.writeHead(200, { "content-type": "image/png" }).end("x");
      default:
        return response.end("ok");
    }
  }, PUBLIC);
});

afterAll(async () => {
  await secret.close();
  await site.close();
});

function options(given: FetchOptions = {}): FetchOptions {
  return {
    ports: [secret.port, site.port],
    bytes: 100_000,
    resolve: async () => [PUBLIC],
    allows: (address) => address === PUBLIC,
    ...given,
  };
}
const at = (path: string) => `http://site.test:${site.port}${path}`;
const refusal = (address: string, given?: FetchOptions) =>
  fetchUntrusted(address, options(given)).then(
    () => "fetched",
    (error: { code?: string }) => error.code,
  );

it.each([
  "127.0.0.1",
  "127.1",
  "0",
  "0.0.0.0",
  "2130706433",
  "0x7f000001",
  "0x7f.1",
  "017700000001",
  "0177.0.0.1",
  "①②⑦.⓪.⓪.①",
  "[::1]",
  "[::]",
  "[::ffff:127.0.0.1]",
  "[::ffff:7f00:1]",
  "[0:0:0:0:0:ffff:127.0.0.1]",
  "[64:ff9b::127.0.0.1]",
  "169.254.169.254",
  "[fd00:ec2::254]",
  "10.0.0.1",
])("does not connect to %s", async (host) => {
  const own = { ports: [secret.port] };
  await expect(fetchUntrusted(`http://${host}:${secret.port}/`, own)).rejects.toMatchObject({
    code: "ADDRESS_REFUSED",
  });
});

it.each(["localhost", "localhost.", "LOCALHOST", "private.test"])(
  "does not connect to %s, whose address is ours",
  async (name) => {
    const given = { ports: [secret.port], resolve: async () => ["127.0.0.1"] };
    await expect(fetchUntrusted(`http://${name}:${secret.port}/`, given)).rejects.toMatchObject({
      code: "ADDRESS_REFUSED",
    });
  },
);

it("does not connect to a name that has one address of ours among public ones", async () => {
  expect(await refusal(at("/page"), { resolve: async () => [PUBLIC, "127.0.0.1"] })).toBe("ADDRESS_REFUSED");
});

it.each([
  "file:///etc/passwd",
  "gopher://site.test/",
  "ftp://site.test/",
  "data:text/plain,x",
  "javascript:1",
  "//site.test",
  "nonsense",
])("does not fetch %s", async (address) => {
  expect(await refusal(address)).toBe("ADDRESS_REFUSED");
});

it("refuses credentials, other ports and hosts that were not allowed", async () => {
  expect(await refusal(at("/page").replace("//", "//user:password@"))).toBe("ADDRESS_REFUSED");
  expect(await refusal("http://site.test:22/")).toBe("ADDRESS_REFUSED");
  expect(await refusal(at("/page"), { hosts: (host) => host === "law.test" })).toBe("ADDRESS_REFUSED");
});

it("checks every redirect as if it were the first address", async () => {
  expect(await refusal(at("/to-private"))).toBe("ADDRESS_REFUSED");
  expect(await refusal(at("/to-file"))).toBe("ADDRESS_REFUSED");
  expect(await refusal(at("/loop"))).toBe("RESPONSE_REFUSED");
  expect((await fetchUntrusted(at("/again"), options())).url).toBe(at("/page"));
});

it("connects to the very address it has checked, however often the name changes its mind", async () => {
  const answers = [PUBLIC, "127.0.0.1"];
  let asked = 0;
  const resolve = async () => [answers[asked++ % 2] ?? ""];
  const elsewhere = (path: string) => `http://changing.test:${site.port}${path}`;
  expect((await fetchUntrusted(elsewhere("/page"), options({ resolve }))).status).toBe(200);
  expect(asked).toBe(1);
  asked = 0;
  // The second answer is for the redirect: now it is ours, and refused.
  expect(await refusal(elsewhere("/again"), { resolve })).toBe("ADDRESS_REFUSED");
});

it("takes nothing along and leaves nothing behind", async () => {
  await fetchUntrusted(at("/page"), options());
  await fetchUntrusted(at("/page"), options());
  const headers = Object.keys(site.requests.at(-1)?.headers ?? {}).sort();
  expect(headers).toEqual(["accept", "accept-encoding", "connection", "host", "user-agent"]);
});

it("cuts off what is too large, also when it only becomes so", async () => {
  expect(await refusal(at("/large"))).toBe("RESPONSE_REFUSED");
  expect(await refusal(at("/bomb"))).toBe("RESPONSE_REFUSED");
  expect(await refusal(at("/twice"))).toBe("RESPONSE_REFUSED");
  const { body } = await fetchUntrusted(at("/gzip"), options());
  expect(Buffer.from(body).toString()).toBe("작은 글");
});

it("cuts off an answer that never ends", async () => {
  const over = latch();
  const fetching = refusal(at("/drip"), { milliseconds: 60_000, wait: () => over.opened });
  while (!site.requests.some(({ url }) => url === "/drip"))
    await new Promise((resolve) => setImmediate(resolve));
  over.open();
  expect(await fetching).toBe("RESPONSE_REFUSED");
});

it("stops when whoever asked has stopped", async () => {
  const abort = new AbortController();
  const fetching = fetchUntrusted(at("/drip"), options({ signal: abort.signal }));
  abort.abort(new Error("cancelled"));
  await expect(fetching).rejects.toThrow();
});

it("gives a page as text in its own character set, and nothing that is no text", async () => {
  const tool = fetchPageTool({ ...options(), hosts: (host) => host === "site.test" });
  const context = { signal: new AbortController().signal, now: () => "", key: "" };
  expect(await tool.run({ url: at("/page") }, context)).toMatchObject({ status: 200, text: "가" });
  await expect(tool.run({ url: at("/picture") }, context)).rejects.toMatchObject({
    code: "RESPONSE_REFUSED",
  });
});

it("never reached the canary", () => {
  expect(secret.connections()).toBe(0);
});
