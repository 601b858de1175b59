import { Refusal } from "../ui/refusal.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { Raw } from "./diff-view.tsx";
import { useEvents } from "./use-inspection.ts";

/** What was said on the wire, newest first. */
export function EventsTab() {
  const events = useEvents();
  if (events.error !== null) return <Refusal error={events.error} again={() => void events.refetch()} />;
  if (events.data === undefined)
    return (
      <div className="p-4">
        <Skeleton lines={6} />
      </div>
    );
  return (
    <ol className="flex flex-col divide-y divide-line px-4">
      {events.data.events.toReversed().map(({ event, seq, data }) => (
        <li key={seq} className="py-2 text-sm">
          <details>
            <summary className="flex gap-3">
              <span className="figures w-10 shrink-0 text-right text-ink-soft">{seq}</span>
              <code>{event}</code>
            </summary>
            <div className="mt-2">
              <Raw value={data} />
            </div>
          </details>
        </li>
      ))}
    </ol>
  );
}
