import type { Chip } from "@maru/protocol";
import { Pin, X } from "lucide-react";
import { classes } from "../ui/classes.ts";
import { useLanguage, useTranslation } from "../words/index.ts";
import { useHands } from "./hands.ts";
import { useCarryOut } from "./use-carry-out.ts";

const LOOKS = {
  assumed: "border border-dashed border-edge text-ink",
  wish: "bg-pine-wash text-pine",
  broken: "border border-persimmon-line text-persimmon",
} as const;

const WORDS = "inline-flex min-h-9 touch:min-h-11 min-w-0 items-center gap-1.5 px-3 text-left";

/** What is assumed and what is wished, in one line: a tap opens it, a wish can be let go. */
export function Chips({ chips }: { readonly chips: readonly Chip[] }) {
  const { t } = useTranslation();
  return (
    <ul aria-label={t("hands.chips")} className="flex flex-wrap gap-2">
      {chips.map((chip) => (
        <ChipView key={`${chip.is} ${chip.label.ko}`} chip={chip} />
      ))}
    </ul>
  );
}

function ChipView({ chip: { is, label, reason, change, undo } }: { readonly chip: Chip }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { open } = useHands();
  const carryOut = useCarryOut();
  const name = label[language];
  const words = (
    <>
      {is === "wish" && <Pin aria-hidden size={13} className="shrink-0 fill-current" />}
      {is !== "wish" && <span className="shrink-0 text-xs text-ink-soft">{t(`hands.${is}`)}</span>}
      <span className={classes("min-w-0 truncate", is === "broken" && "line-through")}>{name}</span>
      {reason !== null && <span className="text-xs">{reason[language]}</span>}
    </>
  );
  return (
    <li className={classes("inline-flex max-w-full items-center rounded-house text-sm", LOOKS[is])}>
      {change === null ? (
        <span className={WORDS}>{words}</span>
      ) : (
        <button type="button" onClick={() => open({ kind: "form", call: change })} className={WORDS}>
          {words}
          <span className="sr-only">{t("hands.change")}</span>
        </button>
      )}
      {undo !== null && (
        <button
          type="button"
          aria-label={t("hands.let_go", { name })}
          onClick={() => carryOut(undo, t("hands.let_go", { name }))}
          className="grid min-h-9 w-8 touch:min-h-11 touch:w-11 place-items-center rounded-r-house hover:bg-press"
        >
          <X aria-hidden size={14} />
        </button>
      )}
    </li>
  );
}
