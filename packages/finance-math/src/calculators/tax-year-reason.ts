import { taxRulePack } from '../tax/tax-rule-pack.ts'
import { financialYears } from '../tax/tax-rules.ts'
import { limitReason } from './limit-reason.ts'

const pages = financialYears.map(
  (year) => taxRulePack(year).figures.find(({ figure }) => figure === 'slabs')?.source.title,
)

/** Says which years of income tax there are, with the page of each. */
export const taxYearReason = limitReason(
  { name: 'the income tax', source: pages.join('; ') },
  `is known here for FY ${financialYears[0]} to FY ${financialYears.at(-1)}, each with the slabs and rates of its own`,
)
