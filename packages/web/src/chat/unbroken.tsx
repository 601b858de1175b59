import { Fragment, type ReactNode } from "react";

/** A day, a month, or from one figure to another: `2026-12-01`, `10만원~1,000만원`. The browser would part them at - and ~. */
const TOGETHER =
  /(\d{4}-\d{2}(?:-\d{2})?(?:~\d{4}-\d{2}(?:-\d{2})?)?|\d[\d,.]{0,16}[가-힣%]{0,3} ?~ ?\d[\d,.]{0,16}[가-힣%]{0,3})/u;

/** Text in which figures that belong together stay on one line. */
export function unbroken(text: string): ReactNode {
  if (!/\d/.test(text)) return text;
  const parts = text.split(TOGETHER);
  if (parts.length === 1) return text;
  return parts.map((part, position) =>
    position % 2 === 0 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text are what stands at their place.
      <Fragment key={position}>{part}</Fragment>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above.
      <span key={position} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
