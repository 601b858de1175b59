import type { TodoStep } from "@maru/protocol";
import { useMemo } from "react";
import { useSession } from "../session/current-session.ts";
import { stepsOf } from "./steps-of.ts";

export function useSteps(): readonly TodoStep[] {
  const todo = useSession((model) => model.todo);
  const result = useSession((model) => model.result);
  const state = useSession((model) => model.state);
  const isRunning = useSession((model) => model.isRunning);
  const finished = useSession((model) => model.finished);
  return useMemo(
    () => stepsOf({ todo, result, state, isRunning, finished }),
    [todo, result, state, isRunning, finished],
  );
}
