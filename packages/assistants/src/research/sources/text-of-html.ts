/** What a page shows nobody, or is not its text. */
const DROPPED: ReadonlySet<string> = new Set(["script", "style", "head", "template", "noscript"]);
const ENDS_LINE: ReadonlySet<string> = new Set([
  ...["p", "div", "li", "tr", "section", "article", "br"],
  ...["h1", "h2", "h3", "h4", "h5", "h6"],
]);
const ENTITIES: { readonly [entity: string]: string } = {
  "&nbsp;": " ",
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
};
const NAME = /^\/?[a-z][a-z0-9]{0,20}/u;

/** The text of a page, in one pass: whoever wrote it may have left any mark open. */
export function textOfHtml(html: string): string {
  const lower = html.replaceAll(/[A-Z]/gu, (letter) => letter.toLowerCase());
  const parts: string[] = [];
  let at = 0;
  while (at < html.length) {
    const open = lower.indexOf("<", at);
    if (open === -1) break;
    parts.push(html.slice(at, open));
    const name = NAME.exec(lower.slice(open + 1, open + 24))?.[0] ?? "";
    at = endOf(lower, open, name);
    parts.push(ENDS_LINE.has(name.replace("/", "")) ? "\n" : " ");
  }
  parts.push(html.slice(at));
  return parts
    .join("")
    .replaceAll(/&(?:nbsp|amp|lt|gt|quot|#39);/gu, (entity) => ENTITIES[entity] ?? " ")
    .split("\n")
    .map((line) => line.replaceAll(/[ \t\r]+/gu, " ").trim())
    .filter((line) => line !== "")
    .join("\n");
}

export function titleInHtml(html: string): string | undefined {
  const lower = html.replaceAll(/[A-Z]/gu, (letter) => letter.toLowerCase());
  const open = lower.indexOf("<title");
  const from = open === -1 ? -1 : lower.indexOf(">", open);
  const until = from === -1 ? -1 : lower.indexOf("</title", from);
  return until === -1 ? undefined : html.slice(from + 1, until);
}

/** Where the text goes on behind a mark; what is never closed hides all that follows. */
function endOf(lower: string, open: number, name: string): number {
  if (lower.startsWith("<!--", open)) return after(lower, "-->", open);
  const closing = DROPPED.has(name) ? lower.indexOf(`</${name}`, open) : open;
  return closing === -1 ? lower.length : after(lower, ">", closing);
}

function after(lower: string, mark: string, from: number): number {
  const found = lower.indexOf(mark, from);
  return found === -1 ? lower.length : found + mark.length;
}
