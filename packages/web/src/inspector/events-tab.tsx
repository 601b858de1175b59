import { useState } from "react";
import { Refusal } from "../ui/refusal.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { Raw } from "./diff-view.tsx";
import { gistOf } from "./gist-of-event.ts";
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
        <li key={seq} className="py-2 text-sm touch:py-0">
          <EventRow name={event} seq={seq} data={data} />
        </li>
      ))}
    </ol>
  );
}

interface EventRowProps {
  readonly name: string;
  readonly seq: number;
  readonly data: unknown;
}

/** What it told is written out when it is opened: two hundred answers at once are many letters. */
function EventRow({ name, seq, data }: EventRowProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex items-baseline gap-3 touch:min-h-11 touch:items-center">
        <span className="figures w-8 shrink-0 text-right text-ink-soft">{seq}</span>
        <code className="shrink-0">{name}</code>
        <span className="min-w-0 truncate text-xs text-ink-soft">{gistOf(data)}</span>
      </summary>
      {isOpen && (
        <div className="mt-2">
          <Raw value={data} />
        </div>
      )}
    </details>
  );
}
