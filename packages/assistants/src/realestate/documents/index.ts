import type { DocumentSpec } from "@maru/runtime";
import { LeaseFields } from "../shapes/lease-fields.ts";
import type { MainSupervisorState } from "../state.ts";
import { leaseDocument } from "./lease-document.ts";
import { leaseDocx } from "./lease-docx.ts";
import { leaseMarkdown } from "./lease-markdown.ts";
import { leasePdf } from "./lease-pdf.ts";
import { leaseValues } from "./lease-values.ts";

type State = MainSupervisorState;
type Write = (fields: LeaseFields, now: string) => string | Promise<Uint8Array>;

const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** What an approved lease can be taken home as. */
export const LEASE_DOCUMENTS: Readonly<Record<string, DocumentSpec<State>>> = {
  pdf: spec({ ko: "PDF", en: "PDF" }, "application/pdf", leasePdf),
  docx: spec({ ko: "Word 문서", en: "Word document" }, WORD, leaseDocx),
  md: spec({ ko: "마크다운", en: "Markdown" }, "text/markdown; charset=utf-8", (fields) =>
    leaseMarkdown(leaseDocument(leaseValues(fields))),
  ),
};

function spec(title: DocumentSpec<State>["title"], media_type: string, write: Write): DocumentSpec<State> {
  return {
    title,
    media_type,
    file_name: ({ document_team_state: team }, language) => team?.document_content?.title ?? title[language],
    // A draft is shown, never handed out: only what somebody said yes to becomes a file.
    render: ({ document_team_state: team }, { now }) =>
      team === null || team.final_document === null ? null : write(LeaseFields.parse(team.lease_fields), now),
  };
}
