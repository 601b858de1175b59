import { withParticle } from "@maru/language";
import type { NodeContext } from "@maru/runtime";
import type { Request } from "../domain/request.ts";
import type { Records } from "../records.ts";
import type { CompanyTools } from "../tools.ts";
import { FIELD_LABELS, valueOnRecord } from "./retrieval-agent.ts";
import type { Worked } from "./worked.ts";

const TIME_TO_APPROVE = 300_000;

/** Changes one field of a record, once, after a person has seen the old and the new value and said yes. */
export async function store(
  { stored, task_id }: Request,
  tools: CompanyTools,
  records: Records,
  context: NodeContext,
): Promise<Worked> {
  if (stored === null) throw new Error("nothing to store");
  const { table, key, field, value } = stored;
  const { language } = context;
  const place = { table, key, field };
  const old = await valueOnRecord(tools, records, context, place);
  const label = FIELD_LABELS[field]?.[language] ?? field;
  const none = { ko: "없음", en: "none" }[language];
  const short = shortly(value);
  const message = {
    ko: `${withParticle(`${key}의 ${label}`, "을/를")} 저장할까요?\n지금: ${old === null ? none : shortly(old)}\n바꿀 값: ${short}\n저장할 곳: ${table}\n승인, 수정, 거절 가운데 골라 주세요.`,
    en: `Store the ${label} of ${key}?\nNow: ${old === null ? none : shortly(old)}\nNew: ${short}\nWhere: ${table}\nApprove, change or reject.`,
  }[language];
  const answer = await context.approve({
    action: "store_record",
    message,
    details: { table, key, field, old, new: value },
    changeable: { value: { type: "string", title: label, default: value } },
    deadline: TIME_TO_APPROVE,
  });
  const changed = answer.changes["value"];
  const final = answer.decision === "modify" && typeof changed === "string" ? changed : value;
  if (answer.decision !== "approve" && answer.decision !== "modify")
    return {
      text: {
        ko: `저장하지 않았어요. ${withParticle(`${key}의 ${label}`, "은/는")} 그대로예요.`,
        en: `Nothing was stored; the ${label} of ${key} is as before.`,
      }[language],
      result: { stored: false },
      own: stateOf(stored, old, "failed", null),
    };
  const now = await valueOnRecord(tools, records, context, place);
  if (now !== old && now !== final) throw new Error(`${key}: the record changed since it was shown`);
  await context.effect({
    name: `store-${task_id}-${key}-${field}`,
    certainty: { type: "idempotent" },
    perform: async () => {
      await records.write(table, key, field, final);
      return { stored: true };
    },
  });
  return {
    text: {
      ko: `저장했어요. ${key} ${label}: ${old === null ? none : shortly(old)} → ${shortly(final)} (저장한 곳: ${table})`,
      en: `Stored. ${key} ${label}: ${old ?? none} → ${final} (in ${table})`,
    }[language],
    result: { stored: true, location: `${table}/${key}/${field}`, old, new: final },
    own: stateOf({ ...stored, value: final }, old, "completed", `${table}/${key}/${field}`),
  };
}

/** A whole document is named by its first line. */
function shortly(value: string): string {
  const [first = "", ...rest] = value.split("\n");
  return rest.length === 0 ? value : `${first.replace(/^#+ /u, "")} (${rest.length + 1}줄)`;
}

function stateOf(
  stored: NonNullable<Request["stored"]>,
  old: string | null,
  status: "completed" | "failed",
  location: string | null,
) {
  const { table, key, field, value } = stored;
  return {
    data_to_store: { key, field, value, old },
    data_type: "record",
    data_size: value.length,
    storage_decision: "structured_db",
    decision_reasoning: "한 기록의 한 칸이라 정형 자료(structured ratio > 0.8)예요.",
    schema_mapping: { target_table: table, field_mappings: { [field]: field }, transformation_rules: [] },
    storage_status: status,
    stored_location: location,
  };
}
