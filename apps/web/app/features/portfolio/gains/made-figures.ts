import type { GainsYear, MadeFigure } from '@pkg/api-contract'
import { formatMoney } from './format-money.ts'
import { taxesByTerm } from './gains-choice.ts'

/** How the disposals are called that make a figure of the year. */
export const madeNames: Readonly<Record<MadeFigure, string>> = {
  gains: 'Those that gained',
  losses: 'Those that lost',
  taxable: 'Those with a lot that gained',
  transfers: 'All but fees',
  gas: 'Fees alone',
  'short-term': 'Those of short term',
  'long-term': 'Those of long term',
  undated: 'Those of an unknown day',
}

/** Whether a fee is a disposal in that year. */
export const countsFees = ({ readings }: Pick<GainsYear, 'readings'>): boolean => readings?.gas !== 'none'

/** The figures of a year that its disposals can be narrowed to. */
export function listMade(year: Pick<GainsYear, 'country' | 'india' | 'readings' | 'totals'>): MadeFigure[] {
  const { country, india, totals } = year
  return [
    ...(['gains', 'losses'] as const),
    ...(india === null ? [] : (['taxable'] as const)),
    ...(countsFees(year) ? (['transfers', 'gas'] as const) : []),
    ...(taxesByTerm(country) && totals.shortTerm !== null ? (['short-term', 'long-term'] as const) : []),
    ...(taxesByTerm(country) && totals.undated !== null ? (['undated'] as const) : []),
  ]
}

/** What the disposals come to that make a figure; nothing of a figure that the year has no sum of. */
export function sayMade(
  figure: MadeFigure,
  { currency, totals, india, gas }: Pick<GainsYear, 'currency' | 'totals' | 'india' | 'gas'>,
): string | null {
  const money = (amount: string) => formatMoney(currency, amount)
  switch (figure) {
    case 'gains':
      return `Together they gained ${money(totals.gains)}.`
    case 'losses':
      return `Together they lost ${money(totals.losses)}.`
    case 'taxable':
      return india && `Their lots that gained come to the taxable ${money(india.taxableIncome)}.`
    case 'gas':
      return `Together they were worth ${money(gas.paid)}.`
    case 'short-term':
      return totals.shortTerm && `Their lots of short term come to ${money(totals.shortTerm)}.`
    case 'long-term':
      return totals.longTerm && `Their lots of long term come to ${money(totals.longTerm)}.`
    case 'undated':
      return totals.undated && `Their lots of an unknown day come to ${money(totals.undated)}.`
    case 'transfers':
      return null
  }
}
