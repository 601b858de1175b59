import { QueryClientProvider } from "@tanstack/react-query";
import { Route, Switch } from "wouter";
import { Home } from "./home/home.tsx";
import { queries } from "./queries.ts";
import { SessionPage } from "./shell/session-page.tsx";
import { Shell } from "./shell/shell.tsx";
import { Guarded } from "./ui/guarded.tsx";
import { Trouble } from "./ui/trouble.tsx";
import { useTranslation } from "./words/index.ts";

export function App() {
  return (
    <QueryClientProvider client={queries}>
      <Shell>
        <Guarded>
          <Switch>
            <Route path="/" component={Home} />
            <Route path="/s/:sessionId/*?">
              {({ sessionId }) => <SessionPage key={sessionId} sessionId={sessionId} />}
            </Route>
            <Route component={Nowhere} />
          </Switch>
        </Guarded>
      </Shell>
    </QueryClientProvider>
  );
}

function Nowhere() {
  const { t } = useTranslation();
  return (
    <main className="h-full overflow-y-auto" id="main" tabIndex={-1}>
      <Trouble title={t("world.nowhere")}>
        <a href="/" className="text-pine underline underline-offset-4">
          {t("shell.back")}
        </a>
      </Trouble>
    </main>
  );
}
