import type { LucideIcon } from "lucide-react";
import type { ButtonHTMLAttributes, ReactNode } from "react";
import { classes } from "./classes.ts";

const LOOKS = {
  primary: "bg-pine text-on-pine hover:bg-pine-deep",
  outline: "border border-line-strong text-ink hover:bg-floor-deep",
  quiet: "text-ink hover:bg-floor-deep",
  danger: "bg-plum text-floor hover:opacity-90",
} as const;

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly look?: keyof typeof LOOKS;
  readonly icon?: LucideIcon;
  readonly children: ReactNode;
}

export function Button({ look = "outline", icon: Icon, children, className, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      className={classes(
        "inline-flex min-h-10 touch:min-h-11 items-center justify-center gap-2 rounded-house px-4 py-1.5 text-sm font-medium transition-colors duration-150 disabled:opacity-50",
        LOOKS[look],
        className,
      )}
      {...rest}
    >
      {Icon !== undefined && <Icon aria-hidden size={17} />}
      {children}
    </button>
  );
}

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly tip?: "end" | "start" | "above" | "none";
  readonly size?: number;
}

/** An icon with a name: read out by screen readers, shown on pointing at it. */
export function IconButton({
  label,
  icon: Icon,
  tip = "end",
  size = 19,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...(tip === "none" ? {} : { "data-tip": label, "data-tip-side": tip })}
      className={classes(
        "inline-flex size-10 touch:size-11 shrink-0 items-center justify-center rounded-house text-ink-soft transition-colors duration-150 hover:bg-floor-deep hover:text-ink disabled:opacity-50",
        className,
      )}
      {...rest}
    >
      <Icon aria-hidden size={size} />
    </button>
  );
}
