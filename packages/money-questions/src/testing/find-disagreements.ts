import { calculators, runCalculator, toPaise } from '@pkg/finance-math/calculators'
import type { Answer, Calculation } from '../answer/answer.ts'
import { extraCalculators } from '../answer/extra-calculators.ts'
import { writeFigure } from '../answer/format.ts'
import { type Parts, toText } from '../answer/parts.ts'
import { widen } from '../answer/widen.ts'
import { en } from '../languages/en/index.ts'
import { definitionLabels } from '../languages/hi/definition-labels.ts'
import { hi } from '../languages/hi/index.ts'

/** Rates that stand in a sentence by themselves, as they do in the law. */
const inWords: Readonly<Record<string, readonly number[]>> = { tax: [30, 4], arithmetic: [1, 100] }
/** Sections of the law by their names, which are no figures: "80C", "80CCD(1B)", "24(b)". */
const sections = /\b80[A-Z]+(?:\([\dA-Z]+\))?|\b24\(b\)/g
/** Financial years, which are names. */
const years = /\b\d{4}-\d\d\b/g
/** What was claimed above a limit: told as it was said, while the card has what counts of it. */
const overLimit = /₹[\d,.]+, (?=of which|jismein se|जिसमें से)/g
/** Formulas of one step on the way, whose figure is told nowhere else. */
const isStep = /^(?:n′|Bₖ|S₁|EMI′|0) ?[ =]|^i = Y/
/** Outputs that are counted step by step or found by trying, so that no formula gives them at once. */
const counted = new Set(['monthsPaid', 'months', 'xirrPercent', 'monthlyContribution'])

/**
 * What an answer's sentence, cards, formulas and links say differently of the same figures; nothing where they agree.
 * Reads what is shown, and computes it anew, without the code that wrote it.
 */
export function findDisagreements({ text, parts, calculations, asked }: Answer): string[] {
  const [told = ''] = withoutNames(text, calculations)
    .replace(sections, ' ')
    .replace(overLimit, ' ')
    .split('\n*')
  const shown = calculations.flatMap(numbersOn)
  const law = calculations.flatMap(({ calculator }) => inWords[calculator] ?? [])
  const faults = numbersIn(told)
    .filter((number) => !shown.some((value) => isWritten(number, value)) && !law.includes(number.value))
    .map(({ written }) => `the sentence says ${written}, no card does`)
  for (const value of asked)
    if (!calculations.some(({ outputs }) => numbersOf(outputs[0]?.value).some((one) => one === value)))
      faults.push(`no card is headed by the answer ${value}`)
  if (
    /\?\?|NaN|undefined|\{\w+\}|(?<!\w)\?(?=\s*(?:a month|for|in|at)\b)/.test(
      `${text} ${calculations.map(({ formula }) => formula)}`,
    )
  )
    faults.push(`a figure is missing: ${text}`)
  return [...faults, ...findInParts(text, parts, calculations), ...calculations.flatMap(findInCard)]
}

/** A text without what definitions call their figures and options: "Balance after 21 years" says no figure. */
function withoutNames(text: string, calculations: Answer['calculations']): string {
  const names = calculations.flatMap(({ calculator }) => {
    const { inputs = {}, outputs = {} } = calculators.find(({ id }) => id === calculator) ?? {}
    return [...Object.values(inputs), ...Object.values(outputs)].flatMap((one) => [
      one.label.en,
      definitionLabels[one.label.en] ?? '',
      ...('options' in one ? Object.values(one.options).map(({ en }) => en) : []),
    ])
  })
  return [...names, ...calculations.flatMap(listGiven)]
    .filter((name) => /\d/.test(name))
    .reduce((rest, name) => rest.replaceAll(name, ' '), text)
}

/** Days and rows of a card, which are told as they were given and computed by nobody. */
function listGiven({ calculator, inputs }: Calculation): string[] {
  const asked = calculators.find(({ id }) => id === calculator)?.inputs ?? {}
  return Object.entries(inputs).flatMap(([name, value]) => {
    const input = asked[name]
    if (input?.kind !== 'date' && input?.kind !== 'rows') return []
    const columns = input.kind === 'rows' && { columns: input.columns }
    const figure = { id: name, label: '', value: value as never, unit: input.kind, ...columns }
    return [en, hi].map((phrases) => writeFigure(figure, 'INR', phrases))
  })
}

