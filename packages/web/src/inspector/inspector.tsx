import { Tabs } from "radix-ui";
import { lazy } from "react";
import { useSession } from "../session/current-session.ts";
import { classes } from "../ui/classes.ts";
import { Later } from "../ui/later.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useTranslation } from "../words/index.ts";
import { BranchesTab } from "./branches-tab.tsx";
import { EventsTab } from "./events-tab.tsx";
import { TABS, type Tab, useLooking } from "./place.ts";
import { Rail } from "./rail.tsx";
import { StateTab } from "./state-tab.tsx";
import { StepDetail } from "./step-detail.tsx";
import { Timeline } from "./timeline.tsx";
import { useFollowing, useHistory } from "./use-inspection.ts";

const GraphTab = lazy(() => import("./graph-tab.tsx"));
const PicturesTab = lazy(() => import("./pictures-tab.tsx"));

/** The floor lifted: every step of this conversation, what it changed and the way on from it. */
export default function Inspector() {
  const { t } = useTranslation();
  const sessionId = useSession((model) => model.session.id);
  const { place, look } = useLooking(sessionId);
  const history = useHistory();
  useFollowing();
  if (place === null) return null;
  const entries = history.data?.pages.flatMap((page) => page.entries) ?? [];
  const at = place.at ?? entries[0]?.checkpoint_id ?? null;
  const isAtStep = place.tab === "steps" || place.tab === "state" || place.tab === "graph";
  const select = (checkpoint: string) => look({ at: checkpoint, against: null });
  const show = (field: string | null) => look({ tab: "state", field });
  return (
    <Tabs.Root
      value={place.tab}
      onValueChange={(tab) => look({ tab: tab as Tab })}
      className="flex h-full min-h-0 flex-col"
    >
      <Tabs.List
        aria-label={t("inspector.tabs")}
        className="flex shrink-0 overflow-x-auto border-b border-line px-2 tablet:gap-1"
      >
        {TABS.map((tab) => (
          <Tabs.Trigger
            key={tab}
            value={tab}
            className="min-h-11 shrink-0 border-b-2 border-transparent px-2.5 text-sm tablet:px-3 text-ink-soft data-[state=active]:border-pine data-[state=active]:text-ink"
          >
            {t(`inspector.${tab}`)}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {isAtStep && (
        <Rail
          entries={entries}
          selected={at}
          onSelect={select}
          onBeginning={history.hasNextPage ? () => void history.fetchNextPage() : null}
        />
      )}
      <div className="flex min-h-0 flex-1 flex-col tablet:flex-row">
        {isAtStep && (
          <div
            className={classes(
              "max-h-40 shrink-0 border-line max-tablet:border-b tablet:max-h-none tablet:w-72 tablet:border-r",
              // A phone has the rail; what is looked at needs the room.
              place.tab !== "steps" && "max-tablet:hidden",
            )}
          >
            <Timeline history={history} selected={at} onSelect={select} />
          </div>
        )}
        <Tabs.Content value={place.tab} tabIndex={-1} className="min-h-0 min-w-0 flex-1 overflow-y-auto">
          {at !== null && (
            <Later
              fallback={
                <div className="p-4">
                  <Skeleton lines={6} />
                </div>
              }
            >
              {place.tab === "steps" && (
                <StepDetail
                  at={at}
                  against={place.against}
                  entries={entries}
                  onCompare={(against) => look({ at, against })}
                  onField={show}
                />
              )}
              {place.tab === "state" && (
                <StateTab
                  at={at}
                  field={place.field}
                  onField={show}
                  onStep={(checkpoint) => look({ tab: "steps", at: checkpoint, against: null, field: null })}
                />
              )}
              {place.tab === "graph" && <GraphTab at={at} />}
              {place.tab === "pictures" && <PicturesTab />}
              {place.tab === "branches" && (
                <BranchesTab
                  at={at}
                  onStep={(checkpoint) => look({ tab: "steps", at: checkpoint, against: null })}
                  onCompare={(to, from) => look({ tab: "steps", at: to, against: from })}
                />
              )}
              {place.tab === "events" && <EventsTab />}
            </Later>
          )}
        </Tabs.Content>
      </div>
    </Tabs.Root>
  );
}
