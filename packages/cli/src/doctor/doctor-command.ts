import { defineCommand } from "../command/command-spec.ts";
import { EXIT } from "../command/exit-code.ts";
import { plainLine } from "../command/plain-text.ts";
import type { Printer } from "../command/printer.ts";
import { readWebFiles } from "../start/read-web-files.ts";
import { STORE_OPTION, type StoreFlags } from "../store/open-store.ts";
import {
  checkEncryption,
  checkLimits,
  checkModel,
  checkNode,
  checkSignIn,
  checkTracing,
  checkWebApp,
} from "./check-settings.ts";
import { checkStore } from "./check-store.ts";
import { type Finding, fine } from "./finding.ts";

/** `maru doctor`: what is configured, what is missing, and how to fix it. */
export const doctorCommand = defineCommand<StoreFlags>({
  name: "doctor",
  about: { ko: "설정과 빠진 것, 고치는 방법 보기", en: "what is configured, what is missing, how to fix it" },
  notes: {
    ko: "아무것도 바꾸지 않고 네트워크도 쓰지 않아요(저장소가 Postgres면 거기에만 연결해요). 막는 문제가 있으면 3으로 끝나요.",
    en: "Changes nothing and asks nobody on the network but a Postgres store. Ends with 3 when something is in the way.",
  },
  examples: [{ line: "doctor", about: { ko: "모두 살펴봐요", en: "looks at everything" } }],
  options: [STORE_OPTION],
  answersJson: true,
  run: async ({ flags, world, print, factories }) => {
    const { environment } = world;
    const names = [...factories.keys()].join(", ");
    const findings: readonly Finding[] = [
      checkNode(process.version),
      fine("assistants", { ko: names, en: names }),
      ...(await checkStore(flags, world)),
      await checkEncryption(environment),
      checkModel(environment),
      checkWebApp((await readWebFiles()) !== null),
      checkSignIn(environment),
      checkLimits(environment),
      checkTracing(environment),
    ];
    print.give({ findings: findings.map((finding) => told(finding, print)) }, () =>
      findings.flatMap((finding) => findingLines(finding, print)),
    );
    return findings.some(({ status }) => status === "problem") ? EXIT.found : EXIT.done;
  },
});

function told({ check, status, found, fix }: Finding, print: Printer) {
  return { check, status, found: print.in(found), fix: fix === null ? null : print.in(fix) };
}

const MARKS = { ok: "✓", off: "·", problem: "✗" } as const;
const COLOURS = { ok: "green", off: "dim", problem: "red" } as const;
const WIDTH = 11;

function findingLines({ check, status, found, fix }: Finding, print: Printer): readonly string[] {
  const line = `${print.style(COLOURS[status], MARKS[status])} ${check.padEnd(WIDTH)} ${plainLine(print.in(found))}`;
  return fix === null ? [line] : [line, `${" ".repeat(WIDTH + 3)}→ ${print.in(fix)}`];
}
