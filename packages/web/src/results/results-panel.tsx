import { canTakeHome, hasResults, Results } from "./results.tsx";
import { Sources } from "./sources.tsx";
import { TakeHome } from "./take-home.tsx";
import { useOutcome } from "./use-outcome.ts";

/** Everything that came out of the conversation so far. */
export function ResultsPanel({ onSay }: { readonly onSay: (text: string) => void }) {
  const outcome = useOutcome();
  if (!hasResults(outcome)) return <Sources />;
  return (
    <div className="flex flex-col gap-6">
      <Results {...outcome} onSay={onSay} />
      {canTakeHome(outcome) && <TakeHome />}
      <Sources />
    </div>
  );
}
