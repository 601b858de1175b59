/** Where a value sits inside a state: keys of objects and indexes of lists, from the outside in. */
export type Path = readonly (string | number)[];

const IDENTIFIER = /^[\p{L}_$][\p{L}\p{N}_$]*$/u;

/** `["messages", 3, "odd key"]` reads `messages[3]["odd key"]`. */
export function formatPath(path: Path): string {
  if (path.length === 0) return "(root)";
  return path
    .map((segment, position) => {
      if (typeof segment === "number") return `[${segment}]`;
      if (!IDENTIFIER.test(segment)) return `[${JSON.stringify(segment)}]`;
      return position === 0 ? segment : `.${segment}`;
    })
    .join("");
}
