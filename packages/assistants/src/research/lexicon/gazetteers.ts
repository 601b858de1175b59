import { buildGazetteer, type Gazetteer } from "@maru/language";
import forms from "./forms.json" with { type: "json" };
import kinds from "./source-kinds.json" with { type: "json" };

/** What kinds of sources are called. */
export const SOURCE_KIND_NAMES: Gazetteer<"source_kind"> = buildGazetteer(
  kinds.map(({ id, names }) => ({ id, kind: "source_kind" as const, names })),
);

/** What shapes a result can have. */
export const FORM_NAMES: Gazetteer<"form"> = buildGazetteer(
  forms.map(({ id, names }) => ({ id, kind: "form" as const, names })),
);
