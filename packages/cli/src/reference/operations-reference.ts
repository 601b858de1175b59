import { type AssistantFactory, FACTORIES } from "@maru/assistants";
import { type Argument, type Catalogue, KIND_RULES, type Operation, type Slot } from "@maru/dialogue";
import type { Assistant } from "@maru/runtime";

/** The page about what every assistant can be asked to do, made from the declarations themselves. */
export function operationsReference(factories: ReadonlyMap<string, AssistantFactory> = FACTORIES): string {
  const assistants = [...factories.values()].map((make) =>
    make({ data: null, user: "reader", environment: {} }),
  );
  return [
    "# What assistants can be asked to do",
    "",
    "<!-- Made from the declarations by scripts/write-operations-reference.ts; a test compares. -->",
    "",
    "One set of operations behind every door: words, hands (`Ctrl K` on the page, `/` in `maru chat`) and programs",
    '(`maru do <assistant> <operation> name=value …`, `POST /api/v1/sessions/{session_id}/operations`, `{"do":…}` in',
    "`maru script`). What can be done at a moment, with what can be pointed at: `GET /api/v1/sessions/{session_id}/operations`.",
    "[How to add one](../learn/add-an-operation.md).",
    "",
    "`*` is needed, `…` may be given several times. *words* are taken as they are; a *value* is read like the same words in a",
    "message; a *thing* is a reference (`plan:B`, `slot:budget`, `result:t3`, `last:draft`). Any call may say `suppose` (run on",
    "a copy, nothing is kept), `by`, `if`, `at` or `not`.",
    "",
    "| kind | a reader that is not sure | from pasted text |",
    "|---|---|---|",
    ...Object.entries(KIND_RULES).map(
      ([kind, { unsure, fromPasted }]) => `| ${kind} | ${unsure} | ${fromPasted ? "yes" : "never"} |`,
    ),
    ...assistants.flatMap(section),
    "",
  ].join("\n");
}

function section({ name, title, operations }: Assistant): readonly string[] {
  if (operations === undefined) return [];
  const { catalogue, able } = operations;
  const declared = [...catalogue.operations.values()];
  const carried = declared.filter((each) => able.includes(each.name));
  const others = declared.filter((each) => !able.includes(each.name));
  return [
    "",
    `## ${name}`,
    "",
    `${title.en} (*${title.ko}*): ${carried.length} operations, ${catalogue.slots.size} values.`,
    "",
    "| operation | | kind | takes |",
    "|---|---|---|---|",
    ...carried.map(row),
    ...(others.length === 0
      ? []
      : ["", `Declared and not carried out yet: ${others.map((each) => code(each.name)).join(", ")}.`]),
    "",
    "Values that `set` keeps:",
    "",
    "| value | | is |",
    "|---|---|---|",
    ...slotsOf(catalogue).map(
      ({ name: slot, label, is, isList, isPersonal }) =>
        `| ${code(slot)} | ${label.en} *${label.ko}* | ${is.type}${isList ? " …" : ""}${isPersonal ? ", personal" : ""} |`,
    ),
  ];
}

function slotsOf({ slots }: Catalogue): readonly Slot[] {
  return [...slots.values()];
}

function row({ name, kind, label, does, arguments: all }: Operation): string {
  const takes = Object.entries(all).map(([argument, of]) => takenAs(argument, of));
  return `| ${code(name)} | **${label.en}** *${label.ko}*: ${cell(does.en)} | ${kind} | ${takes.join("; ")} |`;
}

const MOST_CHOICES = 8;

function takenAs(name: string, argument: Argument): string {
  const marks = `${argument.isRequired ? "\\*" : ""}${argument.isList ? " …" : ""}`;
  return `${code(name)}${marks} ${meaning(argument)}`;
}

function meaning(argument: Argument): string {
  switch (argument.type) {
    case "text":
      return "words";
    case "mention":
      return argument.kinds.length === 0 ? "a value" : `a value (${argument.kinds.join(", ")})`;
    case "ref":
      return argument.kinds.length === 0 ? "a thing" : `a thing (${argument.kinds.join(", ")})`;
    case "choice": {
      const some = argument.choices.slice(0, MOST_CHOICES).map(({ value }) => code(value));
      const more = argument.choices.length - some.length;
      return `${some.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
    }
  }
}

function code(text: string): string {
  return `\`${text}\``;
}

function cell(text: string): string {
  return text.replaceAll("|", "\\|");
}
