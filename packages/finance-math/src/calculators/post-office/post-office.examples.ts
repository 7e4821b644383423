import type { ExamplesOf } from '../calculator.ts'
import type { postOfficeCalculator } from './post-office.calculator.ts'

/** Worked examples that others have published, to which `conformance.test.ts` holds it. */
export const postOfficeExamples: ExamplesOf<typeof postOfficeCalculator> = [
  {
    given: { scheme: 'scss', principal: 1_000_000, openedOn: '2026-10-01' },
    expect: { quarterly: 20_500, totalInterest: 410_000, annualRatePercent: 8.2 },
    source: 'by hand: 10 lakh × 8.2 %/4, twenty times',
  },
  {
    given: { scheme: 'scss', principal: 1_500_000, openedOn: '2021-04-01' },
    expect: { quarterly: 27_750, annualRatePercent: 7.4, extendedQuarterly: 30_750 },
    source: 'by hand: 15 lakh × 7.4 %/4; since 1 April 2026, the day of maturity, 8.2 %/4',
  },
  {
    given: { scheme: 'mis', principal: 900_000, openedOn: '2026-10-01' },
    expect: { monthly: 5550, totalInterest: 333_000 },
    source: 'by hand: 9 lakh × 7.4 %/12, sixty times',
  },
  {
    given: { scheme: 'td', principal: 200_000, tdYears: '5', openedOn: '2026-10-01' },
    expect: { yearly: 15_427, totalInterest: 77_135, ifReinvested: 289_989.6 },
    source:
      'G.S.R. 922(E), paragraph 7(3): to the rupee; by hand 2 lakh × (1.01875^4 − 1) are 15,427.17, and 2 lakh × 1.01875^20',
  },
  {
    given: { scheme: 'td', principal: 10_000, tdYears: '5', openedOn: '2026-10-01' },
    expect: { yearly: 771 },
    source: 'India Post: 10,000 at 7.5 % pays 771 a year',
  },
  {
    given: { scheme: 'nsc', principal: 100_000, openedOn: '2026-10-01' },
    expect: { maturity: 144_903, deemedReinvested: 34_543 },
    source: 'India Post: 1,00,000 at 7.7 % pays 1,44,903 after 5 years',
  },
  {
    given: { scheme: 'kvp', principal: 50_000, openedOn: '2020-04-01' },
    expect: { maturity: 100_000, months: 124, annualRatePercent: 6.9 },
    source: 'notification of April 2020: 6.9 %, doubles in 124 months',
  },
]
