import { useLanguage, useTranslation } from "../words/index.ts";
import { PointButton } from "./point-button.tsx";
import { useWorkedOut } from "./use-worked-out.ts";

/** Figures that were worked out and texts that were written, each with what can be done with it. */
export function WorkedOut() {
  const { t } = useTranslation();
  const language = useLanguage();
  const shown = useWorkedOut();
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="worked-out">
      <h2 id="worked-out" className="text-sm font-semibold">
        {t("hands.worked_out")}
      </h2>
      <ul className="mt-1 divide-y divide-line">
        {shown.map(({ ref, label }) => (
          <li key={ref} className="flex items-center gap-2 py-1 text-sm">
            <span className="figures min-w-0 flex-1">{label[language]}</span>
            <PointButton of={ref} name={label[language]} />
          </li>
        ))}
      </ul>
    </section>
  );
}
