import { useSession } from "../session/current-session.ts";
import { useTranslation } from "../words/index.ts";
import { useStepName } from "./use-step-name.ts";
import { useSteps } from "./use-steps.ts";

/** What is being done right now, in a few words. */
export function useDoing(): string {
  const { t } = useTranslation();
  const name = useStepName();
  const step = useSteps().find(({ status }) => status === "in_progress");
  const progress = useSession((model) => model.progress);
  const isStopping = useSession((model) => model.isStopping);
  if (isStopping) return t("chat.stopping");
  return progress?.message ?? (step === undefined ? t("chat.thinking") : name(step));
}
