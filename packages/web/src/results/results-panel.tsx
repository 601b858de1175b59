import { useSession } from "../session/use-live-session.tsx";
import { hasResults, Results } from "./results.tsx";
import { Sources } from "./sources.tsx";
import { TakeHome } from "./take-home.tsx";

/** Everything that came out of the conversation so far. */
export function ResultsPanel({ onSay }: { readonly onSay: (text: string) => void }) {
  const state = useSession((model) => model.state);
  const result = useSession((model) => model.result);
  if (!hasResults(state)) return <Sources />;
  return (
    <div className="flex flex-col gap-6">
      <Results state={state} result={result} onSay={onSay} />
      <TakeHome />
      <Sources />
    </div>
  );
}
