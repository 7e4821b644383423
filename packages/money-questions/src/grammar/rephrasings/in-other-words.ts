import { ofBorrowed, ofIncomes } from './plain/borrowed.ts'
import { ofWhatCountsNot, saidBriefly } from './plain/briefly.ts'
import { ofLimits, ofRanges } from './plain/limits.ts'
import { ofLoanSteps } from './plain/loan-steps.ts'
import { loansInHindi } from './plain/loans-in-hindi.ts'
import { ofWhatIsNotAsked } from './plain/negations.ts'
import { ofStories } from './plain/stories.ts'
import { asStrangersSay } from './plain/strangers.ts'
import { ofAsides, ofTaxNotes } from './plain/tax-notes.ts'
import { type PartRephrasing, part } from './rephrasing.ts'
import { growthAlone, ofYears, tellGrowth, tellYearsOfAmounts } from './tell-growth.ts'
import { savedWithInflation, tellInflationBeside } from './tell-inflation-beside.ts'
import { partOfLoan, tellPartOfLoan } from './tell-part-of-loan.ts'
import { ofPrices, tellPrices } from './tell-prices.ts'

/**
 * Other words for a question that has no answer in its own. What has one is never told otherwise, so that none of these can
 * change it.
 */
export const inOtherWords: readonly PartRephrasing[] = [
  ...asStrangersSay,
  ...ofAsides,
  ...ofTaxNotes,
  ...ofStories,
  ...ofWhatIsNotAsked,
  ...ofLimits,
  ...ofRanges,
  ...ofLoanSteps,
  ...ofWhatCountsNot,
  ...loansInHindi,
  ...ofBorrowed,
  ...ofIncomes,
  ...saidBriefly,
  part('^.*$', tellInflationBeside, savedWithInflation),
  part('^.*$', tellPrices, ofPrices),
  part('^.*$', tellYearsOfAmounts, ofYears),
  part('^.*$', tellGrowth, growthAlone),
  part('^.*$', tellPartOfLoan, partOfLoan),
]
