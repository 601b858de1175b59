import { WorkedOut } from "../hands/worked-out.tsx";
import { estateIn } from "./realestate/estate.ts";
import { canTakeHome, hasResults, Results } from "./results.tsx";
import { Sources } from "./sources.tsx";
import { TakeHome } from "./take-home.tsx";
import { useOutcome } from "./use-outcome.ts";

/** Everything that came out of the conversation so far. */
export function ResultsPanel({ onSay }: { readonly onSay: (text: string) => void }) {
  const outcome = useOutcome();
  if (!hasResults(outcome))
    return (
      <>
        <WorkedOut />
        <Sources />
      </>
    );
  const isContract = estateIn(outcome)?.contract?.isFinal === true;
  return (
    <div className="@container flex flex-col gap-6">
      {/* A contract is long, and having it is what it was for. */}
      {isContract && <TakeHome />}
      <Results {...outcome} onSay={onSay} />
      {canTakeHome(outcome) && !isContract && <TakeHome />}
      <WorkedOut />
      <Sources />
    </div>
  );
}
