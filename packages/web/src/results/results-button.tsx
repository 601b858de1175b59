import { LayoutList } from "lucide-react";
import { useState } from "react";
import { Sheet } from "../ui/sheet.tsx";
import { useTranslation } from "../words/index.ts";
import { hasWorkedOut } from "./may-have-results.ts";
import { hasResults } from "./results.tsx";
import { ResultsPanel } from "./results-panel.tsx";
import { useOutcome } from "./use-outcome.ts";

/** The results where there is no room for them: one tap away, filling the screen. */
export function ResultsButton({ onSay }: { readonly onSay: (text: string) => void }) {
  const { t } = useTranslation();
  const outcome = useOutcome();
  const has = hasResults(outcome) || hasWorkedOut(outcome.result);
  const [isOpen, setOpen] = useState(false);
  if (!has) return null;
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-house px-3 text-sm font-medium text-pine hover:bg-pine-wash"
      >
        <LayoutList aria-hidden size={16} />
        {t("results.open")}
      </button>
      <Sheet title={t("results.title")} place="full" isOpen={isOpen} onClose={() => setOpen(false)}>
        <div className="mx-auto max-w-4xl px-4 pt-3 pb-10">
          <ResultsPanel
            onSay={(text) => {
              setOpen(false);
              onSay(text);
            }}
          />
        </div>
      </Sheet>
    </>
  );
}
