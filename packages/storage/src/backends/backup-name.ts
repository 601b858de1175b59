import { StorageError } from "../errors.ts";

const SHAPE = /^[a-z0-9](?:[a-z0-9_-]{0,38}[a-z0-9])?$/;

/** A label becomes part of a file or schema name, so it is held to what every one of them allows. */
export function backupName(label: string): string {
  if (SHAPE.test(label)) return label;
  throw new StorageError("INVALID_ID", {
    kind: "backup label",
    expected: "1 to 40 lower-case letters, digits, - or _",
  });
}
