import { expect, test } from 'vitest'
import { computeAnswer } from '../compute-answer.ts'
import { salaryTakeHomeCalculator } from './salary-take-home.calculator.ts'

const told = (given: object) => {
  const { values } = computeAnswer(salaryTakeHomeCalculator, given)
  return salaryTakeHomeCalculator.rules?.(values).map(({ name, from }) => [name, from])
}

test('tells the rules that the pay was computed by, the ceiling as it is at the end of the year', () => {
  const plain = { providentFund: 'none', gratuity: 'no', codes: 'no' }
  expect(told(plain)).toEqual([["the employees' state insurance at 0.75 and 3.25 %", '2019-07-01']])
  const ceiling = "the wage ceiling of the Employees' Provident Fund"
  expect(told({ providentFund: 'ceiling' })).toContainEqual([ceiling, '2026-09-17'])
  expect(told({ providentFund: 'ceiling', financialYear: '2025-26' })).toContainEqual([ceiling, '2014-09-01'])
  expect(told({ ...plain, state: 'Gujarat' })).toContainEqual([
    'the list of professional taxes',
    '2025-04-01',
  ])
})

test('refuses variable pay beyond the cost, and a cost that its own parts exceed', () => {
  const refusal = (given: object) => {
    const answer = computeAnswer(salaryTakeHomeCalculator, given)
    return answer.ok ? undefined : [answer.error.code, answer.error.argument]
  }
  expect(refusal({ ctc: 500_000, variablePay: 600_000 })).toEqual(['INVALID_ARGUMENT', 'variablePay'])
  expect(refusal({ ctc: 500_000, basicPercent: 100 })).toEqual(['INVALID_ARGUMENT', 'ctc'])
})

test('holds wages at half of the pay from the first year under the Codes on', () => {
  const fund = (financialYear: string) => {
    const answer = computeAnswer(salaryTakeHomeCalculator, {
      basicPercent: 25,
      gratuity: 'no',
      financialYear,
    })
    return answer.ok ? answer.outputs.employeePf : undefined
  }
  // Half of 12,00,000 ÷ 1.06, 12 % of a month of it to the rupee; before, 12 % of 25,000.
  expect(fund('2026-27')).toBe(67_920)
  expect(fund('2025-26')).toBe(36_000)
})