/** The text cut at its figures is the text; its words have no figure; what it calls computed is a result on a card. */
function findInParts(text: string, parts: Parts, calculations: Answer['calculations']): string[] {
  const results = calculations.flatMap(({ outputs }) => outputs.flatMap(({ value }) => numbersOf(value)))
  const law = calculations.flatMap(({ calculator }) => inWords[calculator] ?? [])
  // What is taken for granted names ages and the like in words.
  const note = parts.findIndex((part) => typeof part === 'string' && part.includes('\n*'))
  return [
    ...(toText(parts) === text ? [] : ['the parts are not the text']),
    ...parts.flatMap((part, at) => {
      if (typeof part === 'string')
        return numbersIn(
          at >= note ? '' : withoutNames(part, calculations).replace(sections, ' ').replace(years, ' '),
        )
          .filter(({ value }) => !law.includes(value))
          .map(({ written }) => `${written} stands among the words`)
      if (!part.computed) return []
      return results.some((result) => isNear(Math.abs(result), Math.abs(part.value)))
        ? []
        : [`${part.text} is called computed, and is no result`]
    }),
  ]
}

function findInCard(calculation: Calculation): string[] {
  const { formula, outputs, link, calculator } = calculation
  const [first] = outputs
  const shown = numbersOn(calculation)
  const lines = formula.split('\n')
  // Formulas with their symbols stand in pairs of lines; a sum stands alone.
  const pairs =
    lines.length === 1
      ? [['', formula]]
      : lines.flatMap((line, at) => (at % 2 ? [[lines[at - 1] ?? '', line]] : []))
  const filled = pairs.map(([, line = '']) => line)
  const faults: string[] = []
  for (const [symbols = '', line = ''] of pairs) {
    const [result] = numbersIn(line.split(/[=≥]/)[0] ?? '')
    if (result && !isStep.test(symbols) && !shown.some((value) => isWritten(result, value)))
      faults.push(`the formula comes to ${result.written}, which is on no line of the card: ${line}`)
  }
  const isIn = numbersOf(first?.shown ?? first?.value).some((value) =>
    filled.some((line) =>
      numbersIn(line).some((number) => stepsOf(value).some((step) => isWritten(number, step))),
    ),
  )
  if (typeof first?.value === 'number' && !counted.has(first.id) && !isIn)
    faults.push(`the formula has no ${first.id} of ${first.value}: ${formula}`)
  return [
    ...faults,
    ...findInSums(calculation),
    ...findInPage(calculation, link),
    ...findAnew(calculation, calculator),
  ]
}

/** Ten trillion rupees: a number beyond holds no paise. */
const MOST_PAISE = 1e15

/** Figures that stand beside their sum add up to it as they are written, and a difference is that of what is written. */
function findInSums({ calculator, inputs, outputs, formula }: Calculation): string[] {
  const written = (name: string) => {
    const { value, shown } = outputs.find(({ id }) => id === name) ?? {}
    const number = shown ?? value ?? inputs[name]
    return typeof number === 'number' ? Math.round(toPaise(number) * 100) : Number.NaN
  }
  const sum = (names: readonly string[]) => names.reduce((total, name) => total + written(name), 0)
  const definition = calculators.find(({ id }) => id === calculator)
  const rests = Object.entries(definition?.outputs ?? {}).flatMap(([name, output]) =>
    'rest' in output && output.rest ? [[name, output.rest.plus, output.rest.minus] as const] : [],
  )
  const { composition } = definition ?? {}
  const parts = composition ? [[composition.total, composition.parts, []] as const] : []
  const faults = [...rests, ...parts].flatMap(([name, plus, minus]) => {
    const off = written(name) - sum(plus) + sum(minus)
    const isBeyond = [name, ...plus, ...minus].some((each) => Math.abs(written(each)) > MOST_PAISE)
    return Number.isNaN(off) || written(name) === 0 || off === 0 || isBeyond
      ? []
      : [`${name} is off by ${off} paise: ${formula}`]
  })
  const [, more, less, difference] = /^\D*([\d,.]+) − \D*([\d,.]+) = \D*([\d,.]+)$/.exec(formula) ?? []
  const cents = (text: string | undefined) => Math.round(Number(text?.replaceAll(',', '')) * 100)
  if (calculator === 'arithmetic' && difference !== undefined && /₹/.test(formula))
    if (cents(more) - cents(less) !== cents(difference)) faults.push(`it is no difference: ${formula}`)
  return faults
}

