import { useTranslation } from "../words/index.ts";

const WIDTHS = ["w-3/4", "w-full", "w-5/6", "w-2/3", "w-4/5"];

/** Where text will stand. */
export function Skeleton({ lines = 3 }: { readonly lines?: number }) {
  const { t } = useTranslation();
  return (
    <div role="status" className="flex animate-breathe flex-col gap-3">
      <span className="sr-only">{t("shell.loading")}</span>
      {Array.from({ length: lines }, (_, line) => `line-${line}`).map((key, line) => (
        <span key={key} className={`h-4 rounded-house bg-line ${WIDTHS[line % WIDTHS.length]}`} />
      ))}
    </div>
  );
}
