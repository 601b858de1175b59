import { spokenIn } from "../words/spoken-in.ts";

/** Korean words within an English text: a name that stands behind its translation. */
const KOREAN = /([가-힣](?:[가-힣\s·]*[가-힣])?)/;

/** What was told in its own words: names and texts may be in another language than the page around them. */
export function Told({ children }: { readonly children: string }) {
  const language = spokenIn(children);
  return (
    <span lang={language}>{language === "ko" ? children : children.split(KOREAN).map(inItsTongue)}</span>
  );
}

/** Every second piece is what was split by. */
function inItsTongue(piece: string, index: number) {
  return index % 2 === 0 ? (
    piece
  ) : (
    <span key={index} lang="ko">
      {piece}
    </span>
  );
}
