import { expect, it } from 'vitest'
import { plainText } from '../plain-text.ts'
import { runCalculator } from '../run-calculator.ts'
import { debtPayoffCalculator } from './debt-payoff.calculator.ts'

const card = { balance: 80_000, annualRatePercent: 36, minimum: 4000 }
const loan = { balance: 250_000, annualRatePercent: 14, minimum: 8500 }
const small = { balance: 40_000, annualRatePercent: 18, minimum: 2000 }

function run(given: object) {
  const found = runCalculator(debtPayoffCalculator, given)
  if (!found.ok) throw found.error
  return found
}

it('ends both lines of its chart with nothing owed, in the month and with the interest that are told', () => {
  const { values, outputs, series } = run({ debts: [card, loan, small], extra: 5000 })
  const ends = debtPayoffCalculator.series?.ends?.(values)
  expect(ends?.avalanche).toEqual({ month: outputs.months, interest: outputs.totalInterest })
  expect(ends?.snowball).toEqual({ month: outputs.otherMonths, interest: outputs.otherInterest })
  expect(series()[0]).toEqual({ x: 0, avalanche: 370_000, snowball: 370_000 })
  expect(series().at(-1)).toMatchObject({ avalanche: 0, snowball: 0 })
})

it('has a point for each month of the order that takes longer', () => {
  const debts = [
    { balance: 123_450, annualRatePercent: 39.6, minimum: 3900 },
    { balance: 415_000, annualRatePercent: 10.75, minimum: 9200 },
    { balance: 56_000, annualRatePercent: 0, minimum: 7000 },
  ]
  const { outputs, series } = run({ debts, extra: 7500 })
  expect([outputs.months, outputs.otherMonths]).toEqual([25, 26])
  expect(series()).toHaveLength(27)
  expect(series()[25]).toMatchObject({ avalanche: 0 })
  expect(series()[25]?.snowball).toBeGreaterThan(0)
})

it('names the debts whose least is below their interest', () => {
  const low = { balance: 100_000, annualRatePercent: 36, minimum: 2000 }
  const told = (debts: readonly object[]) =>
    run({ debts, extra: 20_000 })
      .explanation()
      .steps.map(({ parts }) => plainText(parts))
      .join(' ')
  expect(told([card])).toContain('The least of every debt is more than its interest.')
  expect(told([card, low])).toContain(
    'The least of debt 2 is below the interest of the first month: by it alone',
  )
  expect(told([low, card, low])).toContain('The least of debt 1 and debt 3 is below')
  expect(told([card, small])).toMatch(
    /They end in this order: debt \d \(month \d+\), debt \d \(month \d+\)\./,
  )
})

it('refuses a budget that never ends the debts at once', () => {
  const found = runCalculator(debtPayoffCalculator, { debts: [{ ...card, minimum: 2000 }], extra: 0 })
  expect(found).toMatchObject({
    ok: false,
    error: { code: 'NO_SOLUTION', message: 'The minimums and the extra never pay the debts off.' },
  })
})
