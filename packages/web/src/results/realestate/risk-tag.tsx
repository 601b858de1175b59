import { CircleAlert, CircleCheck, TriangleAlert } from "lucide-react";
import { classes } from "../../ui/classes.ts";
import { useTranslation } from "../../words/index.ts";
import type { Risk } from "./estate.ts";

const LOOKS = {
  low: { icon: CircleCheck, colours: "bg-celadon-wash text-celadon" },
  medium: { icon: CircleAlert, colours: "bg-ochre-wash text-ochre" },
  high: { icon: TriangleAlert, colours: "bg-plum-wash text-plum" },
} as const;

/** How much there is to worry about: a sign, a word and a colour. */
export function RiskTag({ risk }: { readonly risk: Risk }) {
  const { t } = useTranslation();
  const { icon: Icon, colours } = LOOKS[risk];
  return (
    <span
      className={classes(
        "inline-flex shrink-0 items-center gap-1 rounded-[6px] px-2 py-0.5 text-xs font-semibold",
        colours,
      )}
    >
      <Icon aria-hidden size={13} />
      {t(`estate.risk_${risk}`)}
    </span>
  );
}
