import { type Answer, defineGraph, END, type NodeContext } from "@maru/runtime";
import type { Language, PlainObject, UpdateOf } from "@maru/state";
import { draftMessage, LEASE_WORDS } from "../answer/document-texts.ts";
import { articleName } from "../answer/findings.ts";
import type { ContractReview } from "../ports.ts";
import { isQuestion } from "../reading/is-question.ts";
import { TIME_TO_APPROVE } from "../reading/read-lease.ts";
import { readTopics } from "../reading/read-topics.ts";
import { isSameLease, type LeaseField, LeaseFields, REQUIRED_LEASE_FIELDS } from "../shapes/lease-fields.ts";
import { NO_FACTS, type Topic } from "../shapes/request.ts";
import { DocumentTeamState } from "../states/team-states.ts";
import type { Tools } from "../tools/tools.ts";
import { answerToDraft } from "./answer-to-draft.ts";
import { secondsSince } from "./search-team.ts";

type State = DocumentTeamState;
type Update = UpdateOf<typeof DocumentTeamState>;

/** Drafts a lease, reviews it, waits for a person's yes, and only then makes it final. */
export function documentTeam(tools: Tools) {
  return defineGraph(DocumentTeamState, {
    start: "prepare",
    steps: 200,
    nodes: {
      prepare: {
        run: (_state, context): Update => ({ status: "in_progress", start_time: context.now() }),
        next: (state) => (state.decision === "reject" ? "finalize" : "generate"),
        targets: ["generate", "finalize"],
      },
      generate: {
        run: (state, context) => generate(tools, state, context),
        next: (state) => (state.document_content === null ? "finalize" : "review"),
        targets: ["finalize", "review"],
      },
      review: {
        run: (state, context) => review(tools, state, context),
        // Who said yes to this very lease, in the same breath as a change or after another question, is not asked again.
        next: (state) => (state.decision === "approve" ? "finalize" : "approve"),
        targets: ["approve", "finalize"],
      },
      approve: { run: approve, next: afterAnswer, targets: ["generate", "approve", "finalize"] },
      finalize: { run: finalize, next: END },
    },
  });
}

const ONLY_LEASES = {
  ko: "매매계약서는 아직 써 드릴 수 없어요. 제가 쓸 수 있는 것은 주택 임대차계약서(전세·월세)예요. 매매는 공인중개사나 법무사와 함께 작성하고, 계약한 날부터 30일 안에 실거래 신고를 하세요.",
  en: "I cannot write sales contracts yet, only leases of homes. For a sale go to a licensed broker, and report it within 30 days.",
};

async function generate(tools: Tools, state: State, context: NodeContext): Promise<Update> {
  if (state.document_type !== "lease_contract")
    return {
      document_content: null,
      decision: "reject",
      generation_progress: {
        draft: "refused",
        missing: "",
        refused: ONLY_LEASES[state.shared_context.language],
      },
    };
  const drafted = await context.call(
    tools.document.lease_contract_generator,
    LeaseFields.parse(state.lease_fields),
  );
  const { title, content, template, missing, refused } = drafted;
  const { language } = state.shared_context;
  if (title === null || content === null) {
    const kept = withoutRefused(LeaseFields.parse(state.lease_fields), refused);
    const asked =
      refused.length > 0 ? REQUIRED_LEASE_FIELDS.filter((field) => kept[field] === null) : missing;
    return {
      document_content: null,
      decision: null,
      lease_fields: kept,
      generation_progress: {
        draft: "waiting",
        missing: asked.join(","),
        refused: refused.map(({ problem }) => problem[language]).join("\n"),
      },
    };
  }
  return {
    template,
    document_content: {
      title,
      content,
      metadata: JSON.parse(JSON.stringify(state.lease_fields)) as PlainObject,
      created_at: context.now(),
    },
    review_result: null,
    decision: state.decision === "approve" ? "approve" : null,
    generation_progress: { draft: "completed", missing: "", refused: "" },
    generation_time: secondsSince(state.start_time, context.now()),
  };
}

/** What cannot stand is forgotten and asked for again; an end before its beginning leaves both open. */
function withoutRefused(fields: LeaseFields, refused: readonly { readonly field: string }[]): LeaseFields {
  const wrong = refused.flatMap(({ field }) => (field === "end_date" ? ["start_date", "end_date"] : [field]));
  return LeaseFields.parse({ ...fields, ...Object.fromEntries(wrong.map((field) => [field, null])) });
}

