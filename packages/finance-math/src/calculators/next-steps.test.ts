import { describe, expect, it, test } from 'vitest'
import type { AnyCalculator } from './calculator.ts'
import { calculators } from './index.ts'
import { listNextSteps } from './next-steps.ts'
import { runCalculator } from './run-calculator.ts'
import { sipCalculator } from './sip/sip.calculator.ts'

function stepsOf(calculator: AnyCalculator, given: Record<string, unknown> = {}) {
  const run = runCalculator(calculator, given)
  if (!run.ok) throw run.error
  return { run, steps: listNextSteps(calculator, run as never) }
}

const opened = (to: string, link: string) => {
  const calculator = calculators.find(({ id }) => id === to)
  if (calculator === undefined) throw new RangeError(to)
  const url = new URL(link, 'http://localhost')
  return { calculator, url, run: runCalculator(calculator, url.searchParams) }
}

describe.each(calculators.map((calculator) => [calculator.id, calculator] as const))(
  '%s',
  (_, calculator) => {
    it('leads to pages that take every figure over as it is, and answer', () => {
      for (const { to, link } of stepsOf(calculator).steps) {
        const { calculator: target, url, run } = opened(to, link)
        expect(url.pathname).toBe(target.path)
        expect(run.ok).toBe(true)
        // What is not carried over keeps its default.
        expect(run.corrections.filter(({ reason }) => reason !== 'missing')).toEqual([])
        for (const [name, value] of url.searchParams) expect((run.values as never)[name]).toBe(Number(value))
      }
    })

    it('names each figure that it says', () => {
      for (const { says } of stepsOf(calculator).steps) {
        expect(says.some((part) => typeof part !== 'string')).toBe(true)
        expect(says.filter((part) => typeof part === 'string').join('')).not.toMatch(/[{}]/)
      }
    })
  },
)

test('a SIP goes on into a step-up, a goal and a withdrawal plan, with its own figures', () => {
  const { steps } = stepsOf(sipCalculator, { monthlyInvestment: 5000, annualRatePercent: 12, years: 10 })
  expect(steps.map(({ to }) => to)).toEqual(['step-up-sip', 'target-amount', 'swp'])
  // 5,000 at the start of each of 120 months at 1 % a month.
  const value = (5000 * 1.01 * (1.01 ** 120 - 1)) / 0.01
  const plan = new URL(steps[2]?.link ?? '', 'http://localhost')
  expect(Number(plan.searchParams.get('principal'))).toBeCloseTo(value, 6)
})

test('a lump sum goes into no step-up', () => {
  const { steps } = stepsOf(sipCalculator, { mode: 'lump-sum' })
  expect(steps.map(({ to }) => to)).toEqual(['target-amount', 'swp'])
})
