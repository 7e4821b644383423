/** What a loan, an investment or a deposit does in one year of a plan, in money of that year. */
export interface PlanPartYear {
  /** Paid into it, or as instalments. */
  paid: number
  /** Paid out by it. */
  received: number
  /** Credited by somebody else, such as an employer: it costs the plan nothing. */
  added: number
  /** What is there, or owed, at the end of the year; below zero it is the other of the two. */
  balance: number
}

/** A loan, an investment or a deposit as a plan over years has it. */
export interface PlanPart {
  /** Whether its balance is owed or owned. */
  kind: 'debt' | 'investment'
  /** What is there, or owed, on the first day. */
  start: number
  /** A sum put in on the first day: what is there then is made of it. */
  lump: number
  /** Spent on the first day beside it, such as a down payment. */
  spent: number
  /** What is bought with it and keeps a worth, such as a home, at its price. */
  property: number
  /** From the first year on; later years repeat nothing. */
  years: readonly PlanPartYear[]
  /** What is left at the end of the last of these years grows by so much a year; 0 leaves it as it is. */
  afterPercent: number
}
