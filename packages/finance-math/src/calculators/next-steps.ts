import type { AnyCalculator } from './calculator.ts'
import { calculatorPath } from './calculator-path.ts'
import { fillText, type Parts } from './explain.ts'
import type { Condition, InputValue } from './input.ts'
import { isShown } from './is-shown.ts'
import type { OutputValue } from './output.ts'

/** Another calculator that begins with figures of this one. */
interface Continuation {
  /** The id of the calculator that goes on. */
  readonly to: string
  readonly when?: Condition
  /** What goes on with the figures; `{name}` is an input or output of the calculator that was used. */
  readonly says: string
  /** The other calculator's inputs, each with the name of the input or output that it takes its value from. */
  readonly inputs: Readonly<Record<string, string>>
}

const sameReturn = { annualRatePercent: 'annualRatePercent' }
const sameTime = { years: 'years' }

const withdraw = (amount: string): Continuation => ({
  to: 'swp',
  says: `Withdraw a fixed amount every month from {${amount}}`,
  inputs: { principal: amount },
})
const shrink = (amount: string): Continuation => ({
  to: 'inflation',
  says: `What {${amount}} of today costs in {years}`,
  inputs: { amount, ...sameTime },
})
const aim = (amount: string): Continuation => ({
  to: 'target-amount',
  says: `Start from {${amount}} as the goal`,
  inputs: { target: amount, returnPercent: 'annualRatePercent', ...sameTime },
})

/** Where the result of each calculator can be taken, by its id. */
const nextSteps: Readonly<Record<string, readonly Continuation[]>> = {
  sip: [
    {
      to: 'step-up-sip',
      when: { input: 'mode', is: ['sip'] },
      says: 'Raise {monthlyInvestment} a little every year',
      inputs: { monthlyInvestment: 'monthlyInvestment', ...sameReturn, ...sameTime },
    },
    aim('futureValue'),
    withdraw('futureValue'),
  ],
  'step-up-sip': [
    {
      to: 'sip',
      says: 'Keep {monthlyInvestment} as it is every month',
      inputs: { monthlyInvestment: 'monthlyInvestment', ...sameReturn, ...sameTime },
    },
    aim('futureValue'),
    withdraw('futureValue'),
  ],
  loan: [
    {
      to: 'loan-prepayment',
      says: 'Pay a part of {principal} early',
      inputs: { principal: 'principal', ...sameReturn, ...sameTime },
    },
  ],
  'loan-prepayment': [
    {
      to: 'loan',
      says: 'Every instalment of {principal} without paying early',
      inputs: { principal: 'principal', ...sameReturn, ...sameTime },
    },
  ],
  'simple-interest': [
    {
      to: 'compound-interest',
      says: 'Let the interest on {principal} earn interest',
      inputs: { principal: 'principal', ...sameReturn, ...sameTime },
    },
  ],
  'compound-interest': [withdraw('total')],
  fd: [
    withdraw('maturity'),
    {
      to: 'fd-payout',
      says: 'Have {principal} pay its interest out, with the tax deducted',
      inputs: { principal: 'principal', ...sameReturn },
    },
  ],
  inflation: [
    {
      to: 'target-amount',
      says: 'Invest for what costs {amount} today',
      inputs: { target: 'amount', inflationPercent: 'annualRatePercent', ...sameTime },
    },
  ],
  'target-amount': [
    withdraw('inflatedTarget'),
    {
      to: 'inflation',
      says: 'What {target} costs in {years}',
      inputs: { amount: 'target', annualRatePercent: 'inflationPercent', ...sameTime },
    },
  ],
  retirement: [
    {
      to: 'swp',
      says: 'Withdraw {monthlyExpensesThen} every month from {corpusNeeded}',
      inputs: {
        principal: 'corpusNeeded',
        monthlyWithdrawal: 'monthlyExpensesThen',
        annualRatePercent: 'postRetirementReturnPercent',
      },
    },
  ],
  swp: [shrink('monthlyWithdrawal')],
}

/** A calculator that a result can be taken to. */
export interface NextStep {
  /** The id of the other calculator. */
  readonly to: string
  /** The path of its page with the figures that it takes over; its other inputs keep their defaults. */
  readonly link: string
  /** What it does with the figures, cut at them. */
  readonly says: Parts
}

/**
 * The calculators that go on with a result, each with the figures it takes over, unrounded. Never throws.
 *
 * @param from the id of the calculator
 * @param answer its values and outputs
 * @example
 * const { values, outputs } = runCalculator(loanCalculator, {})
 * listNextSteps(loanCalculator, { values, outputs })[0]?.to //=> 'loan-prepayment'
 */
export function listNextSteps(
  from: AnyCalculator,
  answer: {
    readonly values: Readonly<Record<string, InputValue>>
    readonly outputs: Readonly<Record<string, OutputValue>>
  },
): NextStep[] {
  const amounts = { ...answer.values, ...answer.outputs } as Readonly<Record<string, number>>
  const figures = Object.fromEntries(
    Object.entries({ ...from.inputs, ...from.outputs }).map(([name, field]) => {
      const unit = 'unit' in field ? field.unit : 'number'
      return [name, { name, value: amounts[name] as number, unit }]
    }),
  )
  return (nextSteps[from.id] ?? [])
    .filter(({ when }) => isShown(when, answer.values))
    .map(({ to, says, inputs }) => {
      const query = Object.entries(inputs)
        .map(([input, name]) => `${input}=${encodeURIComponent(String(amounts[name]))}`)
        .join('&')
      return { to, link: `${calculatorPath(to)}?${query}`, says: fillText(says, figures) }
    })
}
