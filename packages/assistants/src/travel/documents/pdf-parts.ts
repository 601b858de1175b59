import { FONT, INK, PAGE } from "../../documents/korean-pdf.ts";

type Page = PDFKit.PDFDocument;

/** Begins a new page when less room than this is left, so that a heading is never alone at the foot. */
export function keepTogether(page: Page, height: number): void {
  if (page.y + height > page.page.height - page.page.margins.bottom) page.addPage();
}

export function heading(page: Page, text: string): void {
  keepTogether(page, 70);
  page.moveDown(0.9);
  page.font(FONT.bold).fontSize(13).fillColor(INK.text).text(text, PAGE.margin);
  page.moveDown(0.3);
  page.font(FONT.regular).fontSize(9.5);
}

export function paragraph(page: Page, text: string): void {
  page.font(FONT.regular).fontSize(10).fillColor(INK.text).text(text, PAGE.margin);
  page.moveDown(0.3);
}

export function bullets(page: Page, lines: readonly string[]): void {
  page.font(FONT.regular).fontSize(9.5).fillColor(INK.text);
  for (const line of lines) page.text(`·  ${line}`, PAGE.margin, undefined, { paragraphGap: 2 });
}

export interface TableOptions {
  /** Columns of numbers. */
  readonly right?: readonly number[];
  /** A last row that stands out. */
  readonly total?: readonly string[];
}

export function table(
  page: Page,
  widths: readonly (number | "*")[],
  head: readonly string[],
  rows: readonly (readonly string[])[],
  { right = [], total }: TableOptions = {},
): void {
  const cell = (text: string, column: number, isStrong: boolean) => ({
    text,
    font: { src: isStrong ? FONT.bold : FONT.regular, size: 9 },
    align: { x: right.includes(column) ? ("right" as const) : ("left" as const), y: "center" as const },
    ...(isStrong ? { backgroundColor: INK.fill } : {}),
  });
  const row = (texts: readonly string[], isStrong: boolean) =>
    texts.map((text, column) => cell(text, column, isStrong));
  page.fillColor(INK.text);
  page.table({
    position: { x: PAGE.margin, y: page.y },
    columnStyles: widths.map((width) => ({ width })),
    defaultStyle: { border: [0.5, 0, 0.5, 0], borderColor: INK.line, padding: 4 },
    data: [
      row(head, true),
      ...rows.map((texts) => row(texts, false)),
      ...(total === undefined ? [] : [row(total, true)]),
    ],
  });
  page.x = PAGE.margin;
  page.moveDown(0.5);
}
