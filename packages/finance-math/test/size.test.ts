import { describe, expect, it } from 'vitest'
import { bundleSize } from '../bench/bundle-size.ts'

const only = (name: string) => bundleSize(`export { ${name} } from './src/index.ts'`)

// Bytes of a minified bundle: 600 with gzip for every function but those with a reason beside them below, and
// in docs/decisions of the repository.
const withinTheBar = [
  ...['pv', 'fv', 'pmt', 'nper', 'ppmt', 'cumprinc', 'npv', 'npvExcel', 'mirr', 'effectiveRate'],
  ...['nominalRate', 'cagr', 'periodsToTarget', 'fvSchedule', 'roundTo', 'attempt', 'sip', 'requiredSip'],
  ...['lumpSum', 'simpleInterest', 'compoundInterest', 'fixedDeposit', 'inflation', 'targetAmount'],
  ...['convertCurrency', 'fireNumber', 'realRate', 'yearlyRows'],
].map((name): [name: string, gzip: number, brotli: number] => [name, 600, 510])

describe('the size of a bundle that imports only', () => {
  it.each([
    ...withinTheBar,
    // Within the bar with brotli. The balance as closed forms in which nothing cancels, for speed and tiny rates.
    ['ipmt', 635, 550],
    // Sums of interest at tiny rates, where the closed form would lose its digits.
    ['cumipmt', 680, 595],
    // Days read from ISO strings, strictly.
    ['xnpv', 680, 570],
    // Stakes in hundredths, the last of which takes the remainder.
    ['arbitrage', 680, 580],
    // Years of rising payments and the months after them, in closed form.
    ['stepUpSip', 695, 590],
    // A row a month.
    ['swp', 740, 600],
    // Rounding of every instalment, and the last one's remainder.
    ['outstandingBalance', 770, 665],
    ['emi', 815, 715],
    ['amortizationSchedule', 985, 860],
    // Made of several of the others.
    ['retirement', 995, 860],
    ['prepayment', 1140, 1020],
    // A solver that proves it has lost no rate.
    ['rate', 1545, 1420],
    ['irr', 1655, 1510],
    ['xirr', 1865, 1700],
    ['analyzeCashFlows', 1855, 1700],
    // The tax function carries the tables of three years and twelve deductions.
    ['incomeTaxIndia', 1715, 1535],
  ] as const)('%s stays within %i bytes with gzip and %i with brotli', async (name, gzip, brotli) => {
    const size = await only(name)
    expect(size.gzip).toBeLessThanOrEqual(gzip)
    expect(size.brotli).toBeLessThanOrEqual(brotli)
  })
  it('everything stays within 8 kB with brotli, the tables of the tax included', async () => {
    const size = await bundleSize("export * from './src/index.ts'")
    expect(size.brotli).toBeLessThanOrEqual(7660)
    expect(size.gzip).toBeLessThanOrEqual(8430)
  })
})
