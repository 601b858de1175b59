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
    keepTogether(page, 56);
    page
      .font(FONT.bold)
      .fontSize(10)
      .text(`제${index + 1}조 (${title})`, PAGE.margin);
    paragraphs.forEach((paragraph, position) => {
      body(page).text(`${position + 1}. ${paragraph}`, PAGE.margin + 10, undefined, { lineGap: 2 });
    });
    page.moveDown(0.4);
  });
  heading(page, "특약");
  if (special_terms.length === 0) body(page).text("없음", PAGE.margin);
  special_terms.forEach((term, index) => {
    body(page).text(`${index + 1}. ${term.replace(/\s+/gu, " ")}`, PAGE.margin, undefined, { lineGap: 2 });
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
    table(page, [
      ...rows,
      ["서명 또는 날인", "                                                            (인)"],
    ]);
  }
  page.moveDown(0.6);
  keepTogether(page, 50);
  page.font(FONT.regular).fontSize(8).fillColor(INK.muted).text(note, PAGE.margin, undefined, { lineGap: 2 });
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
    data: rows.map(([label, value]) => [{ text: label, backgroundColor: INK.fill }, { text: value }]),
  });
  page.x = PAGE.margin;
  page.moveDown(0.2);
}

/** Begins a new page where what follows would be torn apart. */
function keepTogether(page: PDFKit.PDFDocument, height: number): void {
  if (page.y + height > page.page.height - page.page.margins.bottom) page.addPage();
}
