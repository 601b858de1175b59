import { createHash } from "node:crypto";

const EXTENSION = ".json";
const READABLE = 48;

/** Safe on every file system whatever the space is called: a readable part, then a hash that tells spaces apart. */
export function spaceFileName(space: string): string {
  const readable = space.replaceAll(/[^A-Za-z0-9-]+/g, "-").slice(0, READABLE);
  return `${readable}_${createHash("sha256").update(space).digest("hex").slice(0, 32)}${EXTENSION}`;
}

/** A number from 0 to `locks` - 1, the same for everyone who writes this file. */
export function lockNumber(fileName: string, locks: number): number {
  const hash = fileName.slice(fileName.indexOf("_") + 1);
  return Number.parseInt(hash.slice(0, 8), 16) % locks;
}

export function isSpaceFileName(name: string): boolean {
  return /^[A-Za-z0-9-]*_[0-9a-f]{32}\.json$/.test(name);
}

export function isUnfinishedFileName(name: string): boolean {
  return name.endsWith(".tmp") && isSpaceFileName(name.slice(0, -".tmp".length));
}

/** Where the bytes of a damaged file are kept; the time makes several of them tell apart. */
export function setAsideName(fileName: string, time: Date): string {
  return `${fileName}.corrupt-${time.toISOString().replaceAll(/[:.]/g, "-")}`;
}

export function isSetAsideOf(name: string, fileName: string): boolean {
  return name.startsWith(`${fileName}.corrupt-`);
}

/** The document whose damaged bytes these are; null for any other file. */
export function originalOf(name: string): string | null {
  const end = name.indexOf(".corrupt-");
  const original = end < 0 ? "" : name.slice(0, end);
  return isSpaceFileName(original) ? original : null;
}

/** The space a document belongs to, where its name alone says so; null otherwise. */
export function spaceOfFileName(name: string): string | null {
  const readable = name.slice(0, name.indexOf("_"));
  const space = readable.replace("-", "/");
  return spaceFileName(space) === name ? space : null;
}
