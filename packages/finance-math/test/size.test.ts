import { describe, expect, it } from 'vitest'
import { bundleSize } from '../bench/bundle-size.ts'

const compressed = async (code: string): Promise<number> => (await bundleSize(code)).brotli
const only = (name: string) => compressed(`export { ${name} } from './src/index.ts'`)

// Bytes compressed with brotli. What costs more than 0.6 kB has a reason beside it.
const budgets = [
  ...['pv', 'fv', 'pmt', 'nper', 'ipmt', 'npv', 'npvExcel', 'mirr', 'effectiveRate', 'nominalRate'],
  ...['cagr', 'periodsToTarget', 'fvSchedule', 'roundTo', 'attempt'],
  ...['sip', 'requiredSip', 'lumpSum', 'simpleInterest', 'compoundInterest', 'fixedDeposit', 'inflation'],
  ...['targetAmount', 'convertCurrency', 'fireNumber', 'realRate', 'yearlyRows'],
].map((name): [name: string, budget: number] => [name, 620])

describe('the size of a bundle that imports only', () => {
  it.each([
    ...budgets,
    ['ppmt', 800],
    ['cumipmt', 850],
    // A solver that proves it has lost no rate.
    ['rate', 1750],
    ['irr', 1800],
    ['xirr', 2100],
    // Rounding of every instalment, and the last one's remainder.
    ['emi', 900],
    ['amortizationSchedule', 1000],
    // The tax function carries the tables of three years.
    ['incomeTaxIndia', 1600],
  ])('%s stays within %i bytes', async (name, budget) => {
    expect(await only(name)).toBeLessThan(budget)
  })
  it('everything stays within 8 kB, the tables of the tax included', async () => {
    expect(await compressed("export * from './src/index.ts'")).toBeLessThan(8000)
  })
})
