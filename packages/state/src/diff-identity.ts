import type { AnyField } from "./field.ts";
import type { Plain } from "./plain.ts";

/** What tells an element of a list from its neighbours; undefined when this element has nothing of the kind. */
export type Identity = (element: Plain) => string | number | undefined;

/** Properties that name an element wherever a list of objects has them. */
export const ID_PROPERTIES = ["id", "step_id", "task_id"];

/** How the definition tells the elements of a field apart, if it says so. */
export function identityOfField({ kind, options }: AnyField): Identity | null {
  if (kind === "set") return (member) => member as string | number;
  return options.id === null ? null : byProperty(options.id);
}

/** The first usual id property that every element of every list has, each value once per list. */
export function findIdentity(lists: readonly (readonly Plain[])[]): Identity | null {
  const property = ID_PROPERTIES.find((name) => lists.every((list) => isUnique(list, byText(name))));
  return property === undefined ? null : byProperty(property);
}

/** Whether this identity names every element of the list, and no two alike. */
export function isUnique(list: readonly Plain[], identity: Identity): boolean {
  const seen = new Set<string | number>();
  for (const element of list) {
    const id = identity(element);
    if (id === undefined || seen.has(id)) return false;
    seen.add(id);
  }
  return true;
}

function byProperty(name: string): Identity {
  return (element) => {
    if (typeof element !== "object" || element === null || !Object.hasOwn(element, name)) return undefined;
    const id = (element as Readonly<Record<string, Plain>>)[name];
    return typeof id === "string" || typeof id === "number" ? id : undefined;
  };
}

/** A number called `id` is as often a position or a count; only texts are taken for names unasked. */
function byText(name: string): Identity {
  const identity = byProperty(name);
  return (element) => {
    const id = identity(element);
    return typeof id === "string" ? id : undefined;
  };
}
