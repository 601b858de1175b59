import { memo } from "react";
import { spokenIn } from "../words/spoken-in.ts";
import { drawMarkdown } from "./draw-markdown.tsx";
import { readMarkdown } from "./read-markdown.ts";
import { splitBlocks } from "./split-blocks.ts";

const Block = memo(function Block({ text }: { readonly text: string }) {
  return drawMarkdown(readMarkdown(text));
});

/** Drawn block by block, so that a growing answer is read anew only at its end. */
export const Prose = memo(function Prose({ text }: { readonly text: string }) {
  return (
    <div className="prose" lang={spokenIn(text)}>
      {splitBlocks(text).map((block) => (
        <Block key={block.start} text={block.text} />
      ))}
    </div>
  );
});
