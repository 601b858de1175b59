import { openDesk } from "./company/desk.ts";
import { companyAbilities, READ_BY_EXAMPLES as READ_BY_COMPANY } from "./company/operations/index.ts";
import { readCompanyData } from "./company/tables/read-company-data.ts";
import { companyTools } from "./company/tools.ts";
import { decideTopics } from "./realestate/decisions.ts";
import { articleById } from "./realestate/law/corpus.ts";
import { findArticle } from "./realestate/law/find-article.ts";
import { findTerm } from "./realestate/law/glossary.ts";
import { searchLaw } from "./realestate/law/search-law.ts";
import { readRealEstateData } from "./realestate/market/read-data.ts";
import { isContract } from "./realestate/operations/draft-kinds.ts";
import { READ_BY_EXAMPLES as READ_BY_ADVISER, realEstateAbilities } from "./realestate/operations/index.ts";
import { termNamedIn } from "./realestate/reading/term-named-in.ts";
import { readSources } from "./realestate/sources.ts";
import { planQuestion } from "./realestate/supervisor.ts";
import { teamWork } from "./realestate/team-work.ts";
import { createTools } from "./realestate/tools/tools.ts";
import { READ_BY_EXAMPLES as READ_BY_RESEARCHER, researchAbilities } from "./research/operations/index.ts";
import { researchTools } from "./research/tools.ts";
import { leftoverWork } from "./shared/operations/leftover-reading.ts";
import { trainedReading } from "./shared/operations/trained-reader.ts";
import { planDays } from "./travel/experts/plan-days.ts";
import { hearMessage } from "./travel/hear-message.ts";
import { READ_BY_EXAMPLES as READ_BY_PLANNER, travelAbilities } from "./travel/operations/index.ts";

type Run = (input: never) => unknown;

/** Everything of the assistants that only computes, by its name: what threads can be asked for. */
export function pureWork(given: unknown): ReadonlyMap<string, Run> {
  const data = readRealEstateData(given);
  const law = { search: searchLaw, find: findArticle, byId: articleById, term: findTerm };
  const tools = createTools(data, law, readSources({ data: given, user: "local", environment: {} }, data));
  const desk = sampleDesk();
  const adviser = realEstateAbilities(teamWork(tools));
  const works = [
    trainedReading("travel", travelAbilities, READ_BY_PLANNER),
    trainedReading("realestate", adviser, READ_BY_ADVISER, isContract),
    leftoverWork("realestate", adviser, isContract),
    trainedReading(
      "research",
      researchAbilities(() => false, researchTools([])),
      READ_BY_RESEARCHER,
    ),
    trainedReading("company", companyAbilities(desk, companyTools(desk)), READ_BY_COMPANY),
    hearMessage,
    planDays,
    planQuestion({ data, termIn: termNamedIn }),
  ];
  const decisions = [decideTopics];
  const context = { signal: new AbortController().signal, now: () => "", key: "" };
  return new Map<string, Run>([
    ...works.map(({ name, run }): [string, Run] => [name, run as Run]),
    ...decisions.map(({ name, rules }): [string, Run] => [`decision/${name}`, rules as Run]),
    ...tools.all
      .filter(({ isPure }) => isPure)
      .map((tool): [string, Run] => [`tool/${tool.name}`, (input) => tool.run(input, context)]),
  ]);
}

/** Only its words are needed here: nobody in particular asks. */
function sampleDesk() {
  return openDesk(readCompanyData(null), { id: "reader", name: "reader", team: null, role: "guest" });
}
