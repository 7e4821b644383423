import { type TaxFigure, taxRulePack } from '../tax/tax-rule-pack.ts'
import type { FinancialYear } from '../tax/tax-rules.ts'
import type { UsedRule } from './calculator.ts'

/**
 * What is told of the figures of a tax year that were used, as of one rule: `name` is what they set, and the pages are those
 * on which each of them was checked.
 */
export function usedTaxFigures(
  financialYear: FinancialYear,
  name: string,
  isUsed: (figure: TaxFigure) => boolean,
): UsedRule {
  const { confidence, figures } = taxRulePack(financialYear)
  const used = figures.filter(isUsed)
  const start = Number(financialYear.slice(0, 4))
  const [checkedOn] = used.map((figure) => figure.checkedOn).sort() as [string]
  return {
    name: `${name} of FY ${financialYear}`,
    from: `${start}-04-01`,
    knownUntil: `${start + 1}-03-31`,
    certainty: confidence === 'high' ? 'certain' : 'probable',
    source: [...new Set(used.map(({ source }) => source.title))].join('; '),
    checkedOn,
  }
}
