import type { AssistantInfo, ROUTES } from "@maru/protocol";
import type { Assistant } from "@maru/runtime";
import type { Handler } from "./handler.ts";

export const listAssistants: Handler<typeof ROUTES.listAssistants> = async (_call, { runtime }) => ({
  assistants: runtime.assistants.map(infoOf),
});

function infoOf({ name, title, description, examples }: Assistant): AssistantInfo {
  return { name, title, description, examples: [...examples], documents: [] };
}
