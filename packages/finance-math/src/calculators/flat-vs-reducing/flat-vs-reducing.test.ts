import { expect, it } from 'vitest'
import { plainText } from '../plain-text.ts'
import { runCalculator } from '../run-calculator.ts'
import { flatVsReducingCalculator } from './flat-vs-reducing.calculator.ts'

it.each([
  // 2,403 of flat interest against 1,670.48 at 3 % and 2,753.19 at 4.9 %, computed in decimals.
  [3, 'costs ₹732.52 more'],
  [4.9, 'costs ₹350.19 less'],
])('says whether it costs more or less than another loan at %s %%', (otherRatePercent, told) => {
  const given = { principal: 35_600, flatRatePercent: 2.25, years: 3, otherRatePercent }
  const run = runCalculator(flatVsReducingCalculator, given)
  if (!run.ok) throw run.error
  expect(
    run
      .explanation()
      .steps.map(({ parts }) => plainText(parts))
      .join(' '),
  ).toContain(told)
})
