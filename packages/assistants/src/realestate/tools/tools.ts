import type { Tool } from "@maru/runtime";
import type { RealEstateData } from "../ports.ts";
import type { Sources } from "../sources.ts";
import { contractAnalysis, leaseContractGenerator } from "./contract-tools.ts";
import { rentIncreaseCheck } from "./increase-tool.ts";
import { riskAnalysis, smallDepositCheck } from "./judging-tools.ts";
import {
  brokerFeeCalculator,
  convertedDeposit,
  leaseDates,
  leaseReportCheck,
  moveInDatesTool,
  rentConversion,
} from "./lease-tools.ts";
import { marketAnalysis } from "./market-tool.ts";
import { loanSimulator, policyMatcher, roiCalculator } from "./money-tools.ts";
import { legalOptions } from "./options-tool.ts";
import { type LawPort, legalSearch, loanData, marketData, realEstateSearch } from "./search-tools.ts";

/** Everything within reach of the teams, made for one set of data. */
export function createTools(data: RealEstateData, law: LawPort, sources: Sources) {
  const search = {
    legal_search: legalSearch(law, sources.texts),
    market_data: marketData(data, sources.deals),
    real_estate_search: realEstateSearch(data),
    loan_data: loanData(data, sources.loans),
  };
  const analysis = {
    rent_increase_check: rentIncreaseCheck(data),
    rent_conversion: rentConversion(data),
    lease_dates: leaseDates(),
    move_in_dates: moveInDatesTool(),
    broker_fee_calculator: brokerFeeCalculator(),
    small_deposit_check: smallDepositCheck(),
    lease_report_check: leaseReportCheck(),
    converted_deposit: convertedDeposit(),
    market_analysis: marketAnalysis(data),
    risk_analysis: riskAnalysis(data),
    loan_simulator: loanSimulator(data),
    policy_matcher: policyMatcher(data),
    roi_calculator: roiCalculator(),
    contract_analysis: contractAnalysis(),
    legal_options: legalOptions(),
  };
  const document = { lease_contract_generator: leaseContractGenerator() };
  const all = [search, analysis, document].flatMap((team) => Object.values(team)) as Tool[];
  return { search, analysis, document, all };
}

export type Tools = ReturnType<typeof createTools>;
export type SearchTools = Tools["search"];
export type AnalysisTools = Tools["analysis"];
export type AnalysisToolName = keyof AnalysisTools;
