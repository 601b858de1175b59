import type { AssistantFactory } from "@maru/assistants";
import type { Language } from "@maru/state";
import type { World } from "../command/world.ts";
import { readLibrary } from "./read-library.ts";

type Factories = ReadonlyMap<string, AssistantFactory>;

/** With MARU_LIBRARY the researcher searches that folder instead of the sample library; what cannot be read is named. */
export async function withLibrary(
  factories: Factories,
  world: World,
  language: Language,
): Promise<Factories> {
  const folder = world.environment["MARU_LIBRARY"];
  const research = factories.get("research");
  if (folder === undefined || folder === "" || research === undefined) return factories;
  const { documents, unread } = await readLibrary(folder);
  if (unread.length > 0) world.errors.write(`${NOT_READ[language](unread)}\n`);
  const own: AssistantFactory = (setup) => research({ ...setup, data: setup.data ?? { documents } });
  return new Map([...factories, ["research", own]]);
}

const MOST_NAMED = 5;

const NOT_READ = {
  ko: (names: readonly string[]) =>
    `읽지 못한 파일 ${names.length}개 (MD, TXT, HTML, CSV만 읽어요): ${names.slice(0, MOST_NAMED).join(", ")}`,
  en: (names: readonly string[]) =>
    `${names.length} files were not read (only MD, TXT, HTML and CSV are): ${names.slice(0, MOST_NAMED).join(", ")}`,
};
