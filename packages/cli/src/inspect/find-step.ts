import type { HistoryEntry, Inspector } from "@maru/runtime";
import type { Session } from "@maru/storage";
import { UsageError } from "../command/command-spec.ts";

const PAGE = 200;

/** Every committed step, newest first, page by page. */
export async function* eachStep(
  inspector: Inspector,
  session: Session,
  language: "ko" | "en",
): AsyncGenerator<HistoryEntry> {
  for (let before: string | undefined; ; ) {
    const page = await inspector.history(session, {
      limit: PAGE,
      language,
      ...(before === undefined ? {} : { before }),
    });
    yield* page.entries;
    if (page.next === null) return;
    before = page.next;
  }
}

/** The checkpoint of a step: its number in the timeline (the newest of that number after a fork), or its id. */
export async function findStep(inspector: Inspector, session: Session, given: string): Promise<string> {
  const isNumber = /^-?\d{1,9}$/.test(given);
  for await (const { step, checkpoint_id } of eachStep(inspector, session, "en"))
    if (isNumber ? step === Number(given) : checkpoint_id === given) return checkpoint_id;
  throw new UsageError({
    ko: `${given}번 단계가 없어요. maru inspect ${session.id}로 번호를 볼 수 있어요.`,
    en: `there is no step ${given}. maru inspect ${session.id} shows the numbers.`,
  });
}
