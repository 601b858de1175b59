export const PAGE = 4096;

export type PageKind = "index" | "index root" | "rows" | "rows root" | "other";

/** What SQLite says at the beginning of each page; the first one begins after the header of the file. */
export function kindOf(file: Buffer, page: number): PageKind {
  switch (file[page * PAGE + (page === 0 ? 100 : 0)]) {
    case 0x0a:
      return "index";
    case 0x02:
      return "index root";
    case 0x0d:
      return "rows";
    case 0x05:
      return "rows root";
    default:
      return "other";
  }
}

export function pagesOf(file: Buffer, kind: PageKind): readonly number[] {
  return Array.from({ length: file.length / PAGE }, (_, page) => page).filter(
    (page) => page > 0 && kindOf(file, page) === kind,
  );
}

export function flip(file: Buffer, at: number, bit: number): Buffer {
  const damaged = Buffer.from(file);
  damaged[at] = (damaged[at] as number) ^ (1 << (bit % 8));
  return damaged;
}

export function swap(file: Buffer, one: number, other: number): Buffer {
  const damaged = Buffer.from(file);
  file.copy(damaged, other * PAGE, one * PAGE, (one + 1) * PAGE);
  file.copy(damaged, one * PAGE, other * PAGE, (other + 1) * PAGE);
  return damaged;
}

export function zero(file: Buffer, page: number): Buffer {
  return Buffer.from(file).fill(0, page * PAGE, (page + 1) * PAGE);
}

/** The page as an earlier file had it: the write that changed it never reached the disk. */
export function lose(file: Buffer, older: Buffer, page: number): Buffer {
  const damaged = Buffer.from(file);
  older.copy(damaged, page * PAGE, page * PAGE, (page + 1) * PAGE);
  return damaged;
}

/** Where a text stands in pages of a kind. */
export function placesOf(file: Buffer, text: string, kinds: readonly PageKind[]): readonly number[] {
  const places: number[] = [];
  for (let at = file.indexOf(text); at >= 0; at = file.indexOf(text, at + 1))
    if (kinds.includes(kindOf(file, Math.floor(at / PAGE)))) places.push(at);
  return places;
}
