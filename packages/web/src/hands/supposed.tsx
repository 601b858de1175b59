import type { OfferedCall } from "@maru/protocol";
import { Button } from "../ui/button.tsx";
import { useLanguage, useTranslation } from "../words/index.ts";
import { useCarryOut } from "./use-carry-out.ts";

/** What was only tried: it is not done yet, and one tap does it. */
export function Supposed({ calls }: { readonly calls: readonly OfferedCall[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const carryOut = useCarryOut();
  return (
    <section
      aria-label={t("hands.supposed")}
      className="animate-arrive rounded-house border border-dashed border-edge px-3.5 py-3 text-sm"
    >
      <h2 className="text-ink-soft">{t("hands.supposed")}</h2>
      <ul className="mt-1 font-medium">
        {calls.map((each) => (
          <li key={JSON.stringify(each)}>{each.label[language]}</li>
        ))}
      </ul>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button onClick={() => carryOut({ op: "approve", args: {} }, t("hands.do_it"))}>
          {t("hands.do_it")}
        </Button>
        <Button look="quiet" onClick={() => carryOut({ op: "reject", args: {} }, t("hands.leave_it"))}>
          {t("hands.leave_it")}
        </Button>
      </div>
    </section>
  );
}
