import { defineTool } from "@maru/runtime";
import * as z from "zod";
import { FoundPage, type SourcePort } from "./sources/port.ts";

const Asked = z.strictObject({ query: z.string().min(1).max(400), limit: z.int().min(1).max(20).default(5) });
const Found = z.strictObject({ pages: z.array(FoundPage).max(40) });

export type ResearchTools = ReturnType<typeof researchTools>;

export function researchTools(ports: readonly SourcePort[]) {
  const search = defineTool({
    name: "search",
    description: { ko: "자료 찾기", en: "Look for sources" },
    input: Asked,
    output: Found,
    empty: { pages: [] },
    timeout: 20_000,
    run: async ({ query, limit }, { signal }) => {
      const found = await Promise.all(ports.map(async (port) => port.search(query, { limit, signal })));
      const byAddress = new Map(found.flat().map((page) => [page.url, page]));
      return { pages: [...byAddress.values()] };
    },
  });
  return { search };
}
