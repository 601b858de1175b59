import { Tabs } from "radix-ui";
import type { ReactNode } from "react";
import { useSearchParams } from "wouter";

interface Part {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

/** Parts of a result side by side. Which one is open stands in the address. */
export function Parts({
  label,
  parts,
}: {
  readonly label: string;
  readonly parts: readonly (Part | false)[];
}) {
  const [search, setSearch] = useSearchParams();
  const there = parts.filter((part) => part !== false);
  const [first] = there;
  if (first === undefined) return null;
  // One alone needs no choosing.
  if (there.length === 1)
    return (
      <section className="animate-arrive">
        <h3 className="mb-2 text-sm font-semibold">{first.title}</h3>
        {first.content}
      </section>
    );
  const wanted = search.get("show");
  const open = there.find(({ id }) => id === wanted) ?? first;
  const show = (id: string) =>
    setSearch(
      (current) => {
        current.set("show", id);
        return current;
      },
      { replace: true },
    );
  return (
    <Tabs.Root value={open.id} onValueChange={show}>
      <Tabs.List
        aria-label={label}
        className="sticky top-0 z-10 -mx-1 flex gap-1 overflow-x-auto bg-floor py-1"
      >
        {there.map(({ id, title }) => (
          <Tabs.Trigger
            key={id}
            value={id}
            className="min-h-9 shrink-0 rounded-house px-3 text-sm text-ink-soft transition-colors duration-150 hover:bg-floor-deep data-[state=active]:bg-pine-wash data-[state=active]:font-semibold data-[state=active]:text-pine"
          >
            {title}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {there.map(({ id, content }) => (
        <Tabs.Content key={id} value={id} className="animate-arrive pt-3">
          {content}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
