/** The two ways in which an individual may be taxed. */
export type TaxRegime = 'new' | 'old'

/** The age that decides the old regime's exempt amount, at any time in the financial year. */
export type AgeBand = 'below60' | '60to79' | '80plus'

/** A slice of income, up to and including `upTo` (null: without end), and the rate on it. */
export interface TaxSlab {
  upTo: number | null
  ratePercent: number
}

/** Income above which a share of the tax is added to it. */
export interface SurchargeBand {
  above: number
  ratePercent: number
}

/** The rules of one regime in one year: rupees and percent. */
export interface RegimeRules {
  slabs: Readonly<Record<AgeBand, readonly TaxSlab[]>>
  rebate87A: { incomeLimit: number; maxRebate: number; marginalRelief: boolean }
  standardDeduction: number
  surcharge: readonly SurchargeBand[]
  cessPercent: number
}
