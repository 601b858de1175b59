import type { Language, StepUpdate } from "@maru/state";
import type { Team } from "../shapes/common.ts";
import type { Scope } from "../teams/search-team.ts";
import type { AnalysisToolName } from "../tools/tools.ts";
import type { Plan } from "./plan-request.ts";

type Words = Readonly<Record<Language, string>>;

const SCOPES: Readonly<Record<Scope, Words>> = {
  legal: { ko: "법령", en: "the law" },
  real_estate: { ko: "시세", en: "market prices" },
  property: { ko: "매물", en: "listings" },
  loan: { ko: "대출 상품", en: "loans" },
};
const ANALYSES: Readonly<Record<AnalysisToolName, Words>> = {
  rent_increase_check: { ko: "인상률과 한도 계산", en: "the increase and its cap" },
  rent_conversion: { ko: "전월세 전환 계산", en: "deposit and rent conversion" },
  lease_dates: { ko: "갱신·통지 날짜 계산", en: "renewal and notice dates" },
  move_in_dates: { ko: "전입·대항력 날짜 계산", en: "move-in dates" },
  lease_report_check: { ko: "신고 대상 확인", en: "whether it is reported" },
  converted_deposit: { ko: "환산보증금 계산", en: "converted deposit" },
  small_deposit_check: { ko: "최우선변제 금액 확인", en: "protection of small deposits" },
  market_analysis: { ko: "시세와 비교", en: "comparison with the market" },
  loan_simulator: { ko: "대출 한도와 상환액 계산", en: "loan limits and payments" },
  risk_analysis: { ko: "보증금 위험 진단", en: "the risk of the deposit" },
  broker_fee_calculator: { ko: "중개보수 계산", en: "the broker's fee" },
  policy_matcher: { ko: "지원 정책 확인", en: "support programmes" },
  roi_calculator: { ko: "수익률 계산", en: "the yield" },
  contract_analysis: { ko: "계약서 조항 검토", en: "review of the clauses" },
  legal_options: { ko: "할 수 있는 일 정리", en: "what can be done" },
};

/** The plan as lines of the to-do list. */
export function describeSteps(plan: Plan, language: Language): readonly StepUpdate[] {
  return plan.steps.map(({ team }, index) => ({
    step_id: `step_${index}`,
    step_type: team,
    agent_name: `${team}_team`,
    team,
    ...taskOf(team, plan, language),
  }));
}

function taskOf(team: Team, plan: Plan, language: Language): { task: string; description: string } {
  const list = (words: readonly Words[]) => words.map((each) => each[language]).join(", ");
  switch (team) {
    case "search": {
      const what = list(plan.scopes.map((scope) => SCOPES[scope]));
      return language === "ko"
        ? { task: `${what} 검색`, description: `${what} 정보를 찾아요.` }
        : { task: `Search ${what}`, description: `Looks up ${what}.` };
    }
    case "analysis": {
      const what = list(plan.analyses.map((tool) => ANALYSES[tool]));
      return language === "ko"
        ? { task: what, description: `${what}: 찾은 자료와 말씀하신 숫자로 계산하고 판단해요.` }
        : { task: `Work out ${what}`, description: `Works out ${what} from what was found and said.` };
    }
    case "document":
      return language === "ko"
        ? { task: "임대차계약서 작성", description: "초안을 쓰고 검토한 다음 승인을 받아 완성해요." }
        : { task: "Write the lease", description: "Drafts, reviews and, once approved, finishes the lease." };
  }
}

/** Which steps wait for which. */
export function planLines(plan: Plan) {
  const idOf = (team: Team) => `step_${plan.steps.findIndex((each) => each.team === team)}`;
  return plan.steps.map(({ team, dependencies }) => ({
    step_id: idOf(team),
    team,
    dependencies: dependencies.map(idOf),
  }));
}
