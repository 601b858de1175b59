import type { AssistantFactory } from "@maru/assistants";
import { UsageError } from "../command/command-spec.ts";

/** The factory of this assistant, or a kind word about which ones there are. */
export function chooseAssistant(
  factories: ReadonlyMap<string, AssistantFactory>,
  name: string,
): AssistantFactory {
  const factory = factories.get(name);
  if (factory !== undefined) return factory;
  const known = [...factories.keys()].join(", ");
  throw new UsageError({
    ko: `이름이 "${name}"인 도우미는 없어요. 있는 도우미: ${known}`,
    en: `there is no assistant "${name}". Known: ${known}`,
  });
}
