import { QueryClient } from "@tanstack/react-query";

export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      // A refusal is an answer; only what never arrived is asked again. By its name: the page asks before it knows the
      // protocol.
      retry: (failures, error) => error.name !== "CallRefused" && failures < 2,
      // Nor when somebody comes back to the page: what they were typing there would be taken away.
      refetchOnWindowFocus: ({ state }) => state.error?.name !== "CallRefused",
      networkMode: "always",
      staleTime: 30_000,
    },
    mutations: { networkMode: "always" },
  },
});
