import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { judgingAssistant } from "../testing/judging-assistant.ts";
import { type ModelServer, startModelServer } from "../testing/model-server.ts";
import { quickPorts } from "../testing/quick-ports.ts";
import { startRuntime } from "../testing/start-runtime.ts";
import { modelPort } from "./model-port.ts";

/** What template languages would read as theirs. */
const TEMPLATES = [
  "{x.__proto__}",
  "{input}",
  "{{input}}",
  "{{#each messages}}{{content}}{{/each}}",
  "{{constructor.constructor('return process')()}}",
  "{% for key in environ %}{{ key }}{% endfor %}",
  "$" + "{process.env.HOME}",
  "<%= process.env.HOME %>",
  "%s %o $1 $& $<name>",
  "{",
  "}}",
];

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());

describe.each(["openai", "anthropic"] as const)("[A9] text that looks like a template (%s)", (provider) => {
  it("reaches the model and comes back letter for letter, and never becomes an instruction", async () => {
    const { runtime, session, say } = await startRuntime(judgingAssistant(), {
      ports: quickPorts(),
      model: modelPort(server.settings(provider)),
    });
    for (const template of TEMPLATES) {
      server.behave({ type: "answer", text: template });
      await say(`써 줘 ${template}`);
      const [asked] = server.asked;
      const { messages = [], system } = asked?.body ?? { messages: [] };
      const spoken = messages.filter(({ role }) => role === "user");
      expect(spoken.map(({ content }) => textOf(content))).toEqual([`써 줘 ${template}`]);
      const instructions = messages.flatMap(({ role, content }) => (role === "system" ? [content] : []));
      expect([system ?? "", ...instructions].map(textOf).join("")).toBe("Answer.");
      expect((await runtime.view(session)).summary.reply).toBe(template);
    }
  });
});

function textOf(content: unknown): string {
  if (typeof content === "string") return content;
  return (content as readonly { text: string }[]).map(({ text }) => text).join("");
}
