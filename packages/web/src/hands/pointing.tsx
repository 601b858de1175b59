import { doableWith, isMostDone, type OperationForm, type Pointed } from "@maru/protocol";
import { useMemo } from "react";
import { Sheet } from "../ui/sheet.tsx";
import { useIsDesk } from "../ui/use-media.ts";
import { useLanguage, useTranslation } from "../words/index.ts";
import { type PointedAt, useHands } from "./hands.ts";
import { iconOfKind } from "./kinds.ts";
import { sentence } from "./say-call.ts";
import { useCarryOut } from "./use-carry-out.ts";
import { useForms } from "./use-forms.ts";

/** What can be done with something that is shown, filled in with it. */
export function Pointing({ thing }: { readonly thing: PointedAt }) {
  const { t } = useTranslation();
  const { close } = useHands();
  const { forms, isLoading } = useForms();
  const isDesk = useIsDesk();
  const kind = thing.ref.split(":")[0] ?? "";
  const found = useMemo(() => doableWith({ ref: thing.ref, kind }, forms), [thing.ref, kind, forms]);
  const most = found.filter(({ form }) => isMostDone(kind, form.op));
  const others = found.filter(({ form }) => !most.some((each) => each.form === form));
  return (
    <Sheet title={thing.name} place={isDesk ? "middle" : "below"} isOpen onClose={close}>
      <nav aria-label={t("hands.point", { name: thing.name })} className="bg-paper px-2 py-2">
        <DoingList items={most.length > 0 ? most : others} name={thing.name} />
        {most.length > 0 && others.length > 0 && (
          <details>
            <summary className="flex min-h-11 items-center px-2.5 text-sm text-ink-soft">
              {t("hands.other")}
            </summary>
            <DoingList items={others} name={thing.name} />
          </details>
        )}
        {found.length === 0 && (
          <p className="p-2.5 text-sm text-ink-soft">{t(isLoading ? "shell.loading" : "hands.none")}</p>
        )}
      </nav>
    </Sheet>
  );
}

function DoingList({
  items,
  name,
}: {
  readonly items: readonly Pointed<OperationForm>[];
  readonly name: string;
}) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { open, close } = useHands();
  const carryOut = useCarryOut();
  const choose = ({ form, call, isWhole }: Pointed<OperationForm>) => {
    if (!isWhole) return open({ kind: "form", call });
    carryOut(call, `${name} · ${sentence(form.label[language])}`);
    close();
  };
  return (
    <ul>
      {items.map((item) => {
        const Icon = iconOfKind(item.form.kind);
        return (
          <li key={item.form.op}>
            <button
              type="button"
              onClick={() => choose(item)}
              className="grid min-h-11 w-full grid-cols-[1.125rem_minmax(0,1fr)_auto] items-center gap-x-3 rounded-[6px] px-2.5 py-1.5 text-left text-sm hover:bg-pine-wash"
            >
              <Icon aria-hidden size={17} className="text-ink-soft" />
              <span className="min-w-0">
                <span className="block font-medium">{sentence(item.form.label[language])}</span>
                <span className="block truncate text-xs text-ink-soft">
                  {sentence(item.form.does[language])}
                </span>
              </span>
              {item.isWhole && <span className="text-xs text-pine">{t("hands.ready")}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
