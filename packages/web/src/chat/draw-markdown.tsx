import { Fragment, type ReactNode } from "react";
import { useTranslation } from "../words/index.ts";
import type { MarkdownPart } from "./read-markdown.ts";
import { hostOf } from "./safe-link.ts";
import { DrawnSign } from "./sign.tsx";
import { unbroken } from "./unbroken.tsx";

type Addresses = ReadonlyMap<string, string>;

/**
 * Draws text that others wrote, each kind of part by name: HTML stays the text it is, no picture is fetched, a link says
 * where it leads. What has no name here is drawn as its words.
 */
export function drawMarkdown(root: MarkdownPart): ReactNode {
  const addresses = new Map<string, string>();
  noteAddresses(root, addresses);
  return drawAll({ ...root, children: root.children?.map(asParagraph) ?? [] }, addresses);
}

/** Lines of HTML are lines of text like any others. */
function asParagraph(part: MarkdownPart): MarkdownPart {
  return part.type === "html" ? { type: "paragraph", children: [part] } : part;
}

/** `[1]: https://…` somewhere below is what `[words][1]` means. The first one counts. */
function noteAddresses(
  { type, identifier, url, children = [] }: MarkdownPart,
  found: Map<string, string>,
): void {
  if (type === "definition" && identifier !== undefined && !found.has(identifier))
    found.set(identifier, url ?? "");
  for (const child of children) noteAddresses(child, found);
}

function draw(part: MarkdownPart, addresses: Addresses): ReactNode {
  const inside = () => drawAll(part, addresses);
  switch (part.type) {
    case "paragraph":
      return <p>{inside()}</p>;
    case "heading":
      return drawHeading(part.depth ?? 1, inside());
    case "strong":
      return <strong>{inside()}</strong>;
    case "emphasis":
      return <em>{inside()}</em>;
    case "delete":
      return <del>{inside()}</del>;
    case "inlineCode":
      return <code>{part.value}</code>;
    case "code":
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable with the keyboard.
        <pre tabIndex={0}>
          <code>{part.value}</code>
        </pre>
      );
    case "break":
      return <br />;
    case "thematicBreak":
      return <hr />;
    case "blockquote":
      return <blockquote>{inside()}</blockquote>;
    case "list":
      return part.ordered === true ? <ol start={part.start ?? 1}>{inside()}</ol> : <ul>{inside()}</ul>;
    case "listItem":
      return <li>{drawItem(part, addresses)}</li>;
    case "table":
      return drawTable(part, addresses);
    case "link":
      return (
        <SafeLink address={part.url} isBare={isBare(part)}>
          {inside()}
        </SafeLink>
      );
    case "linkReference":
      return <SafeLink address={addresses.get(part.identifier ?? "")}>{inside()}</SafeLink>;
    case "image":
    case "imageReference":
      return <PictureInWords text={part.alt ?? ""} />;
    case "sign":
      return part.sign === undefined ? null : <DrawnSign sign={part.sign} />;
    case "definition":
      return null;
    default:
      return part.children === undefined ? unbroken(part.value ?? "") : inside();
  }
}

function drawAll({ children = [] }: MarkdownPart, addresses: Addresses): ReactNode {
  return children.map((child, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text are what stands at their place.
    <Fragment key={position}>{draw(child, addresses)}</Fragment>
  ));
}

/** An address that stands there as itself says where it leads. */
function isBare({ url, children = [] }: MarkdownPart): boolean {
  const [text] = children;
  return children.length === 1 && text?.type === "text" && text.value === url;
}

/** The page has its own first headings: those of a text stand below them. */
function drawHeading(depth: number, inside: ReactNode): ReactNode {
  if (depth <= 2) return <h3>{inside}</h3>;
  return depth === 3 ? <h4>{inside}</h4> : <h5>{inside}</h5>;
}

/** An item that is one paragraph is a line, not a paragraph in a line. */
function drawItem(item: MarkdownPart, addresses: Addresses): ReactNode {
  const { children = [] } = item;
  return children.map((child, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: as above.
    <Fragment key={position}>
      {child.type === "paragraph" && children.filter(({ type }) => type === "paragraph").length === 1
        ? drawAll(child, addresses)
        : draw(child, addresses)}
    </Fragment>
  ));
}

function drawTable({ children = [], align }: MarkdownPart, addresses: Addresses): ReactNode {
  const [head, ...rows] = children;
  const drawRow = (row: MarkdownPart | undefined, Cell: "th" | "td") => (
    <tr>
      {row?.children?.map((cell, column) => (
        <Cell
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is what stands in its column.
          key={column}
          className={cell.isAmount === true ? "amount" : undefined}
          style={
            align?.[column] === "right" || align?.[column] === "center"
              ? { textAlign: align[column] }
              : undefined
          }
        >
          {drawAll(cell, addresses)}
        </Cell>
      ))}
    </tr>
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable with the keyboard.
    <div className="prose-table" tabIndex={0}>
      <table>
        <thead>{drawRow(head, "th")}</thead>
        <tbody>
          {rows.map((row, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is what stands in its place.
            <Fragment key={position}>{drawRow(row, "td")}</Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface SafeLinkProps {
  readonly address: string | undefined;
  /** Whether the words of the link are its address. */
  readonly isBare?: boolean;
  readonly children: ReactNode;
}

function SafeLink({ address, isBare = false, children }: SafeLinkProps) {
  const { t } = useTranslation();
  const host = hostOf(address, window.location.origin);
  if (host === null || address === undefined) return <span>{children}</span>;
  const isPlain = isBare && beginsWithHost(address, host);
  const link = (
    <a href={address} target="_blank" rel="noopener noreferrer nofollow">
      {isPlain ? shortAddress(address, host) : children}
    </a>
  );
  if (isPlain) return link;
  return (
    <>
      {link} <span className="text-xs text-ink-soft">({t("chat.link_to", { host })})</span>
    </>
  );
}

/** Names in other scripts look like what they are not: they are spelled out beside the link. */
function beginsWithHost(address: string, host: string): boolean {
  const rest = address.replace(/^https?:\/\//, "");
  return rest === host || ["/", "?", "#"].some((mark) => rest.startsWith(host + mark));
}

/** Longer than this, an address is named by where it leads and what it ends in. */
const LONGEST_ADDRESS = 36;

function shortAddress(address: string, host: string): string {
  const whole = address.replace(/^https?:\/\//, "");
  if (whole.length <= LONGEST_ADDRESS) return whole;
  const last = whole.split("/").at(-1) ?? "";
  return last.length > 0 && host.length + last.length <= LONGEST_ADDRESS ? `${host}/…/${last}` : `${host}/…`;
}

function PictureInWords({ text }: { readonly text: string }) {
  const { t } = useTranslation();
  return <span className="text-ink-soft">[{t("chat.picture", { text })}]</span>;
}
