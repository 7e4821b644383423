import { type AnyCalculator, calculators, inTodaysMoney } from '@pkg/finance-math/calculators'
import { formatPercent } from '@pkg/ui-kit/format/format-percent.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatFigure } from '#app/lib/format-figure.ts'
import { toResultParts } from './result-parts.ts'
import { type AnyAnswer, toScenario } from './scenario.ts'

/** What is written, back as a whole number of its last digit. */
const read = (text: string) => Number(text.replace(/[^\d.−-]/g, '').replace('−', '-'))
const toPaise = (amount: number) => Math.round(read(formatFigure(amount, 'inr')) * 100)

function expectToAddUp(definition: AnyCalculator, answer: AnyAnswer) {
  const parts = toResultParts(definition, answer)
  const total = Number((answer.outputs as Record<string, unknown>)[definition.composition?.total ?? ''])
  // Beyond this a number has no paise.
  if (parts.length === 0 || Math.abs(total) > 1e12) return
  expect(parts.reduce((sum, { amount }) => sum + toPaise(amount), 0)).toBe(toPaise(total))
  if (parts.some(({ share }) => share === null)) return
  const tenths = parts.map(({ share }) => Math.round(read(formatPercent(share ?? 0, { decimals: 1 })) * 10))
  expect(tenths.reduce((sum, part) => sum + part, 0)).toBe(1_000)
}

const composed = calculators.filter(({ composition }) => composition !== undefined)

test('several calculators tell parts of a whole', () => {
  expect(composed.length).toBeGreaterThan(4)
})

describe.each(composed.map((definition) => [definition.id, definition] as const))('%s', (_, definition) => {
  const values = fc.record(
    Object.fromEntries(
      Object.entries(definition.inputs).flatMap(([name, input]) =>
        input.kind === 'number' && input.min !== undefined && input.max !== undefined
          ? [
              [
                name,
                fc
                  .double({ min: input.min, max: input.max, noNaN: true })
                  .map((x) => Math.round(x * 100) / 100),
              ],
            ]
          : [],
      ),
    ),
    { requiredKeys: [] },
  )

  test('the parts stand in the order of the list beside them, which their colours are read by', () => {
    const { run } = toScenario(definition, {})
    if (!run.ok) return
    const parts = toResultParts(definition, run).map(({ name }) => name)
    expect(parts).toEqual(Object.keys(definition.outputs).filter((name) => parts.includes(name)))
  })

  test('the parts that are written add up to the total that is written, and their shares to 100.0 %', () => {
    let answered = 0
    fc.assert(
      fc.property(values, fc.constantFrom(definition, inTodaysMoney(definition, 6)), (given, shown) => {
        const { run } = toScenario(shown, given)
        if (!run.ok) return
        answered += 1
        expectToAddUp(shown, run)
      }),
    )
    expect(answered).toBeGreaterThan(0)
  })
})