async function review(tools: Tools, state: State, context: NodeContext): Promise<Update> {
  const analysed = await context.call(tools.analysis.contract_analysis, {
    facts: NO_FACTS,
    text: state.shared_context.user_query,
    today: context.now().slice(0, 10),
    input_data: {
      legal_search: [],
      real_estate_search: [],
      property_search: [],
      loan_search: [],
      facts: { contract_text: state.document_content?.content ?? "" },
    },
  });
  const found = analysed.result["review"] as unknown as ContractReview | undefined;
  const { language } = state.shared_context;
  const risky = found?.clauses.filter(({ risk_level }) => risk_level !== "low") ?? [];
  return {
    review_result: {
      reviewed: found !== undefined,
      risk_level: found?.risk_level ?? "medium",
      risks: risky.map(({ number, text, reason, risk_level, articles }) => ({
        number,
        text,
        reason: reason[language],
        risk_level,
        articles: articles.map(articleName),
      })),
      recommendations: (found?.recommendations ?? []).map((each) => each[language]),
      compliance_check: { ...found?.compliance_check },
    },
    review_time: secondsSince(state.start_time, context.now()),
    generation_progress: { review: "completed" },
  };
}

async function approve(state: State, context: NodeContext): Promise<Update> {
  const { language } = state.shared_context;
  const isAgain = state.feedback.length > 0 && state.decision === "other";
  const answer = await context.approve({
    action: "finalise_contract",
    message: draftMessage(state, language, isAgain),
    details: {
      title: state.document_content?.title ?? "",
      content: state.document_content?.content ?? "",
      fields: JSON.parse(JSON.stringify(state.lease_fields)) as PlainObject,
      risk_level: state.review_result?.risk_level ?? "medium",
      risks: JSON.parse(JSON.stringify(state.review_result?.risks ?? [])) as PlainObject[],
    },
    changeable: changeable(state, language),
    deadline: TIME_TO_APPROVE,
  });
  return taken(state, answer, context.now());
}

const CHANGEABLE = {
  deposit: { type: "integer", minimum: 0 },
  monthly_rent: { type: "integer", minimum: 0 },
  start_date: { type: "string", format: "date" },
  end_date: { type: "string", format: "date" },
  special_terms: { type: "array", items: { type: "string" } },
} as const satisfies Partial<Record<LeaseField, PlainObject>>;

/** What a person may change before saying yes: by its name, and as it is now. */
function changeable(state: State, language: Language): PlainObject {
  const fields = LeaseFields.parse(state.lease_fields);
  return Object.fromEntries(
    Object.entries(CHANGEABLE).map(([name, schema]) => {
      const field = name as keyof typeof CHANGEABLE;
      return [name, { ...schema, title: LEASE_WORDS[field][language], default: fields[field] as never }];
    }),
  );
}

/** What an answer changes. The words that came with it are kept. */
function taken(state: State, answer: Answer, now: string): Update {
  const said = answer.feedback.trim() === "" ? {} : { feedback: [answer.feedback] };
  const { decision, fields } = answerToDraft(LeaseFields.parse(state.lease_fields), answer, now);
  return { decision, ...(fields === null ? {} : { lease_fields: fields }), ...said };
}

function afterAnswer(state: State): string {
  switch (state.decision) {
    case "modify":
      return "generate";
    case "approve":
      return isDrafted(state) ? "finalize" : "generate";
    case "other":
      return asksSomethingElse(state.feedback.at(-1) ?? "") ? "finalize" : "approve";
    default:
      return "finalize";
  }
}

/** Whether the draft is of the lease as it is wanted now. */
function isDrafted({ document_content, lease_fields }: State): boolean {
  return isSameLease(document_content?.metadata, LeaseFields.parse(lease_fields));
}

/** «근데 복비는 얼마야?» while a draft waits: answered, and the draft is kept. */
export function asksSomethingElse(text: string): boolean {
  const topics = readTopics(text, null).filter((topic) => !OWN_TOPICS.includes(topic));
  return (
    topics.some((topic) => topic !== "law" && topic !== "term") || (topics.length > 0 && isQuestion(text))
  );
}
const OWN_TOPICS: readonly Topic[] = ["contract_creation", "contract_review", "thanks", "help", "greeting"];

function finalize(state: State, context: NodeContext): Update {
  const isApproved = state.decision === "approve" && state.document_content !== null;
  return {
    status: "completed",
    end_time: context.now(),
    ...(isApproved ? { final_document: state.document_content?.content ?? null } : {}),
  };
}
