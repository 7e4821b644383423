import { type DatedRule, newest, ruleOn } from '../../india/dated-rule.ts'
import { gratuityCap, gratuityTerms } from '../../india/rules/gratuity-rules.ts'
import { servicePeriod } from '../../india/service-period.ts'
import type { Details } from '../calculator.ts'
import { limitReason } from '../limit-reason.ts'
import { usedRule } from '../used-rule.ts'
import type { GratuityValues } from './gratuity-of.ts'

const covered = { input: 'covered', is: ['yes'] } as const
const notCovered = { input: 'covered', is: ['no'] } as const

/** What people look for the gratuity calculator by, and what explains its answers. */
export const gratuityDetails: Details<GratuityValues> = {
  topic: 'salary',
  keywords: [
    'gratuity',
    'gratuity act',
    'payment of gratuity',
    'leaving a job',
    'resignation',
    'full and final',
    'upadan',
    'ग्रेच्युटी',
    'उपदान',
  ],
  aliases: { w: 'monthlyWages', y: 'years', m: 'months' },
  formulas: [
    {
      symbols: 'G ≈ W ÷ 26 × 15 × n',
      filled: '{formula} ≈ {monthlyWages} ÷ 26 × 15 × {countedYears}',
      when: covered,
    },
    {
      symbols: 'G ≈ W ÷ 30 × 15 × n',
      filled: '{formula} ≈ {monthlyWages} ÷ 30 × 15 × {countedYears}',
      when: notCovered,
    },
    {
      symbols: 'A = E + T',
      filled: '{amount} = {exemptAmount} + {taxableAmount}',
      of: ['amount', 'exemptAmount', 'taxableAmount'],
      isAside: true,
    },
  ],
  legend: {
    G: { meaning: 'Gratuity by the formula, to the rupee', figure: 'formula' },
    W: { meaning: 'Basic pay and DA a month', figure: 'monthlyWages' },
    n: { meaning: 'Years that are paid for', figure: 'countedYears' },
    A: { meaning: 'Gratuity', figure: 'amount' },
    E: { meaning: 'Free of tax', figure: 'exemptAmount' },
    T: { meaning: 'Taxed', figure: 'taxableAmount' },
  },
  explanation: {
    steps: {
      years: {
        text: '{years} and {months} of service pay for {countedYears}.',
        when: { input: 'by', is: ['length'] },
      },
      days: {
        text: 'From {joinDate} to {lastWorkingDate}, both of them served, are {served}, which pay for {countedYears}.',
        when: { input: 'by', is: ['days'] },
      },
      covered: {
        text: 'A year pays for 15 days of a month of 26; the formula gives {formula}, and the law asks for no more than {cap}.',
        when: covered,
      },
      notCovered: {
        text: 'Without the Act a year pays for 15 days of a month of 30, of the average pay of the last ten months: {formula}.',
        when: notCovered,
      },
      due: 'Is it due? {eligible}: {amount}, of which {exemptAmount} is free of tax.',
    },
    figures: (values) => ({
      cap: { value: onLeaving(gratuityCap, values), unit: 'inr' },
      served: { value: tellServed(values), unit: 'text' },
    }),
  },
  conventions: {
    months: 'More than six months beyond the completed years count as a year; exactly six do not.',
    due: 'It is due from five completed years on: 4 years and 11 months are not five. Courts count 240 days worked in the fifth year, 190 in weeks of five days.',
    fixed:
      'A fixed term has it from one year on since 21 November 2025, in proportion to its months; without a limit of service on death or disablement.',
    days: 'Both days count as served: 1 April to 31 March is a whole year, and a year from 29 February is complete on 28 February. The days worked in a fifth year are asked for where the service is told in years and months.',
    cap: 'The law’s limit is 20 lakh (10 lakh for who left before 29 March 2018, 3.5 lakh before 24 May 2010), which is also free of tax once in a lifetime. Whether it binds under the Code on Social Security is open.',
    uncovered:
      'Without the Act’s cover only completed years count, and nothing limits the amount but the tax.',
  },
  limitReasons: {
    lastWorkingDate: limitReason(gratuityCap, 'is known from 24 September 1997 on'),
  },
  rules: ({ by, lastWorkingDate }) => {
    const day = by === 'days' ? lastWorkingDate : undefined
    return [usedRule(gratuityTerms, day), usedRule(gratuityCap, day)]
  },
  sources: [
    { title: 'Payment of Gratuity Act, 1972, section 4' },
    {
      title:
        'Code on Social Security, 2020, sections 53 and 54, in force by S.O. 5319(E) of 21 November 2025',
    },
    { title: 'Section 10(10) of the Income-tax Act, 1961; S.O. 1420(E) of 29 March 2018' },
  ],
}

/** The value of a rule on the last day served, or of today where the service has no days. */
function onLeaving<Value>(rule: DatedRule<Value>, { by, lastWorkingDate }: GratuityValues): Value {
  return by === 'days' ? ruleOn(rule, lastWorkingDate).value : newest(rule)
}

function tellServed({ by, joinDate, lastWorkingDate }: GratuityValues): string {
  if (by === 'length') return ''
  const { years, months, days } = servicePeriod(joinDate, lastWorkingDate)
  const counted = [
    [years, 'year'],
    [months, 'month'],
    [days, 'day'],
  ] as const
  return new Intl.ListFormat('en-GB').format(
    counted.flatMap(([count, of]) => (count > 0 ? [`${count} ${of}${count === 1 ? '' : 's'}`] : [])),
  )
}
