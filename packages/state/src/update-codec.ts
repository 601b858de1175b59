import { decode, encode } from "./codec.ts";
import { StateError } from "./errors.ts";
import {
  type AnyInstruction,
  isInstruction,
  overwrite,
  remove,
  reset,
  type Selector,
} from "./instruction.ts";
import { FORBIDDEN_KEYS, type Plain, type PlainObject } from "./plain.ts";

/**
 * The stored form of an update. Data and instructions sit in separate places, so data that looks like an
 * instruction stays data. Decode only what `encodeUpdate` wrote: this is the one way back to an instruction.
 */
export function encodeUpdate(update: Readonly<Record<string, unknown>>): string {
  const data: Record<string, unknown> = {};
  const instructions: Record<string, unknown> = {};
  for (const [field, content] of Object.entries(update)) {
    if (FORBIDDEN_KEYS.has(field))
      throw new StateError("NOT_PLAIN", { path: "data", found: `the key "${field}"` });
    if (isInstruction(content)) instructions[field] = writeInstruction(content);
    else if (content !== undefined) data[field] = content;
  }
  return encode({ data, instructions });
}

export function decodeUpdate(text: string): Record<string, unknown> {
  const stored = decode(text) as PlainObject | null;
  const { data, instructions } = { data: stored?.data, instructions: stored?.instructions };
  if (!isRecord(data) || !isRecord(instructions))
    throw unreadable("(root)", "data and instructions are missing");
  const twice = Object.keys(data).find((field) => Object.hasOwn(instructions, field));
  if (twice !== undefined) throw unreadable(twice, "it is both data and an instruction");
  const revived = Object.entries(instructions).map(([field, stored]) => [
    field,
    readInstruction(field, stored),
  ]);
  return { ...data, ...Object.fromEntries(revived) };
}

function writeInstruction(instruction: AnyInstruction): Record<string, unknown> {
  switch (instruction.type) {
    case "overwrite":
      return { type: "overwrite", value: instruction.value };
    case "remove":
      return { type: "remove", selectors: instruction.selectors };
    case "reset":
      return { type: "reset" };
  }
}

function readInstruction(field: string, stored: Plain): AnyInstruction {
  if (!isRecord(stored)) throw unreadable(field, "it is no instruction");
  switch (stored.type) {
    case "overwrite":
      if (stored.value === undefined) throw unreadable(field, "it overwrites with nothing");
      return overwrite(stored.value);
    case "remove":
      return remove(...readSelectors(field, stored.selectors));
    case "reset":
      return reset();
    default:
      throw unreadable(field, "its type is unknown");
  }
}

function readSelectors(field: string, stored: Plain | undefined): readonly Selector[] {
  const isSelector = (each: Plain) => typeof each === "string" || typeof each === "number";
  if (!Array.isArray(stored) || !stored.every(isSelector))
    throw unreadable(field, "it does not say what to remove");
  return stored as readonly Selector[];
}

function isRecord(value: Plain | undefined): value is PlainObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function unreadable(path: string, reason: string): StateError {
  return new StateError("UNREADABLE_CHANGE", { path, reason });
}
