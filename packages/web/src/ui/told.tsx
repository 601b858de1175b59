import { spokenIn } from "../words/spoken-in.ts";

/** What was told in its own words: names and texts may be in another language than the page around them. */
export function Told({ children }: { readonly children: string }) {
  return <span lang={spokenIn(children)}>{children}</span>;
}
