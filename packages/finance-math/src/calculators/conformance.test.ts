import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { attempt } from '../primitives/attempt.ts'
import type { AnyCalculator, Example } from './calculator.ts'
import { calculators } from './index.ts'
import type { DatedAmount, Input, InputValue, NumberInput, Row } from './input.ts'
import { entryLimits, formulaLimits, type InputRange } from './input-limits.ts'
import { isShown } from './is-shown.ts'
import type { Output, OutputValue } from './output.ts'
import { runCalculator } from './run-calculator.ts'
import { emptySidesOf, sidesOf } from './sides-of-formula.test-kit.ts'
import { solveFor } from './solve-for.ts'
import { tellRule } from './tell-rule.ts'
import type { Text } from './text.ts'
import { toQuery } from './to-query.ts'
import { toToolDeclaration } from './to-tool-declaration.ts'

type Examples = readonly Example<Readonly<Record<string, Input>>, Readonly<Record<string, Output>>>[]

const examples = new Map(
  await Promise.all(
    calculators.map(async ({ id }) => {
      const module: Record<string, Examples> = await import(`./${id}/${id}.examples.ts`)
      return [id, Object.values(module).flat()] as const
    }),
  ),
)

/** The examples that stand beside a definition. */
function examplesOf({ id }: AnyCalculator): Examples {
  return examples.get(id) ?? []
}

const units = [
  'inr',
  'usd',
  'currency',
  'percent',
  'years',
  'months',
  'age',
  'number',
  'odds',
  'date',
  'text',
]

/** How far numbers are drawn: over the slider, or to the limits of the formula, its ends and 0 more often. */
type Reach = (input: NumberInput) => InputRange

const slider: Reach = ({ min, max }) => ({ min, max })

/** Any value that an input allows, by its kind. */
function arbitraryValue(input: Input, reach: Reach): fc.Arbitrary<InputValue> {
  switch (input.kind) {
    case 'number': {
      const range = reach(input)
      const whole = fc.integer({ min: Math.ceil(range.min), max: Math.floor(range.max) })
      if (input.granularity === 1) return whole
      const any = fc.double({ ...range, noNaN: true })
      const { granularity } = input
      const usual = [range.min, range.max, 0, input.default].filter(
        (value) => value >= range.min && value <= range.max,
      )
      return fc.oneof(
        fc.constantFrom(...usual),
        whole,
        granularity ? any.map((value) => Math.round(value * granularity) / granularity) : any,
      )
    }
    case 'choice':
      return fc.constantFrom(...Object.keys(input.options))
    case 'currency-code':
      return fc.constantFrom('USD', 'INR', 'JPY')
    case 'list':
      return fc.array(fc.double({ min: input.min, max: input.max, noNaN: true }), {
        minLength: input.minItems,
        maxLength: input.maxItems,
      })
    case 'date-flows':
      return fc
        .array(fc.tuple(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: -1e6, max: 1e6 })), {
          minLength: input.minItems,
          maxLength: 40,
        })
        .map((flows): readonly DatedAmount[] =>
          flows.map(([day, amount]) => ({
            date: new Date(day * 86_400_000).toISOString().slice(0, 10),
            amount,
          })),
        )
    case 'date':
      return fc.oneof(
        fc.constantFrom(input.default, input.min, input.max),
        arbitraryDay(input.min > '2015-01-01' ? input.min : '2015-01-01', '2026-11-01'),
        arbitraryDay(input.min, input.max),
      )
    case 'rows':
      return fc.array(
        fc.record(
          Object.fromEntries(
            Object.entries(input.columns).map(([name, column]) => [name, arbitraryValue(column, reach)]),
          ),
        ) as fc.Arbitrary<Row>,
        { minLength: input.minItems, maxLength: Math.min(input.maxItems, 6) },
      )
  }
}

function arbitraryDay(min: string, max: string): fc.Arbitrary<string> {
  const [from, to] = [Date.parse(min), Date.parse(max)]
  return fc
    .integer({ min: from / 86_400_000, max: to / 86_400_000 })
    .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10))
}

