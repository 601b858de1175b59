import { useHands } from "./hands.ts";
import { OperationSheet } from "./operation-form.tsx";
import { Palette } from "./palette.tsx";
import { Pointing } from "./pointing.tsx";

/** What is open of the things that are done by hand, in front of the page. */
export function HandsLayer() {
  const { opened } = useHands();
  switch (opened?.kind) {
    case "palette":
      return <Palette typed={opened.typed} />;
    case "form":
      return <OperationSheet key={JSON.stringify(opened.call)} call={opened.call} />;
    case "point":
      return <Pointing thing={opened.thing} />;
    default:
      return null;
  }
}