/** The page that a card links to, read as the page reads its address, comes to what the card says. */
function findInPage({ calculator, outputs }: Calculation, link: string | null): string[] {
  if (link === null) return []
  const definition = calculators.find(({ id }) => id === calculator)
  const [path, query] = link.split('?')
  if (definition === undefined || path !== definition.path) return [`there is no page ${path}`]
  const page = runCalculator(definition, new URLSearchParams(query))
  if (!page.ok) return [`the page refuses ${query}`]
  const figures: Readonly<Record<string, unknown>> = { ...page.values, ...page.outputs }
  return outputs.flatMap(({ id, value, unit }) => {
    if (typeof value !== 'number') return []
    const there = Number(figures[id]) * (unit === 'months' && id === 'years' ? 12 : 1)
    return isNear(there, value) ? [] : [`${id} is ${value} on the card and ${there} on its page`]
  })
}

/** The card's givens, put into the calculator by themselves, come to the card's results. */
function findAnew({ inputs, outputs }: Calculation, calculator: string): string[] {
  const definition = calculators.find(({ id }) => id === calculator)
  const extra = extraCalculators.find(({ id }) => id === calculator)
  const found = Object.fromEntries(
    outputs.map(({ id, value, unit }) => [
      id,
      unit === 'months' && id === 'years' ? Number(value) / 12 : value,
    ]),
  )
  // A plan that runs out is told for as long as it lasts.
  const lasts = typeof found.monthsPaid === 'number' ? { years: found.monthsPaid / 12 } : {}
  const given = { ...lasts, ...found, ...inputs }
  const anew = definition ? runCalculator(widen(definition), given) : undefined
  const results: Readonly<Record<string, unknown>> = anew?.ok
    ? { ...anew.outputs }
    : (extra?.compute(given as Readonly<Record<string, number>>) ?? {})
  return outputs.flatMap(({ id, value, unit }) =>
    typeof value !== 'number' ||
    !(id in results) ||
    isNear(Number(results[id]) * (unit === 'months' && id === 'years' ? 12 : 1), value)
      ? []
      : [`${id} is ${value} on the card, and ${results[id]} when its givens are computed again`],
  )
}

/** What a formula may count with: the figure, a time in months, a rate per month of either kind. */
function stepsOf(value: number): number[] {
  return [value, value * 12, value / 12, ((1 + value / 100) ** (1 / 12) - 1) * 100]
}

interface WrittenNumber {
  value: number
  decimals: number
  written: string
}

function numbersIn(text: string): WrittenNumber[] {
  return (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((written) => {
    const plain = written.replaceAll(',', '')
    return { value: Number(plain), decimals: plain.split('.')[1]?.length ?? 0, written }
  })
}

function numbersOf(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  // Financial years, days, and sums in words.
  if (typeof value === 'string') return numbersIn(value).map((number) => number.value)
  if (Array.isArray(value)) return value.flatMap(numbersOf)
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersOf) : []
}

/** Every number on a card, and what a time is in months, or in years and months. */
function numbersOn({ inputs, outputs }: Calculation): number[] {
  const figures = [
    ...Object.entries(inputs),
    ...outputs.flatMap(({ id, value, shown }) => [[id, value] as const, [id, shown] as const]),
  ]
  return figures.flatMap(([id, value]) =>
    numbersOf(value).flatMap((number) => {
      const isOfYears = id === 'years' || /payback/i.test(id)
      const months = Math.round(isOfYears ? number * 12 : number)
      const isTime = isOfYears || /year|month/i.test(id)
      return [
        Math.abs(number),
        ...(isTime ? [months, Math.floor(months / 12), months % 12, number * 12] : []),
        // "73 days" are a fifth of a year on the card.
        ...(isOfYears && isNear(number * 365, Math.round(number * 365)) ? [number * 365] : []),
      ]
    }),
  )
}

function isWritten({ value, decimals }: WrittenNumber, exact: number): boolean {
  return Math.abs(value - Math.abs(exact)) <= 0.5 * 10 ** -decimals * (1 + 1e-9) + 1e-9 * Math.abs(exact)
}

function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) <= 1e-9 * Math.max(Math.abs(one), Math.abs(other)) + 1e-9
}
