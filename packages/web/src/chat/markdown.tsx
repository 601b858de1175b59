import { memo, type ReactNode } from "react";
import Markdown, { type Components } from "react-markdown";
import { useTranslation } from "../words/index.ts";
import { asWritten, endLists, type Sign } from "./as-written.ts";
import { readTables } from "./read-tables.ts";
import { hostOf } from "./safe-link.ts";
import { DrawnSign } from "./sign.tsx";
import { splitBlocks } from "./split-blocks.ts";

/** Text that others wrote: no HTML, no pictures from elsewhere, and a link says where it leads. */
const COMPONENTS: Components = {
  a: ({ href, children }) => <SafeLink href={href}>{children}</SafeLink>,
  img: ({ alt }) => <PictureInWords text={alt ?? ""} />,
  // Nothing else becomes a span: HTML in a text stays text.
  span: (props) => <DrawnSign sign={(props as { readonly "data-sign": Sign })["data-sign"]} />,
  h1: ({ children }) => <h3>{children}</h3>,
  h2: ({ children }) => <h3>{children}</h3>,
  h3: ({ children }) => <h4>{children}</h4>,
  h4: ({ children }) => <h5>{children}</h5>,
  table: ({ children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable with the keyboard.
    <div className="prose-table" tabIndex={0}>
      <table>{children}</table>
    </div>
  ),
};
const PLUGINS = [readTables, asWritten];

const Block = memo(function Block({ text }: { readonly text: string }) {
  return (
    <Markdown remarkPlugins={PLUGINS} components={COMPONENTS} urlTransform={(address) => address}>
      {endLists(text)}
    </Markdown>
  );
});

/** Drawn block by block, so that a growing answer is read anew only at its end. */
export const Prose = memo(function Prose({ text }: { readonly text: string }) {
  return (
    <div className="prose">
      {splitBlocks(text).map((block) => (
        <Block key={block.start} text={block.text} />
      ))}
    </div>
  );
});

function SafeLink({ href, children }: { readonly href: string | undefined; readonly children: ReactNode }) {
  const { t } = useTranslation();
  const host = hostOf(href, window.location.origin);
  if (host === null || href === undefined) return <span>{children}</span>;
  return (
    <>
      <a href={href} target="_blank" rel="noopener noreferrer nofollow">
        {children}
      </a>{" "}
      <span className="text-xs text-ink-soft">({t("chat.link_to", { host })})</span>
    </>
  );
}

function PictureInWords({ text }: { readonly text: string }) {
  const { t } = useTranslation();
  return <span className="text-ink-soft">[{t("chat.picture", { text })}]</span>;
}
