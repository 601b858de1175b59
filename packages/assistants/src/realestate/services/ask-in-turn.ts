import type { Source } from "../ports.ts";
import { type Asking, type RefusalKind, ServiceRefusal } from "./ask-service.ts";

/** Somewhere to look; null when it has nothing on what is asked. */
export interface LiveSource<Query, Found extends { readonly source: Source }> {
  readonly name: string;
  find(query: Query, asking: Asking): Promise<Found | null>;
}

/**
 * Asks one source after the other until one has something, and says beside its name which ones refused before. What
 * passes by itself is thrown, and tried again by who asked.
 */
export async function askInTurn<Query, Found extends { readonly source: Source }>(
  sources: readonly LiveSource<Query, Found>[],
  query: Query,
  asking: Asking,
): Promise<Found | null> {
  const gaps: string[] = [];
  for (const source of sources) {
    try {
      const found = await source.find(query, asking);
      if (found !== null)
        return { ...found, source: { ...found.source, name: [found.source.name, ...gaps].join(" · ") } };
    } catch (error) {
      if (!(error instanceof ServiceRefusal)) throw error;
      gaps.push(`${source.name}: ${REASONS[error.kind]}`);
    }
  }
  return null;
}

const REASONS: Readonly<Record<RefusalKind, string>> = {
  limited: "오늘 조회 한도를 넘어 못 가져왔어요",
  refused: "인증키가 거절돼 못 가져왔어요",
  unreadable: "알 수 없는 형식으로 답해 못 가져왔어요",
};
