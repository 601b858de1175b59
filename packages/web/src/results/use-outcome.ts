import { useMemo } from "react";
import { useSession } from "../session/current-session.ts";
import type { Outcome } from "./results.tsx";

/** What came out of the conversation so far. */
export function useOutcome(): Outcome {
  const state = useSession((model) => model.state);
  const result = useSession((model) => model.result);
  const awaiting = useSession((model) => model.awaiting);
  return useMemo(() => ({ state, result, awaiting }), [state, result, awaiting]);
}
