import { rename, rm, writeFile } from "node:fs/promises";

/** Puts a file in its place as a whole, readable by this user alone: a conversation is nobody else's business. */
export async function writePrivateFile(path: string, text: string): Promise<void> {
  const unfinished = `${path}.unfinished-${process.pid}`;
  try {
    await writeFile(unfinished, text, { mode: 0o600, flag: "wx" });
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
