import { Calculator, Check, Eye, Hand, type LucideIcon, MessageCircle, Pencil, PenLine } from "lucide-react";

export const KINDS = ["ask", "keep", "write", "show", "respond", "order", "talk"] as const;
export type Kind = (typeof KINDS)[number];

const ICONS: Readonly<Record<Kind, LucideIcon>> = {
  ask: Calculator,
  keep: Pencil,
  write: PenLine,
  show: Eye,
  respond: Check,
  order: Hand,
  talk: MessageCircle,
};

/** Kinds that a newer server has are shown as questions. */
export const kindOf = (kind: string): Kind => KINDS.find((each) => each === kind) ?? "ask";

export const iconOfKind = (kind: string): LucideIcon => ICONS[kindOf(kind)];
