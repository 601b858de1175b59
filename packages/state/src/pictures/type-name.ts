import { unusedName } from "./mermaid-text.ts";

/** `deep-research` is `DeepResearchState`. */
export function stateTypeName(definition: string): string {
  const name = pascalCase(definition);
  return name.endsWith("State") ? name : `${name}State`;
}

/** A type name from any text: `agent_results` is `AgentResults`, `3d-model` is `_3dModel`. */
export function pascalCase(text: string): string {
  const words = text.split(/[^A-Za-z0-9가-힣]+/).filter((word) => word !== "");
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
  if (name === "") return "Part";
  return /^\d/.test(name) ? `_${name}` : name;
}

/** The name of one element: `execution_steps` holds `execution_step`, `categories` holds `category`. */
export function singular(name: string): string {
  if (/[^aeiou]ies$/.test(name)) return name.replace(/ies$/, "y");
  if (/(ss|x|ch|sh)es$/.test(name)) return name.slice(0, -2);
  return /[^suiSUI]s$/.test(name) ? name.slice(0, -1) : name;
}

/** Words that pictures use for types of their own. */
const OWN_WORDS = [
  "String",
  "Integer",
  "Number",
  "Boolean",
  "Null",
  "Never",
  "Json",
  "List",
  "Set",
  "Dict",
  "Tuple",
];

/** Gives each type its name once: the same type gets the same name again, another type another one. */
export class TypeNames {
  readonly #names = new Map<string, string>();
  readonly #taken = new Set(OWN_WORDS);

  /** The name this type already has. */
  find(type: string): string | undefined {
    return this.#names.get(type);
  }

  /** The first wish that is free, or the last one with a number. */
  give(type: string, wishes: readonly [string, ...string[]]): string {
    const free = wishes.find((wish) => !this.#taken.has(wish));
    const name = free ?? unusedName(wishes.at(-1) ?? wishes[0], this.#taken);
    this.#taken.add(name);
    this.#names.set(type, name);
    return name;
  }
}
