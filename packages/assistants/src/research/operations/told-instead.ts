import type { Outcome } from "@maru/runtime";
import { foundText } from "../../shared/operations/found-text.ts";

/** The answer where there is nothing to work on: it was understood, so it is no refusal. */
export function toldInstead(scene: { readonly result: string }, ko: string, en: string): Outcome<never> {
  return foundText(scene, { text: { ko, en } });
}
