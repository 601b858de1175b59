import type { ReactNode } from "react";
import { classes } from "../ui/classes.ts";
import { useTranslation } from "../words/index.ts";

const TONES = {
  plain: "bg-floor-deep text-ink-soft",
  pine: "bg-pine-wash text-pine",
  done: "bg-celadon-wash text-celadon",
  waiting: "bg-persimmon-wash text-persimmon",
} as const;

export function Tag({
  tone = "plain",
  children,
}: {
  readonly tone?: keyof typeof TONES;
  readonly children: ReactNode;
}) {
  return (
    <span className={classes("shrink-0 rounded-[6px] px-2 py-0.5 text-xs font-medium", TONES[tone])}>
      {children}
    </span>
  );
}

/** Said wherever a number was not looked up but worked out. */
export function Estimate() {
  const { t } = useTranslation();
  return <Tag>{t("results.estimate")}</Tag>;
}
