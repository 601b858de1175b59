import type { Json, StateEntry } from "@maru/protocol";
import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { Skeleton } from "../ui/skeleton.tsx";
import { useLanguage, useTranslation } from "../words/index.ts";
import { saySimple } from "./show-value.tsx";
import { useStatePart } from "./use-inspection.ts";

interface StateBranchProps {
  readonly at: string;
  readonly entry: StateEntry;
  readonly isRevealed: boolean;
  readonly unit?: string;
}

/** A value that opens level by level: what is closed is not drawn, and what is large is not even here. */
export function StateBranch({ at, entry, isRevealed, unit = "" }: StateBranchProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const { value, excerpt, size } = entry;
  if (excerpt !== undefined)
    return (
      <p className="whitespace-pre-wrap break-words text-ink-soft">
        {excerpt}… <span className="figures text-xs">({t("inspector.letters", { count: say(size) })})</span>
      </p>
    );
  if (typeof value === "boolean")
    return <p className="text-ink-soft">{t(value ? "inspector.yes" : "inspector.no")}</p>;
  if (value !== undefined && (value === null || typeof value !== "object"))
    return (
      <p className="whitespace-pre-wrap break-words text-ink-soft">
        {saySimple(value, language, unit) ?? "–"}
      </p>
    );
  const count = value === undefined ? (size ?? 0) : Object.keys(value).length;
  if (count === 0) return <p className="text-ink-soft">{t("inspector.empty")}</p>;
  return (
    <div>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="figures flex min-h-6 touch:min-h-11 items-center gap-1 text-ink-soft hover:text-ink"
      >
        <ChevronRight aria-hidden size={14} className={isOpen ? "rotate-90" : ""} />
        <span className="sr-only">{t("inspector.expand", { name: entry.name })}</span>
        {t("inspector.items", { count: say(count) })}
      </button>
      {isOpen &&
        (value === undefined ? (
          <FetchedItems at={at} place={entry.at} isRevealed={isRevealed} />
        ) : (
          <HeldItems at={at} place={entry.at} value={value} isRevealed={isRevealed} />
        ))}
    </div>
  );
}

const say = (count: number | undefined): string => (count ?? 0).toLocaleString();

interface ItemsProps {
  readonly at: string;
  readonly place: string;
  readonly isRevealed: boolean;
}

/** What stands in a place that is too large to come with the rest: read when it is opened, page by page. */
function FetchedItems({ at, place, isRevealed }: ItemsProps) {
  const part = useStatePart(at, place, isRevealed);
  if (part.error !== null) return <p className="text-xs text-plum">{part.error.message}</p>;
  if (part.data === undefined) return <Skeleton lines={3} />;
  return (
    <Items
      at={at}
      isRevealed={isRevealed}
      entries={part.data.pages.flatMap(({ entries }) => entries)}
      total={part.data.pages[0]?.total ?? 0}
      onMore={() => void part.fetchNextPage()}
    />
  );
}

const PAGE = 100;

function HeldItems({
  at,
  place,
  value,
  isRevealed,
}: ItemsProps & { readonly value: Json[] | { [name: string]: Json } }) {
  const [most, setMost] = useState(PAGE);
  const all = Object.entries(value);
  return (
    <Items
      at={at}
      isRevealed={isRevealed}
      entries={all.slice(0, most).map(([name, inner]) => ({ at: `${place}/${name}`, name, value: inner }))}
      total={all.length}
      onMore={() => setMost(most + PAGE)}
    />
  );
}

interface ListedProps {
  readonly at: string;
  readonly isRevealed: boolean;
  readonly entries: readonly StateEntry[];
  readonly total: number;
  readonly onMore: () => void;
}

function Items({ at, isRevealed, entries, total, onMore }: ListedProps) {
  const { t } = useTranslation();
  return (
    <>
      <dl className="mt-1 ml-1.5 flex flex-col gap-1 border-l border-line pl-3">
        {entries.map((entry) => (
          <div key={entry.name} className="drawn-when-near flex gap-2">
            <dt className="shrink-0 text-xs leading-6 text-ink-soft">{entry.name}</dt>
            <dd className="min-w-0">
              <StateBranch at={at} entry={entry} isRevealed={isRevealed} />
            </dd>
          </div>
        ))}
      </dl>
      {entries.length < total && (
        <button
          type="button"
          onClick={onMore}
          className="figures mt-1 ml-1.5 min-h-8 touch:min-h-11 border-l border-line pl-3 text-xs text-pine underline-offset-4 hover:underline"
        >
          {t("inspector.more_items", { shown: say(entries.length), total: say(total) })}
        </button>
      )}
    </>
  );
}
