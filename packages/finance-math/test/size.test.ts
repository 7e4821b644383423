import { describe, expect, it } from 'vitest'
import { bundleSize } from '../bench/bundle-size.ts'

const only = (name: string, door = 'index') => bundleSize(`export { ${name} } from './src/${door}.ts'`)

// Bytes of a minified bundle: 600 with gzip for every function but those with a reason beside them below, and
// in docs/decisions of the repository.
const withinTheBar = [
  ...['pv', 'fv', 'pmt', 'nper', 'ppmt', 'cumprinc', 'npv', 'npvExcel', 'mirr', 'effectiveRate'],
  ...['nominalRate', 'cagr', 'periodsToTarget', 'fvSchedule', 'roundTo', 'attempt', 'sip', 'requiredSip'],
  ...['lumpSum', 'simpleInterest', 'compoundInterest', 'fixedDeposit', 'inflation', 'targetAmount'],
  ...['convertCurrency', 'fireNumber', 'realRate', 'yearlyRows', 'cardPayoff', 'variableSpending'],
  ...['impermanentLoss', 'stakingApy', 'stockAverage'],
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
    ['stepUpSip', 695, 610],
    // A row a month.
    ['swp', 750, 625],
    // Rounding of every instalment, and the last one's remainder.
    ['outstandingBalance', 770, 665],
    ['emi', 815, 715],
    ['amortizationSchedule', 985, 860],
    // Made of several of the others.
    ['retirement', 995, 860],
    ['prepayment', 1140, 1030],
    // A solver that proves it has lost no rate.
    ['rate', 1545, 1420],
    ['irr', 1655, 1510],
    ['xirr', 1885, 1715],
    ['analyzeCashFlows', 1855, 1700],
    // Powers of a part of a quarter, and for the post office the gazette's rounding to the paisa.
    ['gst', 570, 470],
    ['codeWages', 525, 440],
    ['epfYear', 640, 530],
    ['recurringDeposit', 630, 525],
    ['postOfficeRecurringDeposit', 665, 565],
    ['recurringDepositRetained', 685, 585],
    // Five fields and more, each with its check.
    ['loanEligibility', 625, 540],
    ['percentOfPortfolioSpending', 615, 515],
    ['fireNumbers', 620, 520],
    ['guytonKlingerSpending', 650, 550],
    ['payback', 615, 505],
    ['investmentReturn', 635, 520],
    ['lifeCover', 700, 590],
    ['balanceTransfer', 765, 660],
    ['rentVsBuy', 1105, 970],
    ['cardMinimum', 705, 590],
    // Each month is told on the way, from which a table is made, and what never ends is found out at once.
    ['debtPayoff', 990, 870],
    // With the instalment of `emi`, or the payment of `pmt`.
    ['educationLoan', 825, 710],
    ['vpwSpending', 870, 760],
    ['yearsToFire', 1040, 905],
    // Coupons: whole periods, or periods by calendar and five ways to count days.
    ['bondPrice', 670, 560],
    ['bondYield', 865, 740],
    ['bondAccruedInterest', 1285, 1130],
    ['bondDuration', 1310, 1185],
    ['bondPriceDated', 1345, 1225],
    ['bondYieldDated', 1430, 1270],
    // With the solver of `rate` or `irr`.
    ['loanApr', 1900, 1720],
    ['chitFund', 2190, 1975],
    ['noCostEmi', 2240, 2015],
    ['costAveraging', 2435, 2200],
    ['flatVsReducing', 2180, 1985],
    // 152 years of three series.
    ['historicalBacktest', 2695, 2205],
    ['nsc', 680, 585],
    ['nscYearInterest', 600, 510],
    // The table of 2014, which no rate gives, and the last half-year before it has doubled.
    ['kvpPrematureValue', 745, 620],
    ['postOfficeTimeDeposit', 640, 540],
    // Growth for the smallest rates, two ways of paying, a pension that may be unknown.
    ['nps', 945, 820],
    // The tax function carries the tables of three years and twelve deductions, two by the age of the family, and refuses
    // what it would not read.
    // With crypto gains as part of total income: their share of surcharge, relief and cess.
    ['incomeTaxIndia', 2020, 1815],
  ] as const)('%s stays within %i bytes with gzip and %i with brotli', async (name, gzip, brotli) => {
    const size = await only(name)
    expect(size.gzip).toBeLessThanOrEqual(gzip)
    expect(size.brotli).toBeLessThanOrEqual(brotli)
  })
  // Functions of the entry for India carry the dated rules they name, with their sources and how far they are known. A function that joins
  // the entry changes the short names of the others, and by that their size by up to 25 bytes.
  it.each([
    ['ruleOn', 595, 490],
    // What an early closing pays is the account once more, at a lower rate.
    ['ppf', 2935, 2620],
    ['ppfYearInterest', 1425, 1240],
    ['ssy', 2520, 2255],
    ['ssyYear', 2595, 2330],
    // Each month's own ceiling and percents, and the account whose interest is taxed.
    ['epf', 2790, 2460],
    // With the days of a month under each ceiling, and the percents since 1998.
    ['epfContribution', 1750, 1530],
    ['epfSplitMonth', 1015, 865],
    ['vpfTaxableInterest', 950, 830],
    ['epsPension', 770, 665],
    ['epfWithdrawal', 1085, 940],
    ['esi', 920, 775],
    ['professionalTax', 995, 870],
    ['salaryTax', 2460, 2190],
    ['hraExemption', 775, 665],
    ['hraMetro', 1215, 1060],
    ['section80GG', 810, 680],
    ['kvpMonths', 975, 815],
    ['scss', 1365, 1205],
    ['postOfficeMonthlyIncome', 1350, 1165],
    // Five schemes with the rates of each since they began.
    ['smallSavingsClosing', 4010, 3440],
    ['npsExit', 1370, 1190],
    ['npsMinimumAnnuityPercent', 1305, 1115],
    ['npsTaxSaving', 760, 660],
    ['npsAllocation', 695, 590],
    ['apyContribution', 1225, 995],
    ['gratuity', 2020, 1775],
    ['leaveEncashment', 1175, 1020],
    ['capitalGains', 3325, 2920],
    ['costInflationIndex', 1270, 1055],
    ['tds', 1325, 1115],
    ['advanceTax', 1810, 1600],
    ['cryptoProfit', 2245, 1940],
    ['bankDeposit', 1985, 1710],
    ['brokerage', 1760, 1550],
    // Provident fund, both regimes' tax and the states' taxes together.
    ['salaryTakeHome', 4350, 3910],
  ] as const)('%s of the entry for India within %i and %i', async (name, gzip, brotli) => {
    const size = await only(name, 'india')
    expect(size.gzip).toBeLessThanOrEqual(gzip)
    expect(size.brotli).toBeLessThanOrEqual(brotli)
  })
  // Luck: plans with their four rules and its checks; 152 years of the United States stand apart.
  it.each([
    ['historicalLuck', 3420, 3120],
    ['monteCarlo', 3800, 3460],
    ['usReturns', 1510, 1335],
    ['indiaReturns', 250, 215],
  ] as const)('%s of the entry for luck within %i and %i', async (name, gzip, brotli) => {
    const size = await only(name, 'luck')
    expect(size.gzip).toBeLessThanOrEqual(gzip)
    expect(size.brotli).toBeLessThanOrEqual(brotli)
  })
  // Each entry has a budget of its own: a page that needs none of India's rules loads none.
  it.each([
    ['index', 18_530, 16_470],
    ['india', 24_860, 21_630],
    ['luck', 5960, 5140],
    ['plan', 3480, 3150],
  ] as const)('the whole entry %s within %i and %i', async (door, gzip, brotli) => {
    const size = await bundleSize(`export * from './src/${door}.ts'`)
    expect(size.gzip).toBeLessThanOrEqual(gzip)
    expect(size.brotli).toBeLessThanOrEqual(brotli)
  })
})
