import { ofDeposits } from './plain/deposits.ts'
import { ofLoans } from './plain/loans-and-interest.ts'
import { ofNamesAlone } from './plain/names.ts'
import { ofPercentages } from './plain/percentages.ts'
import { ofTaxes } from './plain/taxes.ts'
import type { PartRephrasing } from './rephrasing.ts'

/** What has plainer words, one after the other: what is a name is none before a deposit is looked for. */
export const saidPlainly: readonly PartRephrasing[] = [
  ...ofTaxes,
  ...ofPercentages,
  ...ofLoans,
  ...ofNamesAlone,
  ...ofDeposits,
]
