import type { ReactNode } from "react";
import { useTranslation } from "../words/index.ts";

interface TroubleProps {
  readonly title: string;
  readonly more?: string | undefined;
  readonly reason?: string | undefined;
  readonly children?: ReactNode;
}

/** What did not work, what still does, and what can be done. The technical reason is folded away. */
export function Trouble({ title, more, reason, children }: TroubleProps) {
  const { t } = useTranslation();
  return (
    <section className="mx-auto flex max-w-md flex-col items-start gap-3 px-6 py-16">
      <h1 className="text-lg font-bold">{title}</h1>
      {more !== undefined && <p className="text-ink-soft">{more}</p>}
      {children !== undefined && <div className="mt-2 flex flex-wrap gap-2">{children}</div>}
      {reason !== undefined && (
        <details className="mt-4 text-xs text-ink-soft">
          <summary>{t("world.reason")}</summary>
          <p className="mt-1">{reason}</p>
        </details>
      )}
    </section>
  );
}
