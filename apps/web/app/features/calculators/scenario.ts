import {
  type AnyCalculator,
  type CalculatorRefusal,
  type ComputedAnswer,
  computeAnswer,
  type Input,
  type InputValue,
  toQuery,
} from '@pkg/finance-math/calculators'

export type AnyValues = Readonly<Record<string, InputValue>>
export type AnyAnswer = ComputedAnswer<AnyCalculator>

/** What a person is looking at: the values, and the last answer that they had. */
export interface Scenario {
  run: AnyAnswer | CalculatorRefusal<AnyCalculator>
  /** The last good answer; it stays while newer values have none. */
  answer: AnyAnswer | undefined
}

/** A scenario from anything: the parameters of a link, or values. */
export function toScenario(definition: AnyCalculator, given: unknown, before?: Scenario): Scenario {
  const run = computeAnswer(definition, given)
  return { run, answer: run.ok ? run : before?.answer }
}

/**
 * Computes the values of an answer again with the definition that is shown: in today's money, or as they are on their
 * days. Undefined where there is no answer.
 */
export function toShownAnswer(
  shown: AnyCalculator,
  definition: AnyCalculator,
  answer: AnyAnswer | undefined,
): AnyAnswer | undefined {
  if (answer === undefined || shown === definition) return answer
  const shownAnswer = computeAnswer(shown, answer.values)
  return shownAnswer.ok ? shownAnswer : undefined
}

/** Whether an input is filled with the rate of the day. Only numbers are filled by anything. */
export function isExchangeRate(input: Input): boolean {
  return (input as { filledBy?: string }).filledBy === 'exchange-rate'
}

/** The same with some inputs changed. */
export function withValues(definition: AnyCalculator, scenario: Scenario, changes: AnyValues): Scenario {
  return toScenario(definition, { ...(scenario.run.values as AnyValues), ...changes }, scenario)
}

/**
 * The parameters of the link to a scenario, with those that the page itself keeps in the address. An exchange rate that
 * nobody gave is none: its default must not be taken for one when the link is opened.
 */
export function toSearch(
  definition: AnyCalculator,
  {
    values,
    given,
    extra,
  }: { values: AnyValues; given: ReadonlySet<string>; extra: Iterable<[name: string, value: string]> },
): string {
  const parameters = new URLSearchParams(toQuery(definition, values as never))
  for (const [name, input] of Object.entries(definition.inputs)) {
    if (isExchangeRate(input) && !given.has(name)) parameters.delete(name)
  }
  for (const [name, value] of extra) if (!parameters.has(name)) parameters.set(name, value)
  return `?${parameters}`
}
