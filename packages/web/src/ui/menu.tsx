import type { LucideIcon } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import type { ReactNode } from "react";
import { classes } from "./classes.ts";

interface MenuProps {
  readonly trigger: ReactNode;
  readonly children: ReactNode;
  readonly side?: "top" | "bottom" | "right";
}

/** What else can be done with something. */
export function Menu({ trigger, children, side = "bottom" }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          side={side}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          className="z-40 min-w-44 animate-arrive rounded-house border border-line bg-paper p-1 text-sm shadow-lift"
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

interface MenuItemProps {
  readonly icon: LucideIcon;
  readonly onSelect: () => void;
  readonly isDangerous?: boolean;
  readonly children: ReactNode;
}

const ITEM =
  "flex min-h-9 cursor-default select-none items-center gap-2.5 rounded-[6px] px-2.5 py-1.5 outline-none data-[highlighted]:bg-floor-deep";

export function MenuItem({ icon: Icon, onSelect, isDangerous = false, children }: MenuItemProps) {
  return (
    <DropdownMenu.Item className={classes(ITEM, isDangerous && "text-plum")} onSelect={onSelect}>
      <Icon aria-hidden size={16} />
      {children}
    </DropdownMenu.Item>
  );
}

interface MenuChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly onChoose: (value: Value) => void;
}

/** One of a few. */
export function MenuChoice<Value extends string>({
  label,
  value,
  choices,
  onChoose,
}: MenuChoiceProps<Value>) {
  return (
    <DropdownMenu.RadioGroup
      aria-label={label}
      value={value}
      onValueChange={(chosen) => onChoose(chosen as Value)}
    >
      <DropdownMenu.Label className="px-2.5 pt-2 pb-1 text-xs text-ink-soft">{label}</DropdownMenu.Label>
      {choices.map((choice) => (
        <DropdownMenu.RadioItem
          key={choice.value}
          value={choice.value}
          className={classes(ITEM, "pl-7 relative")}
        >
          <DropdownMenu.ItemIndicator className="absolute left-2.5 text-pine">✓</DropdownMenu.ItemIndicator>
          {choice.label}
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}

export function MenuLine() {
  return <DropdownMenu.Separator className="mx-1 my-1 h-px bg-line" />;
}