function arbitraryValues(
  { inputs }: AnyCalculator,
  reach: Reach = entryLimits,
): fc.Arbitrary<Record<string, InputValue>> {
  return fc.record(
    Object.fromEntries(Object.entries(inputs).map(([name, input]) => [name, arbitraryValue(input, reach)])),
  )
}

/** With no more decimals than people type: a rate of 1e-300 is lost beside 1. */
function asTyped(values: Record<string, InputValue>): Record<string, InputValue> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? Number(value.toFixed(4)) : value,
    ]),
  )
}

function isValid(output: Output, value: OutputValue | undefined): boolean {
  if (output.kind === 'choice') return Object.hasOwn(output.options, value as string)
  if (output.kind === 'list') return Array.isArray(value) && value.every(Number.isFinite)
  return Number.isFinite(value) || (output.mayBeNone === true && Number.isNaN(value))
}

function expectText(text: Text | undefined, key: string): void {
  expect(text).toMatchObject({ key: expect.stringContaining(key), en: expect.stringMatching(/\S/) })
}

it('holds each id, name and page once', () => {
  for (const field of ['id', 'path'] as const) {
    expect(new Set(calculators.map((calculator) => calculator[field])).size).toBe(calculators.length)
  }
  expect(new Set(calculators.map(({ name }) => name.en)).size).toBe(calculators.length)
})

it('has a page for every calculator that the product names', () => {
  const named = [
    'sip',
    'loan',
    'simple-interest',
    'compound-interest',
    'fd',
    'swp',
    'inflation',
    'target-amount',
    'arbitrage',
    'currency',
    'retirement',
    'tax',
    'step-up-sip',
    'xirr',
    'loan-prepayment',
  ]
  const paths = calculators.map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining(named.map((id) => `/calculator/${id}-calculator`)))
})

it('says whose limits they are of inputs that it has, with a source each', () => {
  const told = calculators.filter(({ limitReasons }) => limitReasons)
  expect(told.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['apy', 'capital-gains', 'nps', 'post-office', 'ppf', 'ssy']),
  )
  for (const { id, inputs, limitReasons } of told)
    for (const [name, reason] of Object.entries(limitReasons ?? {})) {
      expect(inputs, id).toHaveProperty(name)
      expect(reason.en).toMatch(/^[A-Z].* \(.*\d.*\)\.$/)
    }
})

it('names the rule and its years where a choice is one of days or of financial years', () => {
  const dated = [
    ...['advance-tax financialYear', 'crypto-profit financialYear', 'epf firstFinancialYear', 'gst rate'],
    ...['epf wageCeiling', 'hra financialYear', 'leave-encashment leftSince', 'post-office openedOn'],
    ...['salary-take-home financialYear', 'tax financialYear'],
  ]
  for (const field of dated) {
    const [id, name = ''] = field.split(' ')
    const calculator = calculators.find((one) => one.id === id) as AnyCalculator
    expect(calculator.inputs[name]?.kind, field).toBe('choice')
    const { corrections } = runCalculator(calculator, { [name]: '1901-01-01' })
    expect(corrections, field).toContainEqual(
      expect.objectContaining({ input: name, reason: 'not-an-option' }),
    )
    expect(calculator.limitReasons?.[name]?.en, field).toMatch(/\b(?:19|20)\d\d\b.*\(.+\)\.$/)
  }
})

it('uses each message key once', () => {
  const keys: string[] = []
  const collect = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if ('key' in node && 'en' in node) keys.push(String(node.key))
    else for (const child of Object.values(node)) collect(child)
  }
  collect(calculators)
  expect(keys.length).toBeGreaterThan(300)
  expect(new Set(keys).size).toBe(keys.length)
})

