import type { LeaseFields } from "../ports.ts";
import { leaseDocument } from "./lease-document.ts";
import { leaseValues } from "./lease-values.ts";

/** Word asks for a Korean font by name and takes its own where it is not installed. */
const FONT = { ascii: "Malgun Gothic", eastAsia: "맑은 고딕", hAnsi: "Malgun Gothic" };
const LABEL_WIDTH = 24;

/** Loaded with the first contract that is asked for as a file. */
type Word = typeof import("docx");

/** The contract as a Word document, to be edited and signed. */
export async function leaseDocx(fields: LeaseFields, now: string): Promise<Uint8Array> {
  const word = await import("docx");
  const { AlignmentType, Document, HeadingLevel, Packer, Paragraph, TextRun } = word;
  const { text, heading, table } = partsOf(word);
  const lease = leaseDocument(leaseValues(fields));
  const children = [
    new Paragraph({ text: lease.title, heading: HeadingLevel.TITLE, alignment: AlignmentType.CENTER }),
    text(lease.opening),
    ...lease.tables.flatMap(({ title, rows }) => (rows.length === 0 ? [] : [heading(title), table(rows)])),
    heading("약속"),
    ...lease.clauses.flatMap(({ title, paragraphs }, index) => [
      new Paragraph({
        children: [new TextRun({ text: `제${index + 1}조 (${title})`, bold: true })],
        keepNext: true,
        spacing: { before: 120 },
      }),
      ...paragraphs.map((paragraph, position) => text(`${position + 1}. ${paragraph}`, 240)),
    ]),
    heading("특약"),
    ...(lease.special_terms.length === 0
      ? [text("없음")]
      : lease.special_terms.map((term, index) => text(`${index + 1}. ${term}`))),
    text(lease.closing),
    new Paragraph({ text: "작성일:            년        월        일", alignment: AlignmentType.RIGHT }),
    ...lease.signatures.flatMap(({ role, rows }) => [
      heading(role),
      table([...rows, ["서명 또는 날인", "(인)"]]),
    ]),
    new Paragraph({
      children: [new TextRun({ text: lease.note, size: 16, color: "52606D" })],
      spacing: { before: 240 },
    }),
  ];
  const made = new Date(now);
  const file = new Document({
    title: lease.title,
    creator: "Maru",
    lastModifiedBy: "Maru",
    description: `${made.toISOString().slice(0, 10)} 초안`,
    styles: { default: { document: { run: { font: FONT, size: 20 } } } },
    sections: [{ children }],
  });
  return new Uint8Array(await Packer.toBuffer(file));
}

function partsOf(word: Word) {
  const {
    AlignmentType,
    BorderStyle,
    HeadingLevel,
    Paragraph,
    ShadingType,
    Table,
    TableCell,
    TableRow,
    WidthType,
  } = word;
  const line = { style: BorderStyle.SINGLE, size: 4, color: "CBD2D9" };
  const borders = { top: line, bottom: line, left: line, right: line };
  const text = (content: string, indent = 0) =>
    new Paragraph({ text: content, indent: { left: indent }, spacing: { after: 60, line: 300 } });
  const heading = (content: string) =>
    new Paragraph({ text: content, heading: HeadingLevel.HEADING_2, spacing: { before: 240, after: 80 } });
  const cell = (content: string, percent: number, isLabel: boolean) =>
    new TableCell({
      children: [
        new Paragraph({ text: content, ...(content === "(인)" ? { alignment: AlignmentType.RIGHT } : {}) }),
      ],
      width: { size: percent, type: WidthType.PERCENTAGE },
      borders,
      margins: { top: 60, bottom: 60, left: 100, right: 100 },
      ...(isLabel ? { shading: { type: ShadingType.CLEAR, fill: "F5F7FA" } } : {}),
    });
  const row = ([label, value]: readonly [string, string]) =>
    new TableRow({
      children: [cell(label, LABEL_WIDTH, true), cell(value, 100 - LABEL_WIDTH, false)],
      cantSplit: true,
    });
  const table = (rows: readonly (readonly [string, string])[]) =>
    new Table({ width: { size: 100, type: WidthType.PERCENTAGE }, rows: rows.map(row) });
  return { text, heading, table };
}
