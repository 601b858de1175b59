import type { OperationCall, OperationForm } from "@maru/protocol";
import { useCallback } from "react";
import { useLive } from "../session/current-session.ts";
import { useLanguage } from "../words/index.ts";
import { sayCall } from "./say-call.ts";

/** Carries something out that was tapped or filled in, and shows at once that it was taken. */
export function useCarryOut() {
  const live = useLive();
  const language = useLanguage();
  return useCallback(
    (call: OperationCall, said: string | OperationForm) =>
      live.carryOut([call], typeof said === "string" ? said : sayCall(call, said, language)),
    [live, language],
  );
}
