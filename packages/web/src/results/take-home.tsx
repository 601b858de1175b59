import { addressOf, ROUTES } from "@maru/protocol";
import { Download } from "lucide-react";
import { useState } from "react";
import { useAssistant } from "../home/use-assistants.ts";
import { useSession } from "../session/current-session.ts";
import { Button } from "../ui/button.tsx";
import { fetchDocument } from "../wire/fetch-document.ts";
import { useTranslation, WORDS } from "../words/index.ts";

type Format = keyof typeof WORDS.documents;

/** The result as a file. */
export function TakeHome() {
  const { t } = useTranslation();
  const session = useSession((model) => model.session);
  const formats = useAssistant(session.assistant)?.documents ?? [];
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  if (formats.length === 0) return null;
  const take = async (format: string) => {
    setBusy(format);
    setProblem(null);
    try {
      await fetchDocument(addressOf(ROUTES.takeDocument, { params: { session_id: session.id, format } }));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
    setBusy(null);
  };
  return (
    <section aria-label={t("results.take_home")} className="border-t border-line pt-4">
      <h3 className="text-sm font-semibold">{t("results.take_home")}</h3>
      <div className="mt-2 flex flex-wrap gap-2">
        {formats.map((format) => (
          <Button key={format} icon={Download} disabled={busy !== null} onClick={() => void take(format)}>
            {busy === format
              ? t("results.taking")
              : Object.hasOwn(WORDS.documents, format)
                ? t(`documents.${format as Format}`)
                : format}
          </Button>
        ))}
      </div>
      {problem !== null && (
        <p role="alert" className="mt-2 text-sm text-plum">
          {problem}
        </p>
      )}
    </section>
  );
}
