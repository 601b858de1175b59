import type { DeepReadonly, Language } from "@maru/state";
import type { Request } from "../shapes/request.ts";
import type { AnalysisTeamState, DocumentTeamState, SearchTeamState } from "../states/team-states.ts";
import type { Analysed } from "../tools/analysis-tool.ts";

/** A part of an answer: what one topic came to. */
export interface Section {
  readonly title: string;
  readonly lines: readonly string[];
  /** What it rests on, as it is listed under the answer. */
  readonly sources: readonly string[];
  /** Facts it asks for. */
  readonly asks: readonly string[];
  /** Whether its lines ask for them already. */
  readonly hasAsked?: boolean;
  readonly confidence: number;
  /** What is said of it, where that is not simply its first lines. */
  readonly short?: readonly string[];
  /** It is told whole: a document, or what was asked to be shown. */
  readonly isWhole?: boolean;
  /** It is in short already. */
  readonly isBrief?: boolean;
  /** It tells the articles themselves. */
  readonly isArticles?: boolean;
  /** Law is involved: the answer says that it is no legal advice. */
  readonly isLegal?: boolean;
  /** Money or a home is at risk: the answer says where to call. */
  readonly isUrgent?: boolean;
}

/** All that a section may be written from: nothing is said that is not in here. */
export interface Material {
  readonly request: DeepReadonly<Request>;
  readonly language: Language;
  readonly search: DeepReadonly<SearchTeamState> | null;
  readonly analysis: DeepReadonly<AnalysisTeamState> | null;
  readonly analyses: ReadonlyMap<string, Analysed>;
  readonly document: DeepReadonly<DocumentTeamState> | null;
  /** Searches and analyses that failed, by tool. */
  readonly failed: readonly string[];
  /** What was said to this person before: nothing is asked twice. */
  readonly said?: readonly string[];
}

export const PLAIN: Omit<Section, "title" | "lines"> = { sources: [], asks: [], confidence: 0.9 };

export function bullets(lines: readonly string[]): readonly string[] {
  return lines.map((line) => `- ${line}`);
}
