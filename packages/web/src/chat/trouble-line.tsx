import { useSession } from "../session/use-live-session.tsx";

/** What went wrong with the last thing said. */
export function TroubleLine() {
  const trouble = useSession((model) => model.trouble);
  return trouble === null ? null : (
    <p role="alert" className="mx-auto w-full max-w-[72ch] px-5 pb-3 text-sm text-plum">
      {trouble.message}
    </p>
  );
}
