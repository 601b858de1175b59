import * as z from "zod";
import { RuntimeError } from "../errors.ts";
import { type FetchOptions, fetchUntrusted } from "./fetch-untrusted.ts";
import { defineTool, type Tool } from "./tool.ts";

const Input = z.strictObject({ url: z.string().min(1).max(2000) });
const Page = z.strictObject({ url: z.string(), status: z.int(), content_type: z.string(), text: z.string() });
export type Page = z.output<typeof Page>;

const TEXTUAL = /^(?:text\/|application\/(?:json|xml|xhtml\+xml|[a-z.+-]+\+(?:json|xml)))/i;

/**
 * A tool that reads pages of the web. Say which hosts it may ask: an address that only a document names leads nowhere
 * unless its host was allowed before.
 */
export function fetchPageTool(
  options: FetchOptions & { readonly name?: string; readonly hosts: (host: string) => boolean },
): Tool<z.output<typeof Input>, Page> {
  const { name = "fetch_page", ...limits } = options;
  return defineTool({
    name,
    description: { ko: "웹 문서를 읽어요.", en: "Reads a page of the web." },
    input: Input,
    output: Page,
    timeout: (limits.milliseconds ?? 15_000) + 1000,
    run: async ({ url }, { signal }) => {
      const { body, ...page } = await fetchUntrusted(url, { ...limits, signal });
      if (page.content_type !== "" && !TEXTUAL.test(page.content_type))
        throw new RuntimeError("RESPONSE_REFUSED", { reason: "it is no text" });
      return { ...page, text: decoded(body, page.content_type) };
    },
  });
}

/** Korean pages still come as EUC-KR at times; what cannot be read is marked, never an error. */
function decoded(body: Uint8Array, contentType: string): string {
  const charset = /charset=["']?([\w-]{1,40})/i.exec(contentType)?.[1] ?? "utf-8";
  try {
    return new TextDecoder(charset).decode(body);
  } catch {
    return new TextDecoder().decode(body);
  }
}
