import { isEqual, type Plain } from "@maru/state";
import {
  exportSession,
  type ImportOptions,
  importSession,
  isStorageError,
  parseSessionId,
  SessionDocument,
  type Storage,
} from "@maru/storage";
import { UsageError } from "../command/command-spec.ts";
import type { World } from "../command/world.ts";

export type Imported = "taken" | "same" | "different";

/** Takes one document in. A session that is already here is never touched: it is the same, or somebody decides. */
export async function importDocument(
  storage: Storage,
  ports: World["ports"],
  document: unknown,
  options: ImportOptions = {},
): Promise<Imported> {
  if ((document as { redacted?: unknown } | null)?.redacted === true)
    throw new UsageError({
      ko: "가리고 내보낸 대화라 되살릴 수 없어요. maru export --whole로 다시 내보내 주세요.",
      en: "it was exported with what is personal masked, and cannot be taken back in. Export it with maru export --whole.",
    });
  try {
    await importSession(storage.vault, ports, document, options);
    return "taken";
  } catch (error) {
    if (!isStorageError(error, "STALE_WRITE")) throw error;
    const given = belongingTo(SessionDocument.parse(document), options.owner ?? {});
    const here = await exportSession(storage.vault, parseSessionId(given.session.id));
    return isEqual(here as unknown as Plain, given as unknown as Plain) ? "same" : "different";
  }
}

/** The document as it would be had it been exported from the one it is taken in for. */
function belongingTo(document: SessionDocument, owner: NonNullable<ImportOptions["owner"]>): SessionDocument {
  const { tenant = document.session.tenant, user = document.session.user } = owner;
  const session = {
    ...document.session,
    ...(tenant === undefined ? {} : { tenant }),
    ...(user === undefined ? {} : { user }),
  };
  return {
    ...document,
    session,
    tables: { ...document.tables, session: { ...document.tables.session, session } },
  };
}
