import { describe, expect, it } from 'vitest'
import { bundleSize } from '../bench/bundle-size.ts'

const compressed = async (code: string): Promise<number> => (await bundleSize(code)).brotli
const only = (name: string) => compressed(`export { ${name} } from './src/index.ts'`)

// Bytes compressed with brotli: 600 for every function but those with a reason beside them below.
const budgets = [
  ...['pv', 'fv', 'pmt', 'nper', 'ipmt', 'ppmt', 'cumprinc', 'npv', 'npvExcel', 'mirr', 'effectiveRate'],
  ...['nominalRate', 'cagr', 'periodsToTarget', 'fvSchedule', 'roundTo', 'attempt'],
  ...['sip', 'requiredSip', 'stepUpSip', 'lumpSum', 'simpleInterest', 'compoundInterest', 'fixedDeposit'],
  ...['inflation', 'targetAmount', 'convertCurrency', 'fireNumber', 'realRate', 'yearlyRows'],
].map((name): [name: string, budget: number] => [name, 600])

describe('the size of a bundle that imports only', () => {
  it.each([
    ...budgets,
    // The sum of interest at tiny rates, where the closed form would lose its digits.
    ['cumipmt', 640],
    ['arbitrage', 620],
    ['swp', 650],
    // Days read from ISO strings, faster and stricter than the engine does.
    ['xnpv', 700],
    // Rounding of every instalment, and the last one's remainder.
    ['outstandingBalance', 760],
    ['emi', 820],
    ['amortizationSchedule', 930],
    // Made of several of the others.
    ['retirement', 1050],
    ['prepayment', 1110],
    // A solver that proves it has lost no rate.
    ['rate', 1670],
    ['irr', 1700],
    ['xirr', 2010],
    ['analyzeCashFlows', 2040],
    // The tax function carries the tables of three years.
    ['incomeTaxIndia', 1570],
  ])('%s stays within %i bytes', async (name, budget) => {
    expect(await only(name)).toBeLessThan(budget)
  })
  it('everything stays within 8 kB, the tables of the tax included', async () => {
    expect(await compressed("export * from './src/index.ts'")).toBeLessThan(8000)
  })
})
