import { createRequire } from "node:module";

const { resolve } = createRequire(import.meta.url);

/** Fonts are named by their files: under any other name pdfkit reads the file again for every cell of a table. */
export const FONT = {
  regular: resolve("@expo-google-fonts/noto-sans-kr/400Regular/NotoSansKR_400Regular.ttf"),
  bold: resolve("@expo-google-fonts/noto-sans-kr/700Bold/NotoSansKR_700Bold.ttf"),
} as const;
export const PAGE = { margin: 48, footer: 28 } as const;
export const INK = {
  text: "#1f2933",
  muted: "#52606d",
  line: "#cbd2d9",
  fill: "#f5f7fa",
  accent: "#0b6e4f",
} as const;

/**
 * A4 pages with fonts that know Hangul, a footer with page numbers, and the same bytes for the same content: the date
 * is the one given, not that of the machine.
 */
export async function writePdf(
  about: { readonly title: string; readonly language: "ko" | "en"; readonly now: string },
  draw: (page: PDFKit.PDFDocument) => void,
): Promise<Uint8Array> {
  // Loaded with the first file that is asked for: most processes are never asked for one.
  const { default: PDFDocument } = await import("pdfkit");
  const made = new Date(about.now);
  const page = new PDFDocument({
    size: "A4",
    margins: { top: PAGE.margin, left: PAGE.margin, right: PAGE.margin, bottom: PAGE.margin + PAGE.footer },
    bufferPages: true,
    lang: about.language,
    displayTitle: true,
    info: { Title: about.title, Producer: "Maru", Creator: "Maru", CreationDate: made, ModDate: made },
  });
  const chunks: Uint8Array[] = [];
  const written = new Promise<void>((resolve, reject) => {
    page.on("data", (chunk: Uint8Array) => chunks.push(chunk));
    page.on("end", resolve);
    page.on("error", reject);
  });
  page.font(FONT.regular).fontSize(10).fillColor(INK.text);
  draw(page);
  addFooters(page, about.title);
  page.end();
  await written;
  return Buffer.concat(chunks);
}

function addFooters(page: PDFKit.PDFDocument, title: string): void {
  const { start, count } = page.bufferedPageRange();
  for (let number = start; number < start + count; number += 1) {
    page.switchToPage(number);
    // Text below the bottom margin would begin a new page.
    page.page.margins.bottom = 0;
    const y = page.page.height - PAGE.margin;
    const width = page.page.width - 2 * PAGE.margin;
    page.font(FONT.regular).fontSize(8).fillColor(INK.muted);
    page.text(title, PAGE.margin, y, { width, lineBreak: false });
    page.text(`${number - start + 1} / ${count}`, PAGE.margin, y, {
      width,
      align: "right",
      lineBreak: false,
    });
  }
}
