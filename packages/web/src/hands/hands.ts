import type { OperationCall } from "@maru/protocol";
import { createContext, useContext } from "react";

/** A thing that was pointed at. */
export interface PointedAt {
  readonly ref: string;
  readonly name: string;
}

/** What is open of the things that are done by hand. */
export type Opened =
  | { readonly kind: "palette"; readonly typed: string }
  | { readonly kind: "form"; readonly call: OperationCall }
  | { readonly kind: "point"; readonly thing: PointedAt };

export interface Hands {
  readonly opened: Opened | null;
  readonly open: (next: Opened) => void;
  readonly close: () => void;
}

const Current = createContext<Hands | null>(null);
export const HandsProvider = Current.Provider;

/** Null outside of a conversation: what is shown there cannot be acted on. */
export const useHandsSoon = (): Hands | null => useContext(Current);

export function useHands(): Hands {
  const hands = useHandsSoon();
  if (hands === null) throw new Error("nothing can be done by hand here");
  return hands;
}
