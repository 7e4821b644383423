import type { RegimeRules, TaxRegime, TaxSlab } from './tax-types.ts'

/** Slabs written as [up to, percent] pairs, the last without end. */
const slabs = (top: number, ...pairs: readonly (readonly [number, number])[]): readonly TaxSlab[] => [
  ...pairs.map(([upTo, ratePercent]) => ({ upTo, ratePercent })),
  { upTo: null, ratePercent: top },
]

const surcharge = [
  { above: 5e6, ratePercent: 10 },
  { above: 1e7, ratePercent: 15 },
  { above: 2e7, ratePercent: 25 },
]

const newRegime = (all: readonly TaxSlab[], incomeLimit: number, maxRebate: number): RegimeRules => ({
  slabs: { below60: all, '60to79': all, '80plus': all },
  rebate87A: { incomeLimit, maxRebate, marginalRelief: true },
  standardDeduction: 75_000,
  surcharge,
  cessPercent: 4,
})

const old: RegimeRules = {
  slabs: {
    below60: slabs(30, [250_000, 0], [500_000, 5], [1_000_000, 20]),
    '60to79': slabs(30, [300_000, 0], [500_000, 5], [1_000_000, 20]),
    '80plus': slabs(30, [500_000, 0], [1_000_000, 20]),
  },
  rebate87A: { incomeLimit: 500_000, maxRebate: 12_500, marginalRelief: false },
  standardDeduction: 50_000,
  surcharge: [...surcharge, { above: 5e7, ratePercent: 37 }],
  cessPercent: 4,
}

const new2024 = newRegime(
  slabs(30, [300_000, 0], [700_000, 5], [1_000_000, 10], [1_200_000, 15], [1_500_000, 20]),
  700_000,
  25_000,
)

const new2025 = newRegime(
  slabs(30, [400_000, 0], [800_000, 5], [1_200_000, 10], [1_600_000, 15], [2_000_000, 20], [2_400_000, 25]),
  1_200_000,
  60_000,
)

/** The rules of each year and regime, as data; `taxRulePack` tells where each figure comes from. */
export const taxRules = {
  '2024-25': { new: new2024, old },
  '2025-26': { new: new2025, old },
  '2026-27': { new: new2025, old },
} satisfies Readonly<Record<string, Readonly<Record<TaxRegime, RegimeRules>>>>

/** A financial year whose rules this package has: April of the first year to March of the second. */
export type FinancialYear = keyof typeof taxRules

/** The years whose rules are known. */
export const financialYears = Object.keys(taxRules) as readonly FinancialYear[]

/** The flat rate on gains from virtual digital assets, section 115BBH of the Income-tax Act, 1961. */
export const cryptoRatePercent = 30
