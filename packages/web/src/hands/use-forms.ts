import { type OperationForms, ROUTES } from "@maru/protocol";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSession } from "../session/current-session.ts";
import { call } from "../wire/call.ts";

const NOTHING: OperationForms = { forms: [], things: [] };

/** What can be done by hand right now. It is asked for anew after every turn, while something shows it. */
export function useForms(): OperationForms & { readonly isLoading: boolean } {
  const session = useSession((model) => model.session.id);
  const turn = useSession((model) => (model.isRunning ? null : (model.transcript.at(-1)?.id ?? "")));
  const { data, isLoading } = useQuery({
    queryKey: ["forms", session, turn],
    queryFn: ({ signal }) => call(ROUTES.readForms, { params: { session_id: session } }, signal),
    enabled: turn !== null,
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  });
  return { ...(data ?? NOTHING), isLoading };
}
