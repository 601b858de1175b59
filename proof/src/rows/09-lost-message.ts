import { killEverywhere } from "../kill-everywhere.ts";
import type { ProofRow } from "../row.ts";

export const lostMessage: ProofRow = {
  number: 9,
  failure: "the accepted message is lost on kill -9",
  official: async (workbench) => {
    const exit = await killEverywhere("official", "exit", workbench);
    const sync = await killEverywhere("official", "sync", workbench);
    return {
      failed: exit.lost + sync.lost > 0,
      saw: `lost or unanswered at ${exit.lost} of ${exit.points} points in \`exit\`, at ${sync.lost} of ${sync.points} in \`sync\``,
    };
  },
  maru: async (workbench) => {
    const { points, lost } = await killEverywhere("maru", "sync", workbench);
    return { failed: lost > 0, saw: `lost or unanswered at ${lost} of ${points} points` };
  },
};
