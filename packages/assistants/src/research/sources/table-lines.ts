/** Rows of a CSV as lines: «지역: 전북, 집행률: 83.2%.» */
export function linesOfTable(csv: string): string {
  const [header, ...rows] = csv
    .split(/\r?\n/u)
    .filter((line) => line.trim() !== "")
    .map(cellsOf);
  if (header === undefined) return "";
  return rows
    .map((cells) => cells.flatMap((cell, index) => (cell === "" ? [] : [`${header[index] ?? ""}: ${cell}`])))
    .map((said) => `${said.join(", ")}.`)
    .join("\n");
}

/** Cells of one line; a comma between quotation marks belongs to its cell. */
function cellsOf(line: string): readonly string[] {
  const cells: string[] = [];
  let cell = "";
  let isQuoted = false;
  for (const [at, character] of [...line].entries()) {
    if (character === '"' && isQuoted && line[at + 1] === '"') continue;
    if (character === '"') isQuoted = !isQuoted;
    else if (character === "," && !isQuoted) {
      cells.push(cell.trim());
      cell = "";
    } else cell += character;
  }
  return [...cells, cell.trim()];
}
