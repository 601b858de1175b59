import { GitCompare } from "lucide-react";
import { sayDay, sayTime } from "../chat/say-when.ts";
import { Button } from "../ui/button.tsx";
import { classes } from "../ui/classes.ts";
import { Refusal } from "../ui/refusal.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useLanguage, useTranslation } from "../words/index.ts";
import { branchMap, type Stop } from "./branch-map.ts";
import { nameOfBeginning } from "./name-of-beginning.ts";
import { useBranches } from "./use-inspection.ts";

const ROW = 64;
const TRACK = 20;
const EDGE = 18;

interface BranchesTabProps {
  readonly at: string;
  readonly onStep: (checkpoint: string) => void;
  readonly onCompare: (to: string, from: string) => void;
}

/** All branches of the conversation, drawn like a subway map, newest on top. */
export function BranchesTab({ at, onStep, onCompare }: BranchesTabProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const branches = useBranches();
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
  const left = EDGE * 2 + TRACK * Math.max(0, ...stops.map(({ track }) => track));
  return (
    <div className="relative p-2">
      <svg aria-hidden width={left} height={ROW * stops.length} className="absolute top-2 left-2">
        <Tracks stops={stops} />
      </svg>
      <ol aria-label={t("inspector.branches")} style={{ paddingLeft: left }}>
        {stops.map((stop) => (
          <li
            key={stop.checkpoint_id}
            style={{ height: ROW }}
            className={classes(
              "flex items-center gap-2 rounded-house px-2 text-sm",
              stop.checkpoint_id === at && "bg-pine-wash",
            )}
          >
            <button
              type="button"
              onClick={() => onStep(stop.checkpoint_id)}
              className="min-w-0 flex-1 text-left"
            >
              <span className="block truncate">
                {nameOfBeginning(stop, t)}
                {stop.is_head && (
                  <span className="ml-2 rounded-full bg-pine px-2 py-0.5 text-xs text-on-pine">
                    {t("inspector.head")}
                  </span>
                )}
              </span>
              <span className="figures block truncate text-xs text-ink-soft">
                {sayDay(stop.at, language)} {sayTime(stop.at, language)}
                {stop.length > 1 && ` · ${t("inspector.steps_between", { count: stop.length })}`}
              </span>
            </button>
            {head !== null && !stop.is_head && (
              <Button look="quiet" icon={GitCompare} onClick={() => onCompare(head, stop.checkpoint_id)}>
                <span className="max-tablet:sr-only">{t("inspector.compare_with_head")}</span>
              </Button>
            )}
          </li>
        ))}
      </ol>
    </div>
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
