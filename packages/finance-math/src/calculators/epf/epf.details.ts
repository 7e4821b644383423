import { newest } from '../../india/dated-rule.ts'
import { epfPercents } from '../../india/rules/epf-percents.ts'
import { epfInterestPercent } from '../../india/rules/epf-rules.ts'
import { epfTaxFreeContribution } from '../../india/rules/epf-tax-free-contribution.ts'
import { epfWageCeiling } from '../../india/rules/epf-wage-ceiling.ts'
import { epsTerms } from '../../india/rules/eps-terms.ts'
import type { Details, UsedRule } from '../calculator.ts'
import { inRupees, limitReason } from '../limit-reason.ts'
import { usedRates, usedRule, usedSteps } from '../used-rule.ts'
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
      symbols: 'P = d × max(m, W × S ÷ 70 × (1 + 4 % × a))',
      filled:
        '{monthlyPension} = {isDue} × max({leastPension}, {pensionableSalary} × {pensionableService} ÷ 70 × (1 + 4 % × {yearsAfter}))',
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
    a: { meaning: 'Years that the pension begins after 58; below 0 before', figure: 'yearsAfter' },
  },
  explanation: {
    steps: {
      heads:
        'Each month 12 % of pay comes from you and 12 % from the employer, who first pays 8.33 % of pay up to the ceiling into the pension scheme: {firstOwn}, {firstEmployer} and {firstEps} in the first month, each to the rupee.',
      interest:
        'A contribution earns from the month after it; the year’s interest is credited once: {interestYear} in the first year.',
      declared: {
        text: 'Each year has the rate that was declared for it, and each month the ceiling and the shares of its day.',
        when: { input: 'terms', is: ['declared'] },
      },
      total: 'After {years} the fund holds {corpus}, of which {totalInterest} is interest.',
      taxed:
        'Of the interest {taxedInterest} is taxed: that on what you pay in a year beyond {freeContribution}, and on as much of the years before.',
      pension: {
        text: 'The pension is the average pay of the last sixty months under the ceiling, {pensionableSalary}, times the years of service, {pensionableService}, over 70; 4 % less for each year that it begins before 58, 4 % more for each after; at least ₹1,000, and due from ten years on.',
        when: inPension,
      },
    },
    figures: (values) => {
      const { fullAge, minimumPension } = newest(epsTerms)
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
        leastPension: { value: minimumPension, unit: 'inr' },
        yearsAfter: { value: values.pensionAge - fullAge, unit: 'number' },
        freeContribution: { value: newest(epfTaxFreeContribution).withEmployer, unit: 'inr' },
      }
    },
  },
  conventions: {
    employer:
      'The employer’s share of the fund is 12 % less the pension’s part. On pay above the ceiling that is more than the 3.67 % which many pages print.',
    month:
      'A contribution earns nothing in its own month and interest is credited once a year. Pages that compound by the month show more.',
    ceiling:
      'The ceiling is ₹25,000 since 17 September 2026, after ₹15,000 since September 2014 and ₹6,500 since June 2001. In September 2026 pay is apportioned: 16 days under ₹15,000 and 14 under ₹25,000. So it is where each year has its own terms; with one ceiling for all, months are whole.',
    shares:
      'Both pay 12 %, but 10 % for May to July 2020. Years before 1999-00 cannot be computed by their own terms: their contributions are not known here.',
    growth: 'Pay rises once a year, in April; what is in the fund already counts as your share.',
    charges:
      'Beside its 12 % the employer pays 0.5 % of pay up to the ceiling for the insurance (EDLI), and 0.5 % of the pay that counts for administration, at least ₹500 a month for all its people together.',
    pension:
      'The pension counts the years entered here as all of the service, adds two from twenty years on for who begins it at 58 or later, and counts at most 35. Whether the 4 % a year compound is not settled: here they do not.',
    tax: 'The interest that is taxed is that of an account which the fund keeps apart since 2021-22 for own contributions beyond ₹2,50,000 a year (rule 9D; probable, not checked against its text): what is paid once those of the year pass the limit, and the interest on it. What is in the fund already has none. The tax itself is that of your slab, and is not taken off.',
  },
  rounding: {
    flows: ['own', 'employer', 'interest', 'taxedInterest'],
    totals: { taxedInterest: 'taxedInterest' },
    opening: ({ openingBalance }) => ({ balance: openingBalance }),
    rests: { interest: { plus: ['balance'], minus: ['own', 'employer'], minusBefore: ['balance'] } },
  },
  limitReasons: {
    firstFinancialYear: limitReason(
      epfPercents,
      'begins on 1 August 1998: the contributions of a whole year are known from 1999-00 on',
    ),
    wageCeiling: limitReason(
      epfWageCeiling,
      'is ₹25,000 since 17 September 2026 and was ₹15,000 since 1 September 2014; earlier ones hold where each year has its own terms',
    ),
    pensionAge: limitReason(epsTerms, 'lets the pension begin from 50 on, and grow to 60'),
  },
  rules: (values) => [
    ...termsOf(values),
    ...(epfFund(values).taxedInterest > 0 ? [usedRule(epfTaxFreeContribution)] : []),
    ...(values.epsMember === 'yes' ? [usedRule(epsTerms)] : []),
  ],
  sources: [
    { title: 'EPF Scheme, 2026, paragraph 18, and EPS, 2026, paragraph 4, as quoted' },
    { title: 'EPF Scheme, 1952, paragraph 60, for the interest' },
    { title: 'Employees’ Pension Scheme, 1995, paragraphs 9, 10 and 12, as quoted' },
    { title: 'S.O. 5109(E) of 17 September 2026, as quoted by the Press Information Bureau' },
  ],
}

/** By which rates, ceilings and shares: one of each, or those of the years. */
function termsOf({ terms, wageCeiling, firstFinancialYear, years }: EpfValues): UsedRule[] {
  if (terms === 'one') {
    const step = epfWageCeiling.steps.find(([, ceiling]) => String(ceiling) === wageCeiling)
    return [usedRule(epfInterestPercent), usedRule(epfWageCeiling, step?.[0]), usedRule(epfPercents)]
  }
  const first = Number(firstFinancialYear.slice(0, 4))
  const [from, to] = [`${first}-04-01`, `${first + years}-03-31`]
  return [
    ...usedRates(epfInterestPercent, from, to),
    ...usedSteps(epfWageCeiling, from, to, inRupees),
    ...usedSteps(
      epfPercents,
      from,
      to,
      ({ employee, admin }) => `${employee} % each and ${admin} % for administration`,
    ),
  ]
}
