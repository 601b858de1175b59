export interface TextTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface Series {
  readonly label: string;
  readonly unit: string;
  readonly values: readonly { readonly name: string; readonly value: number }[];
}

const RULE = /^\|?\s*:?-{2,}:?\s*(?:\|\s*:?-{2,}:?\s*)*\|?$/;

/** The tables in a Markdown text. */
export function tablesIn(text: string): readonly TextTable[] {
  const lines = text.split("\n");
  return lines.flatMap((line, index) => {
    const head = lines[index - 1];
    if (!RULE.test(line.trim()) || head === undefined || !head.includes("|")) return [];
    const end = lines.findIndex((row, position) => position > index && !row.includes("|"));
    const rows = lines.slice(index + 1, end === -1 ? undefined : end).map(cellsOf);
    return [{ head: cellsOf(head), rows }];
  });
}

function cellsOf(line: string): readonly string[] {
  return line
    .trim()
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim());
}

const AMOUNT = /^(?:약\s*)?([+-]?[\d,]+(?:\.\d+)?)\s*(만원|억원|원|%|㎡|건|회|년|개월)?$/;

/** The first column of numbers that can be drawn: at least two rows, all in one unit. */
export function seriesIn({ head, rows }: TextTable): Series | null {
  for (let column = 1; column < head.length; column += 1) {
    const amounts = rows.map((row) => AMOUNT.exec(row[column] ?? ""));
    const units = new Set(amounts.map((amount) => amount?.[2] ?? ""));
    if (rows.length < 2 || amounts.includes(null) || units.size !== 1) continue;
    const values = rows.map((row, index) => ({
      name: row[0] ?? "",
      value: Number((amounts[index]?.[1] ?? "0").replaceAll(",", "")),
    }));
    return { label: head[column] ?? "", unit: [...units][0] ?? "", values };
  }
  return null;
}
