import { DropdownMenu } from "radix-ui";
import { Fragment } from "react";
import { classes } from "./classes.ts";
import type { MenuPart, MenuProps } from "./menu.tsx";

const ITEM =
  "flex min-h-9 touch:min-h-11 cursor-default select-none items-center gap-2.5 rounded-[6px] px-2.5 py-1.5 outline-none data-[highlighted]:bg-floor-deep";

export function OpenedMenu({ trigger, parts, side = "bottom" }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      {/* Right where it belongs: a sheet would cover what stands elsewhere on the page. */}
      <DropdownMenu.Content
        side={side}
        align="end"
        sideOffset={4}
        collisionPadding={8}
        className="z-40 min-w-44 animate-arrive rounded-house border border-line bg-paper p-1 text-sm shadow-lift"
      >
        {parts.map((part, index) => (
          <Fragment key={part.label}>
            {index > 0 && part.kind !== parts[index - 1]?.kind && (
              <DropdownMenu.Separator className="mx-1 my-1 h-px bg-line" />
            )}
            <Part part={part} />
          </Fragment>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

function Part({ part }: { readonly part: MenuPart }) {
  switch (part.kind) {
    case "action":
      return (
        <DropdownMenu.Item
          className={classes(ITEM, part.isDangerous && "text-plum")}
          onSelect={part.onSelect}
        >
          <part.icon aria-hidden size={16} />
          {part.label}
        </DropdownMenu.Item>
      );
    case "choice":
      return (
        <DropdownMenu.RadioGroup aria-label={part.label} value={part.value} onValueChange={part.onChoose}>
          <DropdownMenu.Label className="px-2.5 pt-2 pb-1 text-xs text-ink-soft">
            {part.label}
          </DropdownMenu.Label>
          {part.choices.map(({ value, label }) => (
            <DropdownMenu.RadioItem key={value} value={value} className={classes(ITEM, "relative pl-7")}>
              <DropdownMenu.ItemIndicator className="absolute left-2.5 text-pine">
                ✓
              </DropdownMenu.ItemIndicator>
              {label}
            </DropdownMenu.RadioItem>
          ))}
        </DropdownMenu.RadioGroup>
      );
  }
}
