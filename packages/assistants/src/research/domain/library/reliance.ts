import type { Source, SourceKind } from "./source.ts";

/** How far a kind of source can be relied on beside the others, from 0 to 1: what is measured before what is claimed. */
const RELIANCE: { readonly [kind in SourceKind]: number } = {
  paper: 1,
  official: 1,
  guideline: 1,
  report: 0.95,
  unknown: 0.9,
  issue: 0.85,
  press: 0.8,
  association: 0.65,
  company: 0.75,
  community: 0.5,
  blog: 0.45,
  advertisement: 0.4,
};

export function reliance(source: Pick<Source, "kind"> | undefined): number {
  return source === undefined ? RELIANCE.unknown : RELIANCE[source.kind];
}

/** Below this a source only claims: its words are told as a claim, never as an answer. */
const ONLY_CLAIMS = 0.6;

export function onlyClaims(source: Pick<Source, "kind">): boolean {
  return RELIANCE[source.kind] < ONLY_CLAIMS;
}
