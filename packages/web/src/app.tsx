import { CallRefused } from "@maru/protocol";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { Route, Switch } from "wouter";
import { Home } from "./home/home.tsx";
import { SessionPage } from "./shell/session-page.tsx";
import { Shell } from "./shell/shell.tsx";
import { Guarded } from "./ui/guarded.tsx";
import { Trouble } from "./ui/trouble.tsx";
import { useTranslation } from "./words/index.ts";

const queries = new QueryClient({
  defaultOptions: {
    queries: {
      // A refusal is an answer; only what never arrived is asked again.
      retry: (failures, error) => !(error instanceof CallRefused) && failures < 2,
      networkMode: "always",
      staleTime: 30_000,
    },
    mutations: { networkMode: "always" },
  },
});

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
