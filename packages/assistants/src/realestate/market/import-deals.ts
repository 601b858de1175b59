import { type DealShelf, districtName, placeOfDeal, type ShelfPlace, shelfName } from "./deal-shelf.ts";
import { groupBy } from "./group-by.ts";
import { type DealRow, readDealCsv } from "./read-deal-csv.ts";
import { readDealXml } from "./read-deal-xml.ts";
import type { ReportedDeal } from "./reported-deal.ts";

export interface ImportReport {
  /** Rows of deals in the file. */
  readonly rows: number;
  readonly imported: number;
  /** Known before, or twice in the file. */
  readonly duplicates: number;
  readonly cancelled: number;
  readonly unreadable: number;
  /** The first of what could not be read. */
  readonly problems: readonly { readonly line: number; readonly reason: string }[];
}

export interface ImportOptions {
  /** The day the file is from, as `YYYY-MM-DD`. */
  readonly as_of: string;
  readonly onProgress?: (progress: { readonly phase: "reading" | "writing"; readonly done: number }) => void;
}

const PROGRESS_ROWS = 2000;
const MOST_PROBLEMS = 10;

/**
 * Takes a file of the ministry's deal prices, CSV or XML, onto the shelf. Doing it again changes nothing; what a file
 * cannot tell is counted and never guessed.
 *
 * @example
 * const report = await importDeals(await readFile("강남구.csv"), new DealShelf(storage.store), { as_of: "2026-11-16" });
 */
export async function importDeals(
  bytes: Uint8Array,
  shelf: DealShelf,
  { as_of, onProgress = () => undefined }: ImportOptions,
): Promise<ImportReport> {
  const deals: ReportedDeal[] = [];
  const problems: { line: number; reason: string }[] = [];
  const count = { rows: 0, cancelled: 0, unreadable: 0 };
  for (const row of rowsOf(decodeText(bytes))) {
    count.rows += 1;
    if (row.type === "deal") deals.push(row.deal);
    else count[row.type] += 1;
    if (row.type === "unreadable" && problems.length < MOST_PROBLEMS)
      problems.push({ line: row.line, reason: row.reason });
    if (count.rows % PROGRESS_ROWS === 0) onProgress({ phase: "reading", done: count.rows });
  }
  const imported = await shelve(deals, shelf, as_of, (done) => onProgress({ phase: "writing", done }));
  return { ...count, imported, duplicates: deals.length - imported, problems };
}

function* rowsOf(text: string): Generator<DealRow> {
  if (!text.trimStart().startsWith("<")) {
    yield* readDealCsv(text);
    return;
  }
  const page = readDealXml(text);
  if (page === undefined || page.unreadable > 0)
    yield { type: "unreadable", line: 1, reason: "it is no answer of the ministry's deal-price service" };
  for (const deal of page?.deals ?? []) yield { type: "deal", deal };
  for (let row = 0; row < (page?.cancelled ?? 0); row += 1) yield { type: "cancelled" };
}

async function shelve(
  deals: readonly ReportedDeal[],
  shelf: DealShelf,
  as_of: string,
  onWritten: (deals: number) => void,
): Promise<number> {
  const written: ShelfPlace[] = [];
  let imported = 0;
  let done = 0;
  for (const group of groupBy(deals, nameOf).values()) {
    const [first] = group;
    if (first === undefined) continue;
    const place = placeOfDeal(first);
    const before = (await shelf.read(place))?.deals ?? [];
    const all = new Map([...before, ...group].map((deal) => [JSON.stringify(deal), deal]));
    if (all.size > before.length) await shelf.write(place, { deals: [...all.values()], as_of });
    imported += all.size - before.length;
    done += group.length;
    written.push(place);
    onWritten(done);
  }
  if (written.length > 0) await shelf.list(written);
  return imported;
}

function nameOf(deal: ReportedDeal): string {
  const place = placeOfDeal(deal);
  return `${districtName(place)} ${shelfName(place)}`;
}

/** The ministry's downloads are in the old Korean encoding; what is saved from elsewhere is mostly UTF-8. */
function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("euc-kr").decode(bytes);
  }
}
