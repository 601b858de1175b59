import { inflateSync } from "node:zlib";

/** The text of each page as a reader would copy it: glyphs mapped back to characters by the fonts' own tables. */
export function readPdf(file: Uint8Array): { readonly pages: readonly string[]; readonly title: string } {
  const source = Buffer.from(file).toString("latin1");
  if (!source.startsWith("%PDF-") || !source.trimEnd().endsWith("%%EOF")) throw new Error("this is no PDF");
  const objects = new Map(
    [...source.matchAll(/^(\d+) 0 obj\n(.*?)\nendobj$/gmsu)].map(([, id = "", body = ""]) => [id, body]),
  );
  const body = (id: string | undefined) => objects.get(id ?? "") ?? "";
  const kids = /\/Kids \[(.*?)\]/su.exec(
    [...objects.values()].find((text) => text.includes("/Type /Pages")) ?? "",
  );
  const pages = [...(kids?.[1] ?? "").matchAll(/(\d+) 0 R/gu)].map(([, id]) => {
    const page = body(id);
    const resources = body(/\/Resources (\d+) 0 R/u.exec(page)?.[1]);
    const fonts = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/gu)].map(([, name = "", font]) => {
        const table = streamOf(body(/\/ToUnicode (\d+) 0 R/u.exec(body(font))?.[1]));
        return [name, readCharacters(table)] as const;
      }),
    );
    return readText(streamOf(body(/\/Contents (\d+) 0 R/u.exec(page)?.[1])), fonts);
  });
  const title = /\xfe\xff((?:\\.|[^\\)])*)/su.exec(body(/\/Title (\d+) 0 R/u.exec(source)?.[1]))?.[1] ?? "";
  return { pages, title: Buffer.from(readString(title), "latin1").swap16().toString("utf16le") };
}

/** Brackets, backslashes and line breaks within a string, also within the half of a character: 차 ends in `(`. */
function readString(text: string): string {
  const breaks: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };
  return text.replaceAll(/\\(.)/gsu, (_, letter: string) => breaks[letter] ?? letter);
}

function streamOf(object: string): string {
  const found = /^(.*?)\nstream\n(.*)\nendstream$/su.exec(object);
  if (found === null) return "";
  const [, head = "", bytes = ""] = found;
  return head.includes("/FlateDecode") ? inflateSync(Buffer.from(bytes, "latin1")).toString("latin1") : bytes;
}

function readCharacters(table: string): ReadonlyMap<string, string> {
  const characters = new Map<string, string>();
  for (const [, from = "", list = ""] of table.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[(.*?)\]/gsu))
    for (const [index, [, hex = ""]] of [...list.matchAll(/<([0-9a-f ]+)>/gu)].entries()) {
      const glyph = (Number.parseInt(from, 16) + index).toString(16).padStart(4, "0");
      characters.set(glyph, Buffer.from(hex.replaceAll(" ", ""), "hex").swap16().toString("utf16le"));
    }
  return characters;
}

function readText(content: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  let characters: ReadonlyMap<string, string> = new Map();
  const lines: string[] = [];
  for (const [, font, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/gu)) {
    if (font !== undefined) characters = fonts.get(font) ?? new Map();
    else
      lines.push(
        [...(shown ?? "").matchAll(/<([0-9a-f]+)>/gu)]
          .flatMap(([, hex = ""]) => hex.match(/.{4}/gu) ?? [])
          .map((glyph) => characters.get(glyph) ?? "�")
          .join(""),
      );
  }
  return lines.join("\n");
}
