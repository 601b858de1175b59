import { spawnSync } from "node:child_process";

/** How a program gets a disk that is soon full. */
export interface SmallDisk {
  readonly how: "mounted" | "limited";
  readonly command: string;
  readonly parameters: readonly string[];
}

const MOUNT = `disk=$1; shift
  mount -t tmpfs -o size=2m tmpfs "$disk" && "$@" fill &&
  mount -o remount,ro "$disk" && exec "$@" read-only`;
/** Files of at most a megabyte; without the signal, writing more fails like a full disk does. */
const LIMIT = 'trap "" XFSZ; ulimit -f 2048; shift; exec "$@" fill';

/**
 * A real file system of two megabytes that only the program sees and that vanishes with it. The program runs with
 * `fill`, then, the disk made read-only, with `read-only`. Where this user may not mount, the system's limit on file
 * sizes stands in for the first and there is no second.
 */
export function smallDisk(folder: string): SmallDisk {
  const namespaces = [
    ["--mount", "--propagation", "private"],
    ["--user", "--map-root-user", "--mount"],
  ];
  const allowed = namespaces.find(
    (flags) => spawnSync("unshare", [...flags, "sh", "-c", MOUNT, "sh", folder, "true"]).status === 0,
  );
  if (allowed === undefined)
    return { how: "limited", command: "sh", parameters: ["-c", LIMIT, "sh", folder] };
  return { how: "mounted", command: "unshare", parameters: [...allowed, "sh", "-c", MOUNT, "sh", folder] };
}
