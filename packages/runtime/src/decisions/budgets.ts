import type { Session, Storage } from "@maru/storage";
import type { RuntimePorts } from "../ports.ts";
import { Budget, type BudgetLimits } from "./budget.ts";
import type { ModelPort } from "./decision.ts";
import { type Allowances, OwnerSpending } from "./owner-spending.ts";
import { SessionSpending } from "./session-spending.ts";

/** Opens the budget of a turn: what its session, its person and their company have spent before counts. */
export class Budgets {
  readonly #isFree: boolean;
  readonly #sessions: SessionSpending;
  readonly #owners: OwnerSpending;

  constructor(
    storage: Pick<Storage, "events" | "spending">,
    ports: Pick<RuntimePorts, "now">,
    model: ModelPort | null,
    allowances: Allowances,
  ) {
    // Without a model nothing is ever spent.
    this.#isFree = model === null;
    this.#sessions = new SessionSpending(storage.events);
    this.#owners = new OwnerSpending(storage.spending, ports, allowances);
  }

  async open(limits: BudgetLimits, session: Session): Promise<Budget> {
    if (this.#isFree) return new Budget(limits);
    return new Budget(limits, await this.#sessions.of(session.id), await this.#owners.open(session));
  }
}
