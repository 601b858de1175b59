import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { judgingAssistant } from "../testing/judging-assistant.ts";
import { type ModelServer, PROVIDERS, startModelServer } from "../testing/model-server.ts";
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

describe.each(PROVIDERS)("[A9] text that looks like a template (%s)", (provider) => {
  it("reaches the model and comes back letter for letter, and never becomes an instruction", async () => {
    const { runtime, session, say } = await startRuntime(judgingAssistant(), {
      ports: quickPorts(),
      model: modelPort(server.settings(provider)),
    });
    for (const template of TEMPLATES) {
      server.behave({ type: "answer", text: template });
      await say(`써 줘 ${template}`);
      const [asked] = server.asked;
      const spoken = asked?.messages.filter(({ role }) => role === "user");
      expect(spoken?.map(({ text }) => text)).toEqual([`써 줘 ${template}`]);
      expect(asked?.system).toBe("Answer.");
      expect((await runtime.view(session)).summary.reply).toBe(template);
    }
  });
});
