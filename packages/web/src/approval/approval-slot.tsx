import { lazy } from "react";
import { useSession } from "../session/current-session.ts";
import { Later } from "../ui/later.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

const ApprovalCard = lazy(async () => ({ default: (await import("./approval-card.tsx")).ApprovalCard }));

/** Something waits for a decision. */
export function ApprovalSlot() {
  const awaiting = useSession((model) => model.awaiting);
  if (awaiting?.type !== "approval") return null;
  return (
    <Later fallback={<Skeleton lines={3} />}>
      <ApprovalCard key={awaiting.asked_at} approval={awaiting} />
    </Later>
  );
}
