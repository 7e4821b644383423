/** How often a source may be asked, in its own units, which are calls unless it weighs them. */
export interface Budget {
  perMinute?: number
  /** Of the day in UTC. */
  perDay?: number
}

/** The budgets that somebody set, by the ids of providers; an empty one lifts that which holds by default. */
export type Budgets = Readonly<Record<string, Budget>>

/** On whose behalf sources are asked now. */
export interface Caller {
  /** A name for a person, which tells nothing else; null for what belongs to nobody, such as the market list. */
  asker: string | null
  /** Whether a job asks, which people come before. */
  isJob: boolean
  /** Sent along, so that a call is found by the request that caused it. */
  requestId: string
}

/** What a call takes from a budget. */
export interface Spending {
  asker: string | null
  isJob: boolean
  cost: number
}

/** Counts what was asked of sources, over all processes that share it. */
export interface BudgetBook {
  /**
   * Counts a call where the budget lets it through and answers 0; else how many milliseconds it is until the same caller may
   * ask again.
   */
  take(purse: string, budget: Budget, spending: Spending): Promise<number>
  /** Counts what a call turned out to cost, whether or not that is in the budget. */
  add(purse: string, budget: Budget, spending: Spending): Promise<void>
}
