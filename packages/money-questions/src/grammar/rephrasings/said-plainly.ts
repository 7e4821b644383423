import { ofDeposits } from './plain/deposits.ts'
import { ofLoans } from './plain/loans-and-interest.ts'
import { ofNamesAlone } from './plain/names.ts'
import { ofPercentages } from './plain/percentages.ts'
import { ofRatesOfAPart } from './plain/rates-of-a-part.ts'
import { ofTaxes } from './plain/taxes.ts'
import type { PartRephrasing } from './rephrasing.ts'

/** What has plainer words, one after the other: what is a name is none before a deposit is looked for. */
export const saidPlainly: readonly PartRephrasing[] = [
  ...ofRatesOfAPart,
  ...ofTaxes,
  ...ofPercentages,
  ...ofLoans,
  ...ofNamesAlone,
  ...ofDeposits,
]
