import type { ROUTES } from "@maru/protocol";
import type { Handler } from "./handler.ts";

export const listAssistants: Handler<typeof ROUTES.listAssistants> = async (_call, { runtime }) => ({
  assistants: runtime.assistants.map(({ name, title, description, examples, exports = {} }) => ({
    name,
    title,
    description,
    examples,
    documents: Object.keys(exports),
  })),
});

export const readAssistant: Handler<typeof ROUTES.readAssistant> = async ({ params }, { runtime }) =>
  runtime.inspector.schema(runtime.assistant(params.name));

export const drawAssistant: Handler<typeof ROUTES.drawAssistant> = async ({ params }, { runtime }) => ({
  kind: params.kind,
  mermaid: runtime.inspector.drawAssistant(runtime.assistant(params.name), params.kind),
});
