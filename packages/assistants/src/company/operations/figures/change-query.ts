import type { Outcome, Scene } from "@maru/runtime";
import { foundText } from "../../../shared/operations/found-text.ts";
import type { Desk } from "../../desk.ts";
import { Request } from "../../domain/request.ts";
import { grant } from "../../domain/semantic/access.ts";
import { COMPANY_MODEL } from "../../domain/semantic/company-model.ts";
import { DataQuery } from "../../domain/semantic/data-query.ts";
import { afterDenial } from "../../states/after-denial.ts";
import type { GlobalSessionState, SessionUpdate } from "../../states/state.ts";

type State = GlobalSessionState;

/** Asks again what was asked last, with something changed; who may see what is judged anew. */
export function askAgain(
  desk: Desk,
  { state, language }: Scene<State>,
  words: string,
  change: Partial<DataQuery>,
): Outcome<SessionUpdate> {
  const { last_query, requests } = state;
  if (last_query === null) return {};
  const asked = DataQuery.parse({ ...last_query, ...change });
  const granted = grant(COMPANY_MODEL, desk.asker, asked, desk.teamOf);
  if (!granted.isGranted)
    return {
      update: { ...afterDenial(asked), refusals: [...state.refusals, granted.reason[language]] },
    };
  const request = Request.parse({
    task_id: `task_${String(requests.length + 1).padStart(3, "0")}`,
    agent: "DataAnalysisAgent",
    op: "query",
    task: "다시 조회",
    words,
    query: granted.query,
  });
  return {
    update: {
      requests: [...structuredClone(requests), structuredClone(request)] as never,
      last_query: structuredClone(granted.query) as never,
    },
  };
}

/** The answer where no figures are there yet that could be shown another way. */
export function nothingShown(scene: Scene<State>): Outcome<SessionUpdate> {
  return foundText(scene, {
    text: {
      ko: "아직 보여 드린 표가 없어요. 어떤 숫자인지 말씀해 주시면 그 모양으로 보여 드릴게요.",
      en: "There is no table yet. Tell me which figures, and I show them like that.",
    },
  });
}
