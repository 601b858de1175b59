import type { LucideIcon } from "lucide-react";
import { cloneElement, lazy, type ReactElement, useState } from "react";
import { Later } from "./later.tsx";

/** What a menu offers: something to do, or one of a few. */
export type MenuPart =
  | {
      readonly kind: "action";
      readonly icon: LucideIcon;
      readonly label: string;
      readonly isDangerous?: boolean;
      readonly onSelect: () => void;
    }
  | {
      readonly kind: "choice";
      readonly label: string;
      readonly value: string;
      readonly choices: readonly { readonly value: string; readonly label: string }[];
      readonly onChoose: (value: string) => void;
    };

export interface MenuProps {
  readonly trigger: ReactElement<{ onClick?: () => void; "aria-haspopup"?: "menu" }>;
  readonly parts: readonly MenuPart[];
  readonly side?: "top" | "bottom";
}

/** Placing a menu well takes more code than all buttons together: it comes when the first one is opened. */
const OpenedMenu = lazy(async () => ({ default: (await import("./opened-menu.tsx")).OpenedMenu }));

/** What else can be done with something. */
export function Menu(props: MenuProps) {
  const [isWanted, setWanted] = useState(false);
  const waiting = cloneElement(props.trigger, { onClick: () => setWanted(true), "aria-haspopup": "menu" });
  return isWanted ? (
    <Later fallback={waiting}>
      <OpenedMenu {...props} />
    </Later>
  ) : (
    waiting
  );
}
