import {
  BedDouble,
  Bus,
  CalendarDays,
  Hotel,
  Layers,
  Lightbulb,
  type LucideIcon,
  MapPin,
  Plane,
  ShoppingBag,
  Star,
  TrainFront,
  TriangleAlert,
  Users,
  Utensils,
  Wallet,
} from "lucide-react";
import type { Sign } from "./as-written.ts";

const ICONS: Readonly<Record<Sign, LucideIcon>> = {
  plane: Plane,
  hotel: Hotel,
  calendar: CalendarDays,
  wallet: Wallet,
  layers: Layers,
  idea: Lightbulb,
  people: Users,
  food: Utensils,
  place: MapPin,
  bus: Bus,
  shop: ShoppingBag,
  bed: BedDouble,
  train: TrainFront,
  warning: TriangleAlert,
  star: Star,
};

/** A sign in a text. It only repeats what the words beside it say. */
export function DrawnSign({ sign }: { readonly sign: Sign }) {
  const Icon = ICONS[sign];
  return <Icon aria-hidden className="sign" />;
}
