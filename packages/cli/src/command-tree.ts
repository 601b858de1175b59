import { migrateCommand } from "./care/migrate-command.ts";
import { pruneCommand } from "./care/prune-command.ts";
import { retryCommand } from "./care/retry-command.ts";
import { rotateKeysCommand } from "./care/rotate-keys-command.ts";
import { verifyCommand } from "./care/verify-command.ts";
import { chatCommand } from "./chat/chat-command.ts";
import type { CommandSpec } from "./command/command-spec.ts";
import { importDealsCommand } from "./deals/import-deals-command.ts";
import { doCommand } from "./do/do-command.ts";
import { doctorCommand } from "./doctor/doctor-command.ts";
import { diagramCommand } from "./inspect/diagram-command.ts";
import { inspectCommand } from "./inspect/inspect-command.ts";
import { replayCommand } from "./inspect/replay-command.ts";
import { keysCommand } from "./keys/keys-command.ts";
import { scriptCommand } from "./script/script-command.ts";
import { sessionsCommand } from "./sessions/sessions-command.ts";
import { startCommand } from "./start/start-command.ts";
import { exportCommand } from "./transfer/export-command.ts";
import { importCommand } from "./transfer/import-command.ts";

/** Everything `maru` can do, in the order in which people meet it. */
export function commandTree(assistants: readonly string[]): CommandSpec {
  return {
    name: "maru",
    about: { ko: "상태를 잃지 않는 도우미", en: "Assistants that never lose what you told them" },
    examples: [
      { line: "start", about: { ko: "서버와 웹 화면을 켜요", en: "starts the server and the web app" } },
      {
        line: `chat ${assistants[0] ?? "travel"}`,
        about: { ko: "터미널에서 이야기해요", en: "talks to you here" },
      },
      {
        line: "sessions list",
        about: { ko: "어떤 대화가 있는지 봐요", en: "shows the conversations there are" },
      },
    ],
    commands: [
      startCommand,
      chatCommand(assistants),
      doCommand(assistants),
      scriptCommand(assistants),
      sessionsCommand,
      inspectCommand,
      replayCommand,
      diagramCommand(assistants),
      exportCommand,
      importCommand,
      importDealsCommand,
      migrateCommand,
      verifyCommand,
      retryCommand,
      pruneCommand,
      rotateKeysCommand,
      keysCommand,
      doctorCommand,
    ],
  };
}
