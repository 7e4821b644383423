import { monthlyRate, type RateConvention } from '../../formulas/monthly-rate.ts'
import type { StepUpSipInput } from '../../formulas/step-up-sip.ts'
import type { Details } from '../calculator.ts'
import { lastInvestment } from './last-investment.ts'

/** What people look for the step-up-sip calculator by, and what explains its answers. */
export const stepUpSipDetails: Details<StepUpSipInput & { rateConvention: RateConvention }> = {
  topic: 'investing',
  keywords: [
    'step up sip',
    'top up sip',
    'stepup',
    'increasing sip',
    'annual increase',
    'salary hike sip',
    'स्टेप अप एसआईपी',
    'बढ़ती एसआईपी',
  ],
  aliases: { m: 'monthlyInvestment', s: 'annualStepUpPercent', r: 'annualRatePercent', y: 'years' },
  formulas: [
    {
      when: { input: 'annualRatePercent', isNot: [0] },
      symbols:
        'FV = Σ P × (1 + g)ʸ × ((1 + i)¹² − 1) ÷ i × (1 + i) × (1 + i)^(12 (t − y − 1)), y = 0 … t − 1',
      filled:
        '{futureValue} = Σ {monthlyInvestment} × (1 + {annualStepUpPercent})ʸ × ((1 + {monthlyRate})¹² − 1) ÷ {monthlyRate} × (1 + {monthlyRate})^(12 ({years} − y − 1) + 1)',
    },
    {
      when: { input: 'annualRatePercent', is: [0] },
      symbols: 'FV = Σ 12 × P × (1 + g)ʸ, y = 0 … t − 1',
      filled:
        '{futureValue} = Σ 12 × {monthlyInvestment} × (1 + {annualStepUpPercent})ʸ, y = 0 … {years} − 1',
    },
    {
      of: ['gain', 'totalInvested'],
      isAside: true,
      symbols: 'G = FV − T',
      filled: '{gain} = {futureValue} − {totalInvested}',
    },
  ],
  legend: {
    FV: { meaning: 'Future value', figure: 'futureValue' },
    P: { meaning: 'Amount paid at the start of each month of the first year', figure: 'monthlyInvestment' },
    g: { meaning: 'Step-up a year', figure: 'annualStepUpPercent' },
    i: { meaning: 'Return a month', figure: 'monthlyRate' },
    t: { meaning: 'Number of years', figure: 'years' },
    T: { meaning: 'Invested amount', figure: 'totalInvested' },
    G: { meaning: 'Estimated returns', figure: 'gain' },
  },
  explanation: {
    steps: {
      monthlyRate:
        'A return of {annualRatePercent} a year counts as {monthlyRate} a month ({rateConvention}).',
      stepUp:
        'The monthly amount starts at {monthlyInvestment} and rises by {annualStepUpPercent} every twelve months, to {lastInvestment} in the last year.',
      value: '{totalInvested} paid in this way becomes {futureValue}, of which {gain} is return.',
      without: 'Without the step-up it would be {withoutStepUp}.',
    },
    figures: (values) => ({
      monthlyRate: {
        value: monthlyRate(values.annualRatePercent, values.rateConvention) * 100,
        unit: 'percent',
      },
      lastInvestment: { value: lastInvestment(values), unit: 'inr' },
    }),
  },
  conventions: {
    start: 'Instalments are paid at the start of each month and compounded monthly.',
    step: 'The amount rises after every twelfth instalment.',
    rate: 'The monthly rate is the yearly rate divided by 12, unless the twelfth root is chosen.',
    estimate: 'The return is assumed to be the same every year; real funds vary.',
  },
  rounding: {
    opening: () => ({ totalInvested: 0 }),
    rests: {
      monthlyInvestment: { plus: ['totalInvested'], minusBefore: ['totalInvested'] },
      gain: { plus: ['futureValue'], minus: ['totalInvested'] },
    },
  },
  sources: [
    { title: 'Step-up SIP formula, CalculatorDesk', url: 'https://calculatordesk.in/step-up-sip-calculator' },
  ],
}
