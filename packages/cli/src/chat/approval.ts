import type { Awaiting, IncomingInput } from "@maru/runtime";
import type { Language, Sentence } from "@maru/state";
import { plainJson, plainLine } from "../command/plain-text.ts";

type Changes = NonNullable<Extract<IncomingInput, { type: "decision" }>["changes"]>;
type Approval = Extract<Awaiting, { type: "approval" }>;

/** What would happen, and how to say yes or no. */
export function approvalLines(approval: Approval, language: Language): readonly string[] {
  const { message, details, deadline } = approval;
  const until: Sentence = { ko: `${deadline}까지 답해 주세요.`, en: `Please answer by ${deadline}.` };
  const how: Sentence = {
    ko: "[1] 승인   [2] 고쳐서 승인   [3] 거절   (말로 답해도 돼요)",
    en: "[1] approve   [2] change and approve   [3] reject   (or say it in words)",
  };
  return [
    message,
    ...Object.entries(details).map(([name, value]) => `  ${name}: ${shown(value)}`),
    ...(deadline === null ? [] : [until[language]]),
    how[language],
  ];
}

/** What an answer to an approval means: a number decides, everything else is said as it was typed. */
export async function readApproval(
  text: string,
  approval: Approval,
  ask: (question: string) => Promise<string>,
): Promise<IncomingInput> {
  switch (text.trim()) {
    case "1":
      return { type: "decision", decision: "approve" };
    case "2":
      return { type: "decision", decision: "modify", changes: await askChanges(approval, ask) };
    case "3":
      return { type: "decision", decision: "reject" };
    default:
      return { type: "message", text };
  }
}

/** Nothing typed leaves a value as it is. */
async function askChanges(
  { changeable, details }: Approval,
  ask: (question: string) => Promise<string>,
): Promise<Changes> {
  const changes: Changes = {};
  for (const [name, schema] of Object.entries(changeable)) {
    const answer = (await ask(`  ${name} (${shown(details[name] ?? null)}): `)).trim();
    if (answer !== "") changes[name] = isText(schema) ? answer : parsed(answer);
  }
  return changes;
}

function isText(schema: unknown): boolean {
  return (schema as { type?: unknown } | null)?.type === "string";
}

/** Numbers, lists and the like as JSON; what is none is a text, and the check of the change says what is allowed. */
function parsed(text: string): Changes[string] {
  try {
    return JSON.parse(text) as Changes[string];
  } catch {
    return text;
  }
}

function shown(value: unknown): string {
  return typeof value === "string" ? plainLine(value) : plainJson(value);
}
