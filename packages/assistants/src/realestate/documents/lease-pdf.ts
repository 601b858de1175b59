import { FONT, INK, PAGE, writePdf } from "../../documents/korean-pdf.ts";
import type { LeaseFields } from "../ports.ts";
import { type LeaseDocument, leaseDocument } from "./lease-document.ts";
import { leaseValues } from "./lease-values.ts";

/** The contract on A4, with lines to sign on. */
export function leasePdf(fields: LeaseFields, now: string): Promise<Uint8Array> {
  const lease = leaseDocument(leaseValues(fields));
  return writePdf({ title: lease.title, language: "ko", now }, (page) => {
    drawHead(page, lease);
    for (const { title, rows } of lease.tables) {
      if (rows.length === 0) continue;
      heading(page, title);
      table(page, rows);
    }
    drawClauses(page, lease);
    drawSignatures(page, lease);
  });
}

function drawHead(page: PDFKit.PDFDocument, { title, opening }: LeaseDocument): void {
  page.font(FONT.bold).fontSize(20).fillColor(INK.text).text(title, { align: "center" });
  page.moveDown(0.8);
  body(page).text(opening, { lineGap: 3 });
}

function drawClauses(page: PDFKit.PDFDocument, { clauses, special_terms, closing }: LeaseDocument): void {
  heading(page, "약속");
  clauses.forEach(({ title, paragraphs }, index) => {
    const lines = paragraphs.map((paragraph, position) => `${position + 1}. ${paragraph}`);
    // A title stays with the whole of what it begins: a clause is never torn from its number.
    keepTogether(page, HEADING_HEIGHT + heightOf(body(page), lines.join("\n"), width(page) - INDENT));
    body(page)
      .font(FONT.bold)
      .text(`제${index + 1}조 (${title})`, PAGE.margin);
    for (const line of lines) body(page).text(line, PAGE.margin + INDENT, undefined, SPACED);
    page.moveDown(0.4);
  });
  heading(page, "특약");
  if (special_terms.length === 0) body(page).text("없음", PAGE.margin);
  special_terms.forEach((term, index) => {
    body(page).text(`${index + 1}. ${term.replace(/\s+/gu, " ")}`, PAGE.margin, undefined, SPACED);
  });
  page.moveDown(0.8);
  body(page).text(closing, PAGE.margin);
}

function drawSignatures(page: PDFKit.PDFDocument, { signatures, note }: LeaseDocument): void {
  page.moveDown(0.6);
  body(page).text("작성일:            년        월        일", { align: "right" });
  for (const { role, rows } of signatures) {
    keepTogether(page, 46 + 22 * (rows.length + 1));
    heading(page, role);
    table(page, [...rows, ["서명 또는 날인", "(인)"]]);
  }
  page.moveDown(0.4);
  const small = page.font(FONT.regular).fontSize(8).fillColor(INK.muted);
  keepTogether(page, heightOf(small, note, width(page)));
  small.text(note, PAGE.margin, undefined, SPACED);
}

const HEADING_HEIGHT = 16;
const INDENT = 10;
const SPACED = { lineGap: 2 };

function width(page: PDFKit.PDFDocument): number {
  return page.page.width - 2 * PAGE.margin;
}

/** What a text takes in the font that is set. */
function heightOf(page: PDFKit.PDFDocument, text: string, wide: number): number {
  return page.heightOfString(text, { ...SPACED, width: wide });
}

function body(page: PDFKit.PDFDocument): PDFKit.PDFDocument {
  return page.font(FONT.regular).fontSize(10).fillColor(INK.text);
}

function heading(page: PDFKit.PDFDocument, text: string): void {
  keepTogether(page, 60);
  page.moveDown(0.5);
  page.font(FONT.bold).fontSize(12).fillColor(INK.accent).text(text, PAGE.margin);
  page.moveDown(0.2);
}

function table(page: PDFKit.PDFDocument, rows: readonly (readonly [string, string])[]): void {
  body(page).table({
    columnStyles: [110, "*"],
    defaultStyle: { border: 0.5, borderColor: INK.line, padding: 5 },
    data: rows.map(([label, value]) => [
      { text: label, backgroundColor: INK.fill },
      { text: value, ...(value === "(인)" ? { align: { x: "right" as const } } : {}) },
    ]),
  });
  page.x = PAGE.margin;
  page.moveDown(0.2);
}

/** Begins a new page where what follows would be torn apart. */
function keepTogether(page: PDFKit.PDFDocument, height: number): void {
  if (page.y + height > page.page.height - page.page.margins.bottom) page.addPage();
}
