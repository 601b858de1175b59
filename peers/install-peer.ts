import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";

/** Installs what stands in a folder's lock file, unless it is there already. */
export async function installPeer(
  folder: string,
  packageName: string,
  progress: (line: string) => void,
  what: string,
): Promise<void> {
  if (existsSync(join(folder, "node_modules", packageName))) return;
  progress(`installing ${what} into peers/: this takes minutes, once`);
  const npm = spawn("npm", ["ci", "--prefix", folder, "--no-audit", "--no-fund"], {
    stdio: ["ignore", "ignore", "pipe"],
    shell: process.platform === "win32",
  });
  let said = "";
  npm.stderr.on("data", (chunk: Buffer) => {
    said += chunk.toString("utf8");
  });
  const [code] = await once(npm, "close");
  if (code !== 0) throw new Error(`npm ci --prefix ${folder} ended with code ${code}: ${firstErrors(said)}`);
}

/** npm says first what went wrong, then much about itself. */
function firstErrors(said: string): string {
  const errors = said.split("\n").filter((line) => line.startsWith("npm error"));
  return errors
    .slice(0, 2)
    .map((line) => line.slice("npm error".length).trim())
    .join(" ");
}