describe.each(calculators.map((calculator) => [calculator.id, calculator] as const))(
  '%s',
  (id, calculator) => {
    const key = `calculators.${id}.`

    it('is described, with an icon, sources, conventions and examples', () => {
      expectText(calculator.name, key)
      expectText(calculator.description, key)
      expect(calculator.icon).toMatch(/^[a-z]+(-[a-z]+)*$/)
      expect(calculator.keywords.length).toBeGreaterThan(5)
      expect(calculator.keywords.some((word) => /\p{Script=Devanagari}/u.test(word))).toBe(true)
      expect(new Set(calculator.keywords).size).toBe(calculator.keywords.length)
      expect(calculator.sources.length).toBeGreaterThan(0)
      expect(calculator.topic).toMatch(/^[a-z]+$/)
      expect(examplesOf(calculator).length).toBeGreaterThan(0)
      expect(Object.keys(calculator.conventions).length).toBeGreaterThan(0)
      for (const { source } of examplesOf(calculator)) expect(source).toMatch(/\S/)
      for (const text of Object.values(calculator.conventions)) expectText(text, `${key}conventions.`)
    })

    it('labels every input, option, output, line and column, and gives each a unit', () => {
      for (const [name, input] of Object.entries(calculator.inputs)) {
        expectText(input.label, `${key}inputs.${name}.`)
        if ('unit' in input) expect(units).toContain(input.unit)
        if (input.kind === 'list' || input.kind === 'rows') expectText(input.item, key)
        if (input.kind === 'rows') {
          for (const [column, { label, unit, heads = [] }] of Object.entries(input.columns)) {
            expectText(label, `${key}inputs.${name}.columns.${column}.`)
            expect(units).toContain(unit)
            for (const head of heads) expect(head).toBe(head.toLowerCase())
          }
        }
        if (input.kind === 'choice') for (const text of Object.values(input.options)) expectText(text, key)
      }
      for (const [name, output] of Object.entries(calculator.outputs)) {
        expectText(output.label, `${key}outputs.${name}.`)
        if ('unit' in output) expect(units).toContain(output.unit)
        if (output.kind === 'list') expectText(output.item, key)
        if (output.kind === 'choice') for (const text of Object.values(output.options)) expectText(text, key)
      }
      const { series, schedule } = calculator
      const columns = [
        series?.x,
        ...Object.values(series?.lines ?? {}),
        ...Object.values(schedule?.columns ?? {}),
      ]
      for (const column of columns) {
        if (column === undefined) continue
        expectText(column.label, key)
        expect(units).toContain(column.unit)
        for (const text of Object.values(column.options ?? {})) expectText(text, key)
      }
      for (const { label, every } of Object.values(schedule?.views ?? {})) {
        expectText(label, key)
        expect(every).toBeGreaterThanOrEqual(1)
      }
    })

    it('has aliases of one letter, each for an input of its own, where somebody has to type', () => {
      const aliases = Object.entries(calculator.aliases ?? {})
      expect(aliases.length).toBeGreaterThan(0)
      expect(new Set(aliases.map(([, name]) => name)).size).toBe(aliases.length)
      for (const [letter, name] of aliases) {
        // -h is help on every command line.
        expect(letter).toMatch(/^[a-gi-z]$/)
        expect(Object.keys(calculator.inputs)).toContain(name)
      }
    })

    it('has defaults in range and on the step, and a headline', () => {
      for (const input of Object.values(calculator.inputs)) {
        if (input.kind === 'choice') expect(Object.keys(input.options)).toContain(input.default)
        if (input.kind === 'date' || input.kind === 'rows')
          expect(input.parse(input as never, input.default)).toEqual({ value: input.default, reasons: [] })
        if (input.kind !== 'number') continue
        expect(input.default).toBeGreaterThanOrEqual(input.min)
        expect(input.default).toBeLessThanOrEqual(input.max)
        const steps = (input.default - input.min) / input.step
        expect(Math.abs(steps - Math.round(steps))).toBeLessThan(1e-6)
        expect(input.typingCap ?? input.max).toBe(input.max)
        const { min, max } = formulaLimits(input)
        expect(min).toBeLessThanOrEqual(input.min)
        expect(max).toBeGreaterThanOrEqual(input.max)
      }
      expect(Object.values(calculator.outputs).some(({ role }) => role === 'headline')).toBe(true)
    })

    it('refers only to inputs, options, outputs and figures that exist', () => {
      const conditions = [
        ...Object.values(calculator.inputs).map(({ when }) => when),
        ...Object.values(calculator.outputs).map(({ when }) => when),
        ...calculator.formulas.flatMap(({ when }) => when),
        ...Object.values(calculator.explanation.steps).map((step) =>
          'when' in step ? step.when : undefined,
        ),
        calculator.composition?.when,
      ]
      for (const when of conditions) {
        if (when === undefined) continue
        const input = calculator.inputs[when.input]
        const named = 'is' in when ? when.is : when.isNot
        expect(named.length).toBeGreaterThan(0)
        for (const one of named) {
          if (input?.kind === 'choice') expect(Object.keys(input.options)).toContain(one)
          else {
            expect(input?.kind).toBe('number')
            if (input?.kind === 'number') expect(entryLimits(input).min).toBeLessThanOrEqual(Number(one))
          }
        }
      }
      for (const field of [...Object.values(calculator.inputs), ...Object.values(calculator.outputs)]) {
        if ('currencyInput' in field)
          expect(calculator.inputs[String(field.currencyInput)]?.kind).toBe('currency-code')
      }
      for (const name of [calculator.composition?.total ?? [], calculator.composition?.parts ?? []].flat()) {
        expect(Object.keys(calculator.outputs)).toContain(name)
      }
    })

    it.each(examplesOf(calculator).map((example) => [example.source, example] as const))(
      'agrees with %s',
      (_source, { given, expect: expected, precision = 0.01 }) => {
        const run = runCalculator(calculator, given)
        expect(run.corrections.filter(({ reason }) => reason !== 'missing')).toEqual([])
        if (!run.ok) throw run.error
        for (const [name, value] of Object.entries(expected)) {
          const found: unknown = run.outputs[name]
          if (Number.isNaN(value)) expect(found).toBeNaN()
          else if (typeof value === 'number') expect(Math.abs(Number(found) - value)).toBeLessThan(precision)
          else if (Array.isArray(value)) {
            const items: readonly number[] = value
            expect(found).toHaveLength(items.length)
            for (const [at, item] of items.entries())
              expect(Math.abs(((found as number[])[at] as number) - item)).toBeLessThan(precision)
          } else expect(found).toEqual(value)
        }
      },
    )

    it('gives finite outputs, points, rows and figures for every value within its limits, and never throws', () => {
      fc.assert(
        fc.property(arbitraryValues(calculator), (given) => {
          const run = runCalculator(calculator, given)
          if (!run.ok) {
            expect(run.error.message).toMatch(/\.$/)
            return
          }
          for (const [name, output] of Object.entries(calculator.outputs)) {
            if (!isValid(output, run.outputs[name])) throw new Error(`${name}: ${run.outputs[name]}`)
          }
          const { total, parts, when } = calculator.composition ?? { total: undefined, parts: [] }
          if (total !== undefined && isShown(when, run.values)) {
            const amounts = parts.map((part) => Number(run.outputs[part]))
            const sum = amounts.reduce((all, amount) => all + amount, 0)
            const largest = Math.max(...amounts.map(Math.abs))
            // Where large parts of both signs nearly cancel, no double tells the rest more finely than this.
            expect(Math.abs(sum - Number(run.outputs[total]))).toBeLessThanOrEqual(
              1e-9 * Math.abs(sum) + 1e-9 + 4 * Number.EPSILON * largest,
            )
          }
          for (const point of run.series()) {
            const names = ['x', ...Object.keys(calculator.series?.lines ?? {})]
            for (const name of names) if (!Number.isFinite(point[name])) throw new Error(`point ${name}`)
          }
          const startsOn = calculator.series?.startsOn?.(run.values as never)
          if (startsOn !== undefined) expect(startsOn).toMatch(/^\d{4}-\d\d-\d\d$/)
          for (const row of run.schedule()) {
            for (const [name, column] of Object.entries(calculator.schedule?.columns ?? {})) {
              const cell = row[name]
              const fits =
                column.unit === 'date' || column.unit === 'text'
                  ? typeof cell === 'string' && (!column.options || cell in column.options)
                  : Number.isFinite(cell)
              if (!fits) throw new Error(`row ${name}: ${cell}`)
            }
          }
          const { formulas, steps, legend, rules } = run.explanation()
          for (const rule of rules) {
            expect(tellRule(rule)).toMatch(/^[A-Z].*: as it holds since \d{4}-\d\d-\d\d.*\)\.$/)
            expect(rule.checkedOn >= '2026-11-21').toBe(true)
          }
          expect(formulas.length).toBeGreaterThan(0)
          expect(steps.length).toBeGreaterThan(0)
          for (const part of [...formulas, ...steps].flatMap(({ parts: cut }) => cut)) {
            if (typeof part === 'string') expect(part).not.toMatch(/\{|\}/)
            else if (typeof part.value === 'number' && !Number.isFinite(part.value)) {
              const output = calculator.outputs[part.name]
              if (output === undefined || !isValid(output, part.value)) throw new Error(part.name)
            }
          }
          for (const { meaning, symbol } of legend) {
            expectText(meaning, key)
            const { figure } = calculator.legend[symbol] ?? {}
            if (figure !== undefined)
              expect(legend.find((entry) => entry.symbol === symbol)?.figure?.name).toBe(figure)
          }
        }),
        { numRuns: 40 },
      )
    })

    it('states no equation of which the sides differ', () => {
      fc.assert(
        fc.property(arbitraryValues(calculator, slider).map(asTyped), (given) => {
          const run = runCalculator(calculator, given)
          if (!run.ok) return
          const { formulas, asideFormulas } = run.explanation()
          for (const { symbols, parts } of [...formulas, ...asideFormulas]) {
            for (const [first = 0, ...others] of sidesOf(parts)) {
              // Figures are told to the paisa, percentages to a hundredth of a point.
              const near = 1e-6 * Math.abs(first) + 0.011
              for (const other of others)
                if (Math.abs(other - first) > near) throw new Error(`${symbols}: ${first}, ${other}`)
            }
          }
        }),
        { numRuns: 40 },
      )
    })

    it('divides by nothing in no formula, whichever of its figures is 0', () => {
      const choices = Object.entries(calculator.inputs).flatMap(([name, input]) =>
        input.kind === 'choice' && !input.advanced
          ? Object.keys(input.options).map((value) => [[name, value]])
          : [],
      )
      const zeros = Object.entries(calculator.inputs).flatMap(([name, input]) =>
        input.kind === 'number' && entryLimits(input).min <= 0 ? [[[name, 0]]] : [],
      )
      for (const chosen of [[], ...choices])
        for (const zero of [[], ...zeros]) {
          const given = Object.fromEntries([...chosen, ...zero])
          const run = runCalculator(calculator, given)
          if (!run.ok) continue
          const { formulas, asideFormulas } = run.explanation()
          for (const { symbols, parts } of [...formulas, ...asideFormulas])
            expect(emptySidesOf(parts), `${symbols} with ${JSON.stringify(given)}`).toEqual([])
        }
    })

    it('reads back from a link the values that it wrote into one', () => {
      fc.assert(
        fc.property(arbitraryValues(calculator), (given) => {
          const { values } = runCalculator(calculator, given)
          const again = runCalculator(calculator, new URLSearchParams(toQuery(calculator, values)))
          expect(again.values).toEqual(values)
          expect(again.corrections).toEqual([])
        }),
        { numRuns: 40 },
      )
    })

    it('never throws on anything a link or a model may send, and answers with values in range', () => {
      const hostile = fc.oneof(
        fc.anything(),
        fc.string({ maxLength: 2000 }),
        fc.constantFrom(
          'abc',
          '1e309',
          '-0',
          'NaN',
          'Infinity',
          Number.NaN,
          -0,
          '∞',
          '__proto__',
          '₹12,50,000',
          ' 8 % ',
        ),
        fc.array(fc.anything()),
      )
      const names = Object.keys(calculator.inputs)
      fc.assert(
        fc.property(fc.dictionary(fc.constantFrom(...names, '__proto__', 'utm_source'), hostile), (given) => {
          const { values } = runCalculator(calculator, given)
          const again = runCalculator(calculator, values)
          expect(again.values).toEqual(values)
          expect(again.corrections).toEqual([])
        }),
        { numRuns: 80 },
      )
      for (const given of [undefined, null, 'text', 42, [], new Map([['years', {}]]), [['years'], 7, null]]) {
        expect(Object.keys(runCalculator(calculator, given).values)).toEqual(names)
      }
    })

    it('declares itself as a tool with a parameter for each input', () => {
      const { name, description, parameters } = toToolDeclaration(calculator)
      expect(name).toMatch(/^[a-z][a-z\d_]*$/)
      expect(description.length).toBeGreaterThan(40)
      expect(Object.keys(parameters.properties ?? {})).toEqual(Object.keys(calculator.inputs))
      for (const schema of Object.values(parameters.properties ?? {}))
        expect(schema.description).toMatch(/\S/)
    })

    if (calculator.goals.length > 0)
      it('finds back an input of its own results for every goal', () => {
        const goals = fc.constantFrom(...calculator.goals)
        fc.assert(
          fc.property(
            arbitraryValues(calculator, slider),
            goals,
            (given, { question, when, input, output }) => {
              expectText(question, `${key}goals.`)
              const run = runCalculator(calculator, given)
              if (!run.ok || !isShown(when, run.values)) return
              const target = Number(run.outputs[output])
              // Where there is no figure, there is nothing to find back.
              if (Number.isNaN(target)) return
              const found = solveFor(calculator, { input, output, target, given: run.values })
              const back = Number(calculator.compute({ ...run.values, [input]: found } as never)[output])
              // What counts in steps may pass the target once before it reaches it.
              const mayPass =
                granularityOf(calculator, input) !== undefined && found < Number(run.values[input])
              if (!mayPass && !isNear(back, target))
                throw new Error(`${input} ${found}: ${back}, not ${target}`)
            },
          ),
          { numRuns: 50 },
        )
      })

    const outputs = Object.entries(calculator.outputs).filter(
      ([, { kind }]) => (kind ?? 'number') === 'number',
    )
    const inputs = Object.entries(calculator.inputs).filter(([, { kind }]) => kind === 'number')
    const pairs = inputs.flatMap(([input]) => outputs.map(([output]) => [input, output] as const))
    const targets = fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.integer({ min: 0 }))

    if (pairs.length > 0)
      it('answers any other question backwards rightly, or with NO_SOLUTION', () => {
        const asked = fc.constantFrom(...pairs)
        fc.assert(
          fc.property(
            arbitraryValues(calculator, slider),
            asked,
            targets,
            (given, [input, output], target) => {
              const { values } = runCalculator(calculator, given)
              const solved = attempt(() => solveFor(calculator, { input, output, target, given }))
              if (!solved.ok) {
                expect(solved.error.code).toBe('NO_SOLUTION')
                return
              }
              const granularity = granularityOf(calculator, input)
              if (granularity !== undefined) {
                const steps = solved.value * granularity
                expect(Math.abs(steps - Math.round(steps))).toBeLessThan(1e-9)
                return
              }
              const back = Number(calculator.compute({ ...values, [input]: solved.value } as never)[output])
              expect(isNear(back, target)).toBe(true)
            },
          ),
          { numRuns: 12 },
        )
      })
  },
)

function granularityOf({ inputs }: AnyCalculator, name: string): number | undefined {
  const input = inputs[name]
  return input?.kind === 'number' ? input.granularity : undefined
}

function isNear(value: number, target: number): boolean {
  return Math.abs(value - target) <= 1e-6 * Math.max(1, Math.abs(target))
}
