/**
 * `maru` for tests in a browser: with an assistant whose state can be as large as a state may be, and a clock that jumps
 * two days ahead at every SIGUSR2.
 */
import { type AssistantFactory, FACTORIES } from "@maru/assistants";
import { END, fromAssistant, SYSTEM_PORTS } from "@maru/runtime";
import { noteAssistant, writeDown } from "@maru/runtime/testing";
import { processWorld } from "../command/world.ts";
import { runProgram } from "../program.ts";

const JUMP = 2 * 24 * 3_600_000;
/** Just below the ten megabytes that a state may have. */
const NOTES = 4_000;
const LETTERS = 790;

const fill = Array.from({ length: NOTES }, (_, index) => `메모 ${index} ${"가".repeat(LETTERS)}`);

const notes: AssistantFactory = () =>
  noteAssistant({
    nodes: {
      write: {
        run: (state, context) =>
          state.messages.at(-1)?.content === "가득"
            ? { notes: fill, messages: [fromAssistant(context.id("reply"), "가득 찼어요.", context.now())] }
            : writeDown(state, context),
        next: END,
      },
    },
  });

const stopping = new AbortController();
for (const name of ["SIGINT", "SIGTERM"]) process.once(name, () => stopping.abort());
let ahead = 0;
process.on("SIGUSR2", () => {
  ahead += JUMP;
});
const world = processWorld(stopping.signal);
process.exitCode = await runProgram(new Map([...FACTORIES, ["note", notes]]), process.argv.slice(2), {
  ...world,
  ports: { ...SYSTEM_PORTS, now: () => SYSTEM_PORTS.now() + ahead },
});
