import { GitCompare } from "lucide-react";
import { sayDay, sayTime } from "../chat/say-when.ts";
import { useSession } from "../session/current-session.ts";
import { Button } from "../ui/button.tsx";
import { classes } from "../ui/classes.ts";
import { Refusal } from "../ui/refusal.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useLanguage, useTranslation } from "../words/index.ts";
import { branchMap, type Stop } from "./branch-map.ts";
import { nameOfBeginning } from "./name-of-beginning.ts";
import { type Story, storyOf } from "./story-of-stop.ts";
import { useBranches, useHistory } from "./use-inspection.ts";

const ROW = 76;
const TRACK = 22;
const EDGE = 18;

interface BranchesTabProps {
  readonly at: string;
  readonly onStep: (checkpoint: string) => void;
  readonly onCompare: (to: string, from: string) => void;
}

/** All branches of the conversation, drawn like a subway map, newest on top. */
export function BranchesTab({ at, onStep, onCompare }: BranchesTabProps) {
  const { t } = useTranslation();
  const branches = useBranches();
  const history = useHistory();
  const transcript = useSession((model) => model.transcript);
  if (branches.error !== null)
    return <Refusal error={branches.error} again={() => void branches.refetch()} />;
  if (branches.data === undefined)
    return (
      <div className="p-4">
        <Skeleton lines={5} />
      </div>
    );
  const { head } = branches.data;
  const stops = branchMap(branches.data);
  const entries = history.data?.pages.flatMap((page) => page.entries) ?? [];
  const left = EDGE * 2 + TRACK * Math.max(0, ...stops.map(({ track }) => track));
  return (
    <div className="relative p-2">
      <svg aria-hidden width={left} height={ROW * stops.length} className="absolute top-2 left-2">
        <Tracks stops={stops} />
      </svg>
      <ol aria-label={t("inspector.branches")} style={{ paddingLeft: left }}>
        {stops.map((stop) => (
          <StopRow
            key={stop.checkpoint_id}
            stop={stop}
            story={storyOf(stop, stops, transcript, entries)}
            isSelected={stop.checkpoint_id === at}
            onStep={() => onStep(stop.checkpoint_id)}
            onCompare={head === null || stop.is_head ? null : () => onCompare(head, stop.checkpoint_id)}
          />
        ))}
      </ol>
    </div>
  );
}

interface StopRowProps {
  readonly stop: Stop;
  readonly story: Story;
  readonly isSelected: boolean;
  readonly onStep: () => void;
  /** Null where there is nothing to compare with. */
  readonly onCompare: (() => void) | null;
}

/** A stop by what was said on the way to it, as one remembers it. */
function StopRow({ stop, story: { said, edits, isFork }, isSelected, onStep, onCompare }: StopRowProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const name = nameOfBeginning(stop, t);
  const details = [
    said === null ? null : name,
    `${sayDay(stop.at, language)} ${sayTime(stop.at, language)}`,
    stop.length > 1 ? t("inspector.steps_between", { count: stop.length }) : null,
  ].filter((detail) => detail !== null);
  return (
    <li
      style={{ height: ROW }}
      className={classes("flex items-center gap-2 rounded-house px-2 text-sm", isSelected && "bg-pine-wash")}
    >
      <button type="button" onClick={onStep} className="h-full min-w-0 flex-1 text-left">
        <span className="flex items-center gap-2">
          <span className="min-w-0 truncate font-medium">{said ?? name}</span>
          {stop.is_head && (
            <span className="shrink-0 rounded-full bg-pine px-2 py-0.5 text-xs text-on-pine">
              {t("inspector.head")}
            </span>
          )}
          {isFork && <span className="shrink-0 text-xs text-ochre">{t("inspector.forks")}</span>}
        </span>
        {edits.length > 0 && (
          <span className="figures block truncate text-xs">
            {t("inspector.source_update")}: {edits.join(", ")}
          </span>
        )}
        <span className="figures block truncate text-xs text-ink-soft">{details.join(" · ")}</span>
      </button>
      {onCompare !== null && (
        <Button look="quiet" icon={GitCompare} onClick={onCompare}>
          <span className="max-tablet:sr-only">{t("inspector.compare_with_head")}</span>
        </Button>
      )}
    </li>
  );
}

function Tracks({ stops }: { readonly stops: readonly Stop[] }) {
  const byId = new Map(stops.map((stop) => [stop.checkpoint_id, stop]));
  const x = ({ track }: Stop) => EDGE + TRACK * track;
  const y = ({ row }: Stop) => ROW * (row + 0.5);
  return (
    <>
      {stops.map((stop) => {
        const parent = byId.get(stop.parent_id ?? "");
        if (parent === undefined) return null;
        // Down its own track, then over to the one it came from.
        const bend = y(parent) - Math.min(ROW / 2, y(parent) - y(stop));
        return (
          <path
            key={stop.checkpoint_id}
            d={`M${x(stop)} ${y(stop)} V${bend} C${x(stop)} ${y(parent)} ${x(parent)} ${bend} ${x(parent)} ${y(parent)}`}
            fill="none"
            stroke={stop.isOnTheWay ? "var(--pine)" : "var(--line-strong)"}
            strokeWidth={3}
          />
        );
      })}
      {stops.map((stop) => (
        <circle
          key={stop.checkpoint_id}
          cx={x(stop)}
          cy={y(stop)}
          r={6}
          fill={stop.is_head ? "var(--pine)" : "var(--floor)"}
          stroke={stop.isOnTheWay ? "var(--pine)" : "var(--line-strong)"}
          strokeWidth={3}
        />
      ))}
    </>
  );
}
