import { answerCommand } from "./answer-command.ts";

const { text, exitCode } = answerCommand(process.argv.slice(2));
if (exitCode === 0) console.log(`\n${text}\n`);
else console.error(text);
process.exitCode = exitCode;
