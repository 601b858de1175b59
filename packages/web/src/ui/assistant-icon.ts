import { Building2, House, type LucideIcon, MessageCircle, Plane, Telescope } from "lucide-react";

const ICONS: Readonly<Record<string, LucideIcon>> = {
  travel: Plane,
  realestate: House,
  company: Building2,
  research: Telescope,
};

export const iconOf = (assistant: string): LucideIcon => ICONS[assistant] ?? MessageCircle;
