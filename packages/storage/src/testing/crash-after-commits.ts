import type { Backend } from "../backends/backend.ts";

/** A backend whose process is killed when it begins the next commit. */
export function crashAfterCommits(backend: Backend, commits: number): Backend {
  let left = commits;
  return beforeEachCommit(backend, async () => {
    if (left === 0) throw new Error("killed");
    left -= 1;
  });
}

/** Does something else, such as what another process might do, just before each commit. */
export function beforeEachCommit(backend: Backend, act: (space: string) => Promise<void>): Backend {
  return {
    read: (space, requests) => backend.read(space, requests),
    commit: async (batch) => {
      await act(batch.space);
      await backend.commit(batch);
    },
    listSpaces: (range) => backend.listSpaces(range),
    deleteSpace: (space) => backend.deleteSpace(space),
    reclaim: () => backend.reclaim(),
    size: () => backend.size(),
    backup: (label) => backend.backup(label),
    close: () => backend.close(),
  };
}
