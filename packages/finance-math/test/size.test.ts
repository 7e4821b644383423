import { describe, expect, it } from 'vitest'
import { bundleSize } from '../bench/bundle-size.ts'

const compressed = async (code: string): Promise<number> => (await bundleSize(code)).brotli
const only = (name: string) => compressed(`export { ${name} } from './src/index.ts'`)

// Bytes compressed with brotli: 600 for every function but those with a reason beside them below.
const budgets = [
  ...['pv', 'fv', 'pmt', 'nper', 'ipmt', 'ppmt', 'cumprinc', 'npv', 'npvExcel', 'mirr', 'effectiveRate'],
  ...['nominalRate', 'cagr', 'periodsToTarget', 'fvSchedule', 'roundTo', 'attempt'],
  ...['sip', 'requiredSip', 'stepUpSip', 'lumpSum', 'simpleInterest', 'compoundInterest', 'fixedDeposit'],
  ...['inflation', 'targetAmount', 'convertCurrency', 'fireNumber', 'realRate', 'yearlyRows', 'arbitrage'],
].map((name): [name: string, budget: number] => [name, 600])

describe('the size of a bundle that imports only', () => {
  it.each([
    ...budgets,
    // The sum of interest at tiny rates, where the closed form would lose its digits.
    ['cumipmt', 640],
    ['swp', 635],
    // Days read from ISO strings, faster and stricter than the engine does.
    ['xnpv', 635],
    // Rounding of every instalment, and the last one's remainder.
    ['outstandingBalance', 710],
    ['emi', 790],
    ['amortizationSchedule', 910],
    // Made of several of the others.
    ['retirement', 1035],
    ['prepayment', 1070],
    // A solver that proves it has lost no rate.
    ['rate', 1660],
    ['irr', 1685],
    ['xirr', 1960],
    ['analyzeCashFlows', 1945],
    // The tax function carries the tables of three years.
    ['incomeTaxIndia', 1550],
  ])('%s stays within %i bytes', async (name, budget) => {
    expect(await only(name)).toBeLessThan(budget)
  })
  it('everything stays within 8 kB, the tables of the tax included', async () => {
    expect(await compressed("export * from './src/index.ts'")).toBeLessThan(7950)
  })
})
