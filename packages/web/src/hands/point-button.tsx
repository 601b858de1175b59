import { Hand } from "lucide-react";
import { IconButton } from "../ui/button.tsx";
import { useTranslation } from "../words/index.ts";
import { type PointedAt, useHandsSoon } from "./hands.ts";
import { useForms } from "./use-forms.ts";

/** On everything that is shown and can be named: what can be done with it. */
export function PointButton({
  of,
  name,
  className,
}: {
  readonly of: string;
  readonly name: string;
  readonly className?: string;
}) {
  const { t } = useTranslation();
  const hands = useHandsSoon();
  const { things } = useForms();
  if (hands === null || !things.some(({ ref }) => ref === of)) return null;
  const thing: PointedAt = { ref: of, name };
  return (
    <IconButton
      label={t("hands.point", { name })}
      icon={Hand}
      size={15}
      onClick={() => hands.open({ kind: "point", thing })}
      className={className}
    />
  );
}
