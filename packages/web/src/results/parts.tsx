import { Tabs } from "radix-ui";
import { type ReactNode, useState } from "react";
import { useSearchParams } from "wouter";

export interface Part {
  readonly id: string;
  readonly title: string;
  /** Null while it is still being made: its place is kept, so that nothing moves when it comes. */
  readonly content: ReactNode | null;
}

interface PartsProps {
  readonly label: string;
  readonly parts: readonly (Part | false)[];
}

/** Parts of a result side by side. Which one is open stands in the address. */
export function Parts({ label, parts }: PartsProps) {
  const [search, setSearch] = useSearchParams();
  const [held, setHeld] = useState<string | null>(null);
  const known = parts.filter((part) => part !== false);
  const open = openOf(known, search.get("show") ?? held);
  if (open === null) return null;
  // One alone needs no choosing.
  if (known.length === 1)
    return (
      <section className="animate-arrive">
        <h3 className="mb-2 text-sm font-semibold">{open.title}</h3>
        {open.content}
      </section>
    );
  const show = (id: string) =>
    setSearch(
      (current) => {
        current.set("show", id);
        return current;
      },
      { replace: true },
    );
  /** Whoever touches a part is reading it: what comes later does not take its place. */
  const hold = () => setHeld(open.id);
  return (
    <Tabs.Root
      value={open.id}
      onValueChange={show}
      onPointerDown={hold}
      onWheel={hold}
      onTouchMove={hold}
      onKeyDown={hold}
    >
      <Tabs.List
        aria-label={label}
        className="sticky top-0 z-10 -mx-1 flex gap-1 overflow-x-auto bg-floor py-1"
      >
        {known.map(({ id, title, content }) => (
          <Tabs.Trigger
            key={id}
            value={id}
            disabled={content === null}
            className="min-h-9 touch:min-h-11 shrink-0 rounded-house px-3 text-sm font-medium text-ink-soft transition-colors duration-150 enabled:data-[state=inactive]:hover:bg-floor-deep disabled:opacity-50 data-[state=active]:bg-pine-wash data-[state=active]:text-pine"
          >
            {title}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {known.map(({ id, content }) => (
        <Tabs.Content key={id} value={id} className="animate-arrive pt-3">
          {content}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

/** The part that was asked for if it is there, else the first one that is. */
export function openOf(parts: readonly Part[], wanted: string | null): Part | null {
  const there = parts.filter(({ content }) => content !== null);
  return there.find(({ id }) => id === wanted) ?? there[0] ?? null;
}
