import { calculators, isShown, type OutputValue, shownOutputs } from '@pkg/finance-math/calculators'
import { expect, test } from 'vitest'
import { formatFigure } from '#app/lib/format-figure.ts'
import { independentFigures } from './independent-figures.test-kit.ts'
import { type AnyValues, toScenario } from './scenario.ts'
import { writeOutput } from './write-output.ts'

test('every calculator is held to figures found elsewhere', () => {
  expect(Object.keys(independentFigures).sort()).toEqual(calculators.map(({ id }) => id).sort())
})

test.each(calculators.map((definition) => [definition.id, definition] as const))(
  '%s answers to the paisa what was computed without it',
  (id, definition) => {
    for (const { link, figures } of independentFigures[id] ?? []) {
      const { answer } = toScenario(definition, new URLSearchParams(link))
      if (answer === undefined) throw new Error(`${link} has no answer.`)
      const values = answer.values as AnyValues
      const outputs = shownOutputs(definition, answer)
      const shown = Object.entries(definition.outputs)
        .filter(([, { when }]) => isShown(when, values))
        .map(([name, output]) => {
          const value = outputs[name] as OutputValue
          const text = Array.isArray(value)
            ? value.map((item: number) =>
                formatFigure(item, output.kind === 'list' ? output.unit : undefined),
              )
            : writeOutput(output, value, values)
          return [output.label.en, text]
        })
      expect(Object.fromEntries(shown), link).toMatchObject(figures)
    }
  },
)
