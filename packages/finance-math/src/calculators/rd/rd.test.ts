import { expect, it } from 'vitest'
import { newest } from '../../india/dated-rule.ts'
import { depositTerms } from '../../india/rules/deposit-terms.ts'
import { parseValues } from '../parse-values.ts'
import { rdCalculator } from './rd.calculator.ts'

it('takes of the post office no less than its rule says, and of a bank what it is given', () => {
  const { min } = newest(depositTerms).rd
  const least = (mode: string) => parseValues(rdCalculator, { mode, monthlyDeposit: min - 10 })
  expect(least('post-office').corrections).toContainEqual(
    expect.objectContaining({ input: 'monthlyDeposit', reason: 'below-min', min }),
  )
  expect(least('post-office').values.monthlyDeposit).toBe(min)
  expect(least('bank').values.monthlyDeposit).toBe(min - 10)
})
