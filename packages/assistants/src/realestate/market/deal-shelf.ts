import * as z from "zod";
import type { KeepingStore } from "../../assistant-factory.ts";
import { ReportedDeal } from "./reported-deal.ts";

/** Deals of one district, one type of home and one month; sales and leases lie apart, as the ministry gives them. */
export interface ShelfPlace {
  readonly city: string;
  readonly district: string;
  readonly property_type: ReportedDeal["property_type"];
  readonly is_sale: boolean;
  readonly month: string;
}

const Shelved = z.object({ deals: z.array(ReportedDeal), as_of: z.string() });
export type Shelved = z.output<typeof Shelved>;

const Contents = z.object({ places: z.record(z.string(), z.array(z.string())) });
/** The districts there are, «서울 강남구», and what each has: `apartment/lease/2026-10`. */
export type Contents = z.output<typeof Contents>["places"];

const ROOM = "realestate-deals";
const CONTENTS = "contents";

/** Reported deals in order: by district, type and month, in any storage. */
export class DealShelf {
  readonly #store: KeepingStore;

  constructor(store: KeepingStore) {
    this.#store = store;
  }

  async read(place: ShelfPlace): Promise<Shelved | null> {
    const item = await this.#store.get([ROOM, districtName(place)], shelfName(place));
    if (item === null) return null;
    const shelved = Shelved.safeParse(item.value);
    return shelved.success ? shelved.data : null;
  }

  async write(place: ShelfPlace, shelved: Shelved): Promise<void> {
    await this.#store.put([ROOM, districtName(place)], shelfName(place), { ...shelved }, false);
  }

  async contents(): Promise<Contents> {
    const item = await this.#store.get([ROOM], CONTENTS);
    const contents = Contents.safeParse(item?.value);
    return contents.success ? contents.data.places : {};
  }

  /** Lists what was written, so that it is found by district. */
  async list(places: readonly ShelfPlace[]): Promise<void> {
    const contents = new Map(Object.entries(await this.contents()));
    for (const place of places) {
      const names = new Set(contents.get(districtName(place)) ?? []);
      contents.set(districtName(place), [...names.add(shelfName(place))].sort());
    }
    await this.#store.put([ROOM], CONTENTS, { places: Object.fromEntries(contents) }, false);
  }
}

export function districtName({ city, district }: Pick<ShelfPlace, "city" | "district">): string {
  return `${city} ${district}`.trim();
}

export function shelfName({ property_type, is_sale, month }: Omit<ShelfPlace, "city" | "district">): string {
  return `${property_type}/${is_sale ? "sale" : "lease"}/${month}`;
}

export function placeOfDeal(deal: ReportedDeal): ShelfPlace {
  const { city, district, property_type, kind, month } = deal;
  return { city, district, property_type, is_sale: kind === "sale", month };
}
