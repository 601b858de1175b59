/** Why a source was not used. `refused` is about the key, `limited` about the number of requests. */
export const GAPS = ["empty", "refused", "limited", "unreadable"] as const;
export type GapKind = (typeof GAPS)[number];

export interface Gap {
  readonly source: string;
  readonly kind: GapKind;
}
