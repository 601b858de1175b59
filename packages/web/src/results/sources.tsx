import { useSession } from "../session/use-live-session.tsx";
import { useTranslation } from "../words/index.ts";

/** What the answer rests on. */
export function Sources() {
  const { t } = useTranslation();
  const sources = useSession((model) => model.result.sources);
  if (sources.length === 0) return null;
  return (
    <section className="border-t border-line pt-4">
      <h3 className="text-sm font-semibold">{t("results.sources")}</h3>
      <ul className="mt-1 list-disc pl-5 text-sm text-ink-soft">
        {sources.map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ul>
    </section>
  );
}
