import { TurnDialogue, type TurnResult } from "@maru/protocol";
import { useMemo } from "react";
import { useSession } from "../session/current-session.ts";

const NOTHING: TurnDialogue = TurnDialogue.parse({});

/** What a turn tells besides its reply; nothing where a server tells it otherwise. */
export function dialogueOf(result: TurnResult): TurnDialogue {
  const read = TurnDialogue.safeParse(result);
  return read.success ? read.data : NOTHING;
}

export function useDialogue(): TurnDialogue {
  const result = useSession((model) => model.result);
  return useMemo(() => dialogueOf(result), [result]);
}
