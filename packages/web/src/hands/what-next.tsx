import { useSession } from "../session/current-session.ts";
import { Chips } from "./chips.tsx";
import { useDialogue } from "./dialogue-of.ts";
import { NotUnderstood } from "./not-understood.tsx";
import { Offers } from "./offers.tsx";
import { Supposed } from "./supposed.tsx";

/** Under an answer, in this order: what is assumed, what was only tried, what was not understood, what may be meant. */
export function WhatNext() {
  const { chips, supposed, not_understood, offers } = useDialogue();
  const isBusy = useSession((model) => model.isRunning || model.pending.length > 0);
  const isApproval = useSession((model) => model.awaiting?.type === "approval");
  const isEmpty = chips.length + supposed.length + not_understood.length + offers.length === 0;
  if (isBusy || isApproval || isEmpty) return null;
  return (
    <div className="mx-auto flex max-h-[45dvh] w-full max-w-talk flex-col gap-3 overflow-y-auto px-5 pt-2 pb-3">
      {chips.length > 0 && <Chips chips={chips} />}
      {supposed.length > 0 && <Supposed calls={supposed} />}
      {not_understood.length > 0 && <NotUnderstood words={not_understood} />}
      {offers.length > 0 && <Offers offers={offers} />}
    </div>
  );
}
