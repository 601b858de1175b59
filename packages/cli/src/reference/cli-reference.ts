import { LIMIT_SETTINGS, usualLimit } from "@maru/runtime";
import { COMMON } from "../command/build-program.ts";
import type { CommandSpec, OptionSpec, ParameterSpec } from "../command/command-spec.ts";
import { EXIT, EXIT_MEANINGS } from "../command/exit-code.ts";
import { commandTree } from "../command-tree.ts";

/** Assistants come and go; the page names one and leaves the others open. */
const ASSISTANTS = ["travel", "…"];

const LIMITS = LIMIT_SETTINGS.map((setting) => `\`${setting.name}\` (${usualLimit(setting)})`);

const ENVIRONMENT: readonly (readonly [string, string])[] = [
  ["MARU_STORE", "where conversations are kept, unless `--store` says otherwise"],
  ["MARU_MASTER_KEYS, MARU_MASTER_KEY_FILE", "switch encryption on: `name:key,older:key`, or a file of them"],
  [
    "MARU_MODEL, MARU_MODEL_URL, MARU_MODEL_PRICE, MARU_MODEL_STREAM",
    "a model that reads messages and writes answers; `file:./model.gguf` is one on this machine",
  ],
  [
    "MARU_MODEL_USE",
    "`always`, or `unsure`: the model reads a message only where the rules leave a clause open",
  ],
  [
    "MARU_LIBRARY",
    "a folder of documents (MD, TXT, HTML, CSV) that the researcher searches instead of the sample library",
  ],
  ["MARU_MODEL_TIMEOUT", "seconds that one call of the model may take; 20 without it"],
  [
    "MARU_MODEL_LIMITS",
    `caps as \`name=number,…\`, those of a person and a company by day: ${LIMITS.join(", ")}`,
  ],
  [
    "MARU_MODEL_RECORD, MARU_MODEL_REPLAY",
    "a folder to keep the model's answers in, or to answer from without a model",
  ],
  [
    "MARU_LOG_LEVEL",
    "`debug`, `info`, `warn`, `error` or `silent`; a server says `warn` and above without it, other commands nothing",
  ],
  [
    "MARU_THREADS, MARU_READING_LIMIT",
    "in how many threads a server reads messages (2; 0 reads in the process itself), and after how many milliseconds of computing a message is given up (3000)",
  ],
  [
    "MARU_TIME_PER_PERSON, MARU_TIME_PER_COMPANY",
    "how many milliseconds of computing a minute a person (15000) and a company (45000) may ask for; 0 for no limit",
  ],
  ["MARU_OIDC_ISSUER, MARU_OIDC_AUDIENCE, MARU_OIDC_JWKS", "whose tokens the server accepts"],
  ["OTEL_EXPORTER_OTLP_ENDPOINT", "where traces go"],
  ["LC_ALL, LC_MESSAGES, LANG", "the language, unless `--lang` says otherwise"],
  ["NO_COLOR", "no colours"],
];

/** The page about the command line, made from the commands themselves. */
export function cliReference(): string {
  const tree = commandTree(ASSISTANTS);
  return [
    "# The command line",
    "",
    "<!-- Made from the commands by scripts/write-cli-reference.ts; a test compares. -->",
    "",
    "`npm run -s maru -- <command>` in this repository, `npx maru <command>` where it is installed. Every command has",
    "`--help`, in Korean or English by the machine's locale or `--lang`. Those with `--json` answer programs with one JSON",
    "document on standard output, and tell what is wrong as one line of JSON on standard error. Progress is shown on",
    "standard error, only at a terminal. No printed value can move the cursor or hide text.",
    "",
    "| exit code | meaning |",
    "|---|---|",
    ...Object.entries(EXIT).map(
      ([name, code]) => `| ${code} | ${EXIT_MEANINGS[name as keyof typeof EXIT].en} |`,
    ),
    "",
    "| environment | |",
    "|---|---|",
    ...ENVIRONMENT.map(([names, about]) => `| ${names.replaceAll(/\w+/g, "`$&`")} | ${about} |`),
    ...(tree.commands ?? []).flatMap((command) => section(command, "maru", 2)),
    "",
  ].join("\n");
}

function section(spec: CommandSpec, parent: string, depth: number): readonly string[] {
  const name = `${parent} ${spec.name}`;
  const usage = [name, ...(spec.parameters ?? []).map((parameter) => parameter.name)].join(" ");
  const options = [...(spec.options ?? []), ...(spec.answersJson === true ? [COMMON.json] : [])];
  const rows = [...(spec.parameters ?? []), ...(spec.commands === undefined ? options : [])];
  return [
    "",
    `${"#".repeat(depth)} ${name}`,
    "",
    `${sentence(spec.about.en)} ${italic(spec.about.ko)}`,
    ...(spec.notes === undefined ? [] : ["", ...quoted(spec.notes.en)]),
    ...(spec.commands === undefined
      ? [
          "",
          "```sh",
          ...(usage === name ? [] : [usage]),
          ...spec.examples.map(({ line, about }) => `maru ${line}   # ${about.en}`),
          "```",
        ]
      : []),
    ...(rows.length === 0 ? [] : ["", "| | |", "|---|---|", ...rows.map(row)]),
    ...(spec.commands ?? []).flatMap((child) => section(child, name, depth + 1)),
  ];
}

function row({ name, about, choices, otherwise }: OptionSpec | ParameterSpec): string {
  const hints = [
    ...(choices === undefined ? [] : [choices.map(code).join(", ")]),
    ...(otherwise === undefined || Array.isArray(otherwise) ? [] : [`default ${code(String(otherwise))}`]),
  ];
  return `| ${code(name)} | ${about.en.replaceAll("|", "\\|")}${hints.length === 0 ? "" : ` (${hints.join("; ")})`} |`;
}

/** Lines that are indented are meant as they stand. */
function quoted(text: string): readonly string[] {
  const lines = text.split("\n");
  return lines.some((line) => line.startsWith("  ")) ? ["```", ...lines, "```"] : lines;
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

function code(text: string): string {
  return `\`${text}\``;
}

function italic(text: string): string {
  return `*${text}*`;
}
