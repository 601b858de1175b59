import { lazy } from "react";
import { OpenSessionsButton } from "../shell/open-sessions.tsx";
import { Later } from "../ui/later.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useTranslation } from "../words/index.ts";

const Doors = lazy(async () => ({ default: (await import("./doors.tsx")).Doors }));

/** The house, seen from the yard. */
export function Home() {
  const { t } = useTranslation();
  return (
    <main id="main" tabIndex={-1} className="h-full overflow-y-auto">
      <div className="absolute top-2 left-2">
        <OpenSessionsButton />
      </div>
      <div className="mx-auto flex max-w-4xl flex-col px-5 pt-16 pb-16 tablet:px-10 tablet:pt-20">
        <h1 className="text-xl font-bold tracking-tight">{t("home.greeting")}</h1>
        <p className="mt-2 text-ink-soft">{t("home.lead")}</p>
        <Later
          fallback={
            <div className="mt-10">
              <Skeleton lines={5} />
            </div>
          }
        >
          <Doors />
        </Later>
      </div>
    </main>
  );
}
