import { Search } from "lucide-react";
import { useTranslation } from "../words/index.ts";
import { useHands } from "./hands.ts";

/** The very words that nothing stood for; a tap looks for what can be done with them. */
export function NotUnderstood({ words }: { readonly words: readonly string[] }) {
  const { t } = useTranslation();
  const { open } = useHands();
  return (
    <section
      aria-label={t("hands.not_understood")}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm"
    >
      <h2 className="text-ink-soft">{t("hands.not_understood")}</h2>
      {words.map((each) => (
        <button
          key={each}
          type="button"
          aria-label={t("hands.find_words", { words: each })}
          onClick={() => open({ kind: "palette", typed: each })}
          className="inline-flex min-h-9 touch:min-h-11 max-w-full items-center gap-1.5 text-left"
        >
          <span className="min-w-0 underline decoration-persimmon decoration-dotted decoration-2 underline-offset-[5px]">
            {each}
          </span>
          <Search aria-hidden size={14} className="shrink-0 text-ink-soft" />
        </button>
      ))}
    </section>
  );
}
