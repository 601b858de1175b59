/**
 * What an update may say besides data: replace, remove, start over. An instruction is recognised by a private
 * mark that only this file can set, so nothing that came in as JSON can ever act as one.
 */
export type InstructionType = "overwrite" | "remove" | "reset";

export abstract class Instruction {
  readonly #genuine = true;
  abstract readonly type: InstructionType;

  static isGenuine(candidate: unknown): candidate is AnyInstruction {
    return typeof candidate === "object" && candidate !== null && #genuine in candidate && candidate.#genuine;
  }
}

export class Overwrite<Value> extends Instruction {
  readonly type = "overwrite";
  readonly value: Value;
  constructor(value: Value) {
    super();
    this.value = value;
  }
}

/** Which elements: ids of a list with identity, keys of a dictionary, members of a set, indexes of other lists. */
export type Selector = string | number;

export class Remove extends Instruction {
  readonly type = "remove";
  readonly selectors: readonly Selector[];
  constructor(selectors: readonly Selector[]) {
    super();
    this.selectors = selectors;
  }
}

export class Reset extends Instruction {
  readonly type = "reset";
}

export type AnyInstruction = Overwrite<unknown> | Remove | Reset;

/** Replaces the whole field where a plain value would be appended or merged. */
export function overwrite<const Value>(value: Value): Overwrite<Value> {
  return new Overwrite(value);
}

/** Takes elements out of a list, set, dictionary or plan. */
export function remove(...selectors: readonly Selector[]): Remove {
  return new Remove(selectors);
}

/** Puts a field back to its default. */
export function reset(): Reset {
  return new Reset();
}

export const isInstruction = Instruction.isGenuine;
