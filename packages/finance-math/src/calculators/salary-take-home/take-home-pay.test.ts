import { expect, test } from 'vitest'
import { computeAnswer } from '../compute-answer.ts'
import { salaryTakeHomeCalculator } from './salary-take-home.calculator.ts'

const rulesOf = (given: object) => {
  const { values } = computeAnswer(salaryTakeHomeCalculator, given)
  return salaryTakeHomeCalculator.rules?.(values) ?? []
}
const told = (given: object) => rulesOf(given).map(({ name, from }) => [name, from])

test('tells the rules that the pay was computed by, the ceiling as it is at the end of the year', () => {
  const plain = { providentFund: 'none', gratuity: 'no', codes: 'no' }
  const newTax = 'the income tax of the new regime of FY'
  expect(told(plain)).toEqual([
    [`${newTax} 2026-27`, '2026-04-01'],
    ["the employees' state insurance at 0.75 and 3.25 %", '2019-07-01'],
  ])
  expect(told({ ...plain, financialYear: '2024-25' })).toContainEqual([`${newTax} 2024-25`, '2024-04-01'])
  const ceiling = "the wage ceiling of the Employees' Provident Fund"
  expect(told({ providentFund: 'ceiling' })).toContainEqual([ceiling, '2026-09-17'])
  expect(told({ providentFund: 'ceiling', financialYear: '2025-26' })).toContainEqual([ceiling, '2014-09-01'])
  expect(told({ ...plain, state: 'Gujarat' })).toContainEqual([
    'the list of professional taxes',
    '2025-04-01',
  ])
})

test('names the pages of its tax, and says that the text of the newest Finance Act was not read', () => {
  const [tax, rent] = rulesOf({ regime: 'old', rentPaid: 240_000 })
  expect(tax).toMatchObject({ certainty: 'probable', knownUntil: '2027-03-31', checkedOn: '2026-11-21' })
  expect(tax?.source).toMatch(/^Old-regime slabs by age, ASN tax portal; .*Deductions under Chapter VI-A/)
  expect(rent).toMatchObject({ name: 'the exemption of house rent allowance', certainty: 'certain' })
  const [earlier, fund] = rulesOf({ financialYear: '2025-26' })
  expect(earlier).toMatchObject({ certainty: 'certain', from: '2025-04-01', knownUntil: '2026-03-31' })
  // Neither rents nor deductions count in the new regime.
  expect(earlier?.source).not.toMatch(/Deductions/)
  expect(fund?.name).toBe("the list of contributions to the Employees' Provident Fund")
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

test('counts the ESI of the employer with what the employer pays, and one’s own alone with what is deducted', () => {
  const answer = computeAnswer(salaryTakeHomeCalculator, {
    ctc: 240_000,
    providentFund: 'none',
    gratuity: 'no',
    codes: 'no',
  })
  // 20,000 a month: 19,370.46 with 3.25 %, 629.54 → 630; one's own 0.75 % of it, 145.28 → 146.
  expect(answer.ok && answer.outputs).toMatchObject({
    employerPart: 630 * 12,
    otherDeductions: 146 * 12,
    inHand: 240_000 - 776 * 12,
  })
})
