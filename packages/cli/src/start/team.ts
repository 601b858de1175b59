import type { RuntimeOptions } from "@maru/runtime";
import { PostgresTeam, type TeamOptions } from "@maru/server";

/** How long a process of a team may be silent before another goes on with its sessions. */
const LEASE_TIME = 4_000;

/** On a PostgreSQL any number of processes share the work; on anything else there is one. */
export function teamOn(
  url: string,
  options: Omit<TeamOptions, "url">,
): { member: PostgresTeam; runtime: Pick<RuntimeOptions, "team" | "leaseTime"> } | null {
  if (!/^postgres(ql)?:/.test(url)) return null;
  const member = new PostgresTeam({ url, ...options });
  return { member, runtime: { team: member, leaseTime: LEASE_TIME } };
}
