import { type ReactNode, Suspense } from "react";
import { Guarded } from "./guarded.tsx";

interface LaterProps {
  /** What stands there until it has come. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** Something that is loaded when it is needed. If it does not come, only its own place says so. */
export function Later({ fallback = null, children }: LaterProps) {
  return (
    <Guarded>
      <Suspense fallback={fallback}>{children}</Suspense>
    </Guarded>
  );
}
