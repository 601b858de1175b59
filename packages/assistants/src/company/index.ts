import { nextTurn, shownDialogue, toldDialogue } from "@maru/dialogue";
import { type Assistant, abandonSteps, defineAssistant, fromAssistant, fromUser } from "@maru/runtime";
import type { PlainObject } from "@maru/state";
import type { AssistantSetup } from "../assistant-factory.ts";
import { trainedReader } from "../shared/operations/trained-reader.ts";
import { replyLanguage } from "../travel/texts/language.ts";
import { describe } from "./answer/describe.ts";
import { openDesk } from "./desk.ts";
import type { Asker } from "./domain/semantic/access.ts";
import { companyGraph } from "./graph.ts";
import { COMPANY_OPERATIONS, companyAbilities, READ_BY_EXAMPLES } from "./operations/index.ts";
import { openRecords } from "./records.ts";
import { nextQuestion } from "./states/nodes.ts";
import type { SessionUpdate } from "./states/state.ts";
import type { CompanyData } from "./tables/company-tables.ts";
import { readCompanyData } from "./tables/read-company-data.ts";
import { companyTools } from "./tools.ts";

const GREETING = {
  ko: "무엇을 도와드릴까요? 숫자, 연락처, 문서, 규정, 저장을 말로 부탁하시면 돼요.",
  en: "What can I do for you? Ask for figures, contacts, documents, rules, or something to store.",
};
const SAMPLE = {
  ko: " 지금은 표본 회사의 자료(모두 지어낸 것)예요.",
  en: " The data are those of a sample company; everything in them is invented.",
};

/** An assistant for the employees of a company, on its own sample or on data somebody brings along. */
export function company(setup: AssistantSetup): Assistant {
  const data = readCompanyData(setup.data);
  const desk = openDesk(data, askerFor(setup.user, data));
  const tools = companyTools(desk);
  const abilities = companyAbilities(desk, tools);
  const team = { desk, tools, records: openRecords(setup.store) };
  return defineAssistant(companyGraph(team, abilities), {
    name: "company",
    title: { ko: "업무 도우미", en: "Company assistant" },
    description: {
      ko: "회사 자료의 숫자와 연락처, 문서 초안, 규정 확인, 기록 저장을 말로 부탁해요.",
      en: "Figures, contacts, documents, company rules and records, asked for in words.",
    },
    examples: [
      { ko: "지난달 서부팀 매출 얼마야?", en: "Sales by team last month" },
      { ko: "지난 분기 거래처별 매출 top3", en: "Top 3 clients by sales last quarter" },
      {
        ko: "설명회에서 원장님 저녁 15만원 대접해도 돼?",
        en: "May I offer a dinner of 150,000 won at a briefing?",
      },
    ],
    initial: (session, at) => ({
      session_id: session.id,
      user_id: session.user,
      company_id: data.company === "" ? "company" : data.company,
      language: at.language,
      messages: [
        fromAssistant(at.id, `${GREETING[at.language]}${data.isSample ? SAMPLE[at.language] : ""}`, at.now),
      ],
    }),
    operations: {
      catalogue: COMPANY_OPERATIONS,
      able: Object.keys(abilities.behaviours),
      shown: (state) => shownDialogue(state, COMPANY_OPERATIONS),
    },
    reader: trainedReader("company", abilities, READ_BY_EXAMPLES),
    receive: (state, message) => ({
      messages: [fromUser(message)],
      language: replyLanguage(message.text, state.turn === 0 ? null : state.language),
      ...nextQuestion(),
      requests: [],
      refusals: [],
      is_help: false,
      ...nextTurn(message),
    }),
    stopped: (state, _reason, at): SessionUpdate => ({
      current_phase: "analyzing",
      execution_manager_state: null,
      progress_percentage: 0,
      messages: [fromAssistant(at.id, at.sentence[state.language], at.now)],
      execution_steps: abandonSteps(state.execution_steps, at.now, state.language),
    }),
    describe: (state) => {
      const { extra, ...summary } = describe(state);
      const told = JSON.parse(
        JSON.stringify({ ...extra, ...toldDialogue(state, COMPANY_OPERATIONS) }),
      ) as PlainObject;
      return { ...summary, extra: told };
    },
    tools: [tools.sql],
  });
}

/** Who speaks, as the data know them; who is not known there may see what everybody may. */
function askerFor(user: string, { askers, isSample }: CompanyData): Asker {
  const known = askers.get(user) ?? (isSample ? askers.get("u_exec") : undefined);
  return known ?? { id: user, name: user, team: null, role: "guest" };
}
