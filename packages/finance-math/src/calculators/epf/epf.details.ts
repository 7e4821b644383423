import { newest } from '../../india/dated-rule.ts'
import { epfPercents } from '../../india/rules/epf-percents.ts'
import { epfInterestPercent, epsTerms } from '../../india/rules/epf-rules.ts'
import { epfWageCeiling } from '../../india/rules/epf-wage-ceiling.ts'
import type { Details } from '../calculator.ts'
import { usedRule } from '../used-rule.ts'
import { type EpfValues, epfFund } from './epf-fund.ts'

const inPension = { input: 'epsMember', is: ['yes'] } as const

/** What people look for the epf calculator by, and what explains its answers. */
export const epfDetails: Details<EpfValues> = {
  topic: 'salary',
  keywords: [
    'epf',
    'pf',
    'provident fund',
    'employees provident fund',
    'vpf',
    'voluntary provident fund',
    'eps',
    'eps pension',
    'pf interest',
    'pf balance',
    'uan',
    'bhavishya nidhi',
    'ईपीएफ',
    'पीएफ',
    'भविष्य निधि',
  ],
  aliases: { w: 'monthlyWage', y: 'years', r: 'annualRatePercent', v: 'vpfPercent' },
  formulas: [
    {
      symbols: 'Bₖ = Bₖ₋₁ + Oₖ + Eₖ + Iₖ',
      filled: '{firstBalance} = {openingBalance} + {ownYear} + {employerYear} + {interestYear}',
    },
    {
      symbols: 'B = O + E + I',
      filled: '{corpus} = {own} + {employer} + {totalInterest}',
      of: ['corpus', 'own', 'employer', 'totalInterest'],
      isAside: true,
    },
    {
      symbols: 'P = d × max(m, W × S ÷ 70)',
      filled:
        '{monthlyPension} = {isDue} × max({leastPension}, {pensionableSalary} × {pensionableService} ÷ 70)',
      of: ['monthlyPension'],
      isAside: true,
      when: inPension,
    },
  ],
  legend: {
    Bₖ: { meaning: 'Fund at the end of year k; here of the first', figure: 'firstBalance' },
    Oₖ: { meaning: 'Your share of year k', figure: 'ownYear' },
    Eₖ: { meaning: 'Employer’s share of year k, without the pension’s', figure: 'employerYear' },
    Iₖ: { meaning: 'Interest of year k', figure: 'interestYear' },
    B: { meaning: 'Fund at the end', figure: 'corpus' },
    O: { meaning: 'Your share', figure: 'own' },
    E: { meaning: 'Employer’s share', figure: 'employer' },
    I: { meaning: 'Interest', figure: 'totalInterest' },
    P: { meaning: 'Pension a month', figure: 'monthlyPension' },
    d: { meaning: '1 from ten years of service on, else 0', figure: 'isDue' },
    m: { meaning: 'Least pension a month', figure: 'leastPension' },
    W: { meaning: 'Average pay of the last sixty months under the ceiling', figure: 'pensionableSalary' },
    S: { meaning: 'Years of service that count', figure: 'pensionableService' },
  },
  explanation: {
    steps: {
      heads:
        'Each month 12 % of pay come from you and 12 % from the employer, who first pays 8.33 % of pay up to the ceiling into the pension scheme: {firstOwn}, {firstEmployer} and {firstEps} in the first month, each to the rupee.',
      interest:
        'A contribution earns from the month after it; the year’s interest is credited once: {interestYear} in the first year.',
      total: 'After {years} the fund holds {corpus}, of which {totalInterest} are interest.',
      pension: {
        text: 'The pension is the average pay of the last sixty months under the ceiling, {pensionableSalary}, times the years of service, {pensionableService}, over 70, at least ₹1,000, and due from ten years on.',
        when: inPension,
      },
    },
    figures: (values) => {
      const { years, pensionableSalary, pensionableService, isPensionDue } = epfFund(values)
      const first = years[0] as (typeof years)[number]
      return {
        firstBalance: { value: first.balance, unit: 'inr' },
        ownYear: { value: first.own, unit: 'inr' },
        employerYear: { value: first.employer, unit: 'inr' },
        interestYear: { value: first.interest, unit: 'inr' },
        pensionableSalary: { value: pensionableSalary, unit: 'inr' },
        pensionableService: { value: pensionableService, unit: 'number' },
        isDue: { value: isPensionDue ? 1 : 0, unit: 'number' },
        leastPension: { value: newest(epsTerms).minimumPension, unit: 'inr' },
      }
    },
  },
  conventions: {
    employer:
      'The employer’s share of the fund is 12 % less the pension’s part. On pay above the ceiling that is more than the 3.67 % which many pages print.',
    month:
      'A contribution earns nothing in its own month and interest is credited once a year. Pages that compound by the month show more.',
    ceiling:
      'The ceiling is ₹25,000 since 17 September 2026. In that month pay is apportioned: 16 days under ₹15,000 and 14 under ₹25,000; whole months are computed here.',
    growth: 'Pay rises once a year; what is in the fund already counts as your share.',
    pension:
      'The pension counts the years entered here as all of the service, adds two from twenty years on, and counts at most 35.',
    tax: 'Interest on own contributions above 2,50,000 a year is taxed, which is not taken off.',
  },
  rounding: {
    flows: ['own', 'employer', 'interest'],
    opening: ({ openingBalance }) => ({ balance: openingBalance }),
    rests: { interest: { plus: ['balance'], minus: ['own', 'employer'], minusBefore: ['balance'] } },
  },
  rules: ({ wageCeiling, epsMember }) => [
    usedRule(epfInterestPercent),
    usedRule(
      epfWageCeiling,
      epfWageCeiling.steps.find(([, ceiling]) => String(ceiling) === wageCeiling)?.[0],
    ),
    usedRule(epfPercents),
    ...(epsMember === 'yes' ? [usedRule(epsTerms)] : []),
  ],
  sources: [
    { title: 'EPF Scheme, 2026, paragraph 18, and EPS, 2026, paragraph 4, as quoted' },
    { title: 'EPF Scheme, 1952, paragraph 60, for the interest' },
    { title: 'Employees’ Pension Scheme, 1995, paragraphs 9, 10 and 12, as quoted' },
    { title: 'S.O. 5109(E) of 17 September 2026, as quoted by the Press Information Bureau' },
  ],
}
