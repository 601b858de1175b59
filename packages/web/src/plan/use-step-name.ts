import type { TodoStep } from "@maru/protocol";
import { useTranslation, WORDS } from "../words/index.ts";
import { nameOf } from "./steps-of.ts";

type Agent = keyof typeof WORDS.agents;

/** What a step is called on the page. */
export function useStepName(): (step: TodoStep) => string {
  const { t } = useTranslation();
  return (step) => {
    const name = nameOf(step);
    return Object.hasOwn(WORDS.agents, name) ? t(`agents.${name as Agent}`) : name;
  };
}
