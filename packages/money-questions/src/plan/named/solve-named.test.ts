import { calculators, defineCalculator, runCalculator } from '@pkg/finance-math/calculators'
import { expect, test } from 'vitest'
import { solve } from '../../solve.ts'

const now = Date.UTC(2026, 10, 23)
const ask = (question: string, ...before: string[]) => solve({ question, before, now })

/** Exists nowhere else: what a bird feeder holds of seed is understood from these words alone. */
const birdFeeder = defineCalculator({
  id: 'bird-feeder',
  name: 'Bird Feeder Calculator',
  description: 'What feeding garden birds costs',
  icon: 'bird',
  topic: 'more',
  keywords: ['bird feeder', 'chidiya daana'],
  inputs: {
    season: {
      kind: 'choice',
      label: 'Season',
      default: 'winter',
      options: { winter: 'Winter', monsoon: 'Monsoon' },
    },
    sparrows: { kind: 'number', label: 'Sparrows', unit: 'number', min: 1, max: 500, step: 1, default: 20 },
    seedPrice: { kind: 'number', label: 'Seed price', unit: 'inr', min: 1, max: 5000, step: 1, default: 60 },
    years: { kind: 'number', label: 'Time', unit: 'years', min: 1, max: 30, step: 1, default: 2 },
    wastePercent: {
      kind: 'number',
      label: 'Spilled',
      unit: 'percent',
      min: 0,
      max: 90,
      step: 1,
      default: 10,
    },
  },
  outputs: {
    cost: { label: 'Cost of feeding', unit: 'inr', role: 'headline' },
    spilled: { label: 'Thrown to squirrels', unit: 'inr', role: 'detail' },
  },
  compute: ({ sparrows, seedPrice, years, wastePercent }) => {
    const eaten = sparrows * seedPrice * years
    const cost = eaten / (1 - wastePercent / 100)
    return { cost, spilled: cost - eaten }
  },
  formulas: [{ symbols: 'C = N × p × n ÷ (1 − w)', filled: '{cost} = {sparrows} × {seedPrice} × {years}' }],
  legend: { C: { meaning: 'Cost', figure: 'cost' } },
  explanation: { steps: { cost: 'Feeding costs {cost}.' } },
  conventions: {},
  goals: [],
  sources: [],
})

const registry = [...calculators, birdFeeder]
const askWithBirds = (question: string, ...before: string[]) =>
  solve({ question, before, now, calculators: registry })

test('a calculator that nobody wrote words for is understood from its definition', () => {
  // 30 × 50 × 4 = 6,000 eaten; with a fifth spilled 6,000 ÷ 0.8 = 7,500.
  const found = askWithBirds('bird feeder for 30 sparrows, seed price 50, 4 years, 20% spilled')
  expect(found.kind).toBe('answer')
  expect(found.asked).toEqual([7500])
  expect(found.text).toContain('Cost of feeding: **₹7,500**')
  expect(found.calculations[0]?.link).toBe(
    '/calculator/bird-feeder-calculator?season=winter&sparrows=30&seedPrice=50&years=4&wastePercent=20',
  )
  expect(ask('bird feeder for 30 sparrows, seed price 50, 4 years').kind).not.toBe('answer')
})

test('what it assumes of the definition is told, and what only the person knows is asked back by its label', () => {
  const assumed = askWithBirds('bird feeder for 30 sparrows at seed price 50 in monsoon for 4 years')
  // 6,000 ÷ 0.9
  expect(assumed.asked[0]).toBeCloseTo(6666.67, 2)
  expect(assumed.text).toContain('*Assumed: Spilled 10 %.*')
  expect(assumed.text).toContain('Season: Monsoon')
  const missing = askWithBirds('bird feeder for 30 sparrows for 4 years')
  expect(missing.kind).toBe('clarify')
  expect(missing.text).toContain('Seed price')
  expect(askWithBirds('50', 'bird feeder for 30 sparrows for 4 years').asked[0]).toBeCloseTo(6666.67, 2)
})

test('a result is asked for by its label, and a figure is changed afterwards by its own', () => {
  const plan = 'bird feeder for 30 sparrows, seed price 50, 4 years, 20% spilled'
  expect(askWithBirds(`${plan}, how much is thrown to squirrels?`).asked).toEqual([1500])
  // 60 × 50 × 4 ÷ 0.8
  expect(askWithBirds('60 sparrows', plan).asked).toEqual([15_000])
  expect(askWithBirds('chidiya daana 30 sparrows seed price 50, 4 saal').language).toBeDefined()
})

test('figures that nothing tells apart are asked about, or taken in their order and said to be', () => {
  const { text, asked } = ask('stock average 10 at 100 and 20 at 80')
  expect(asked[0]).toBeCloseTo(86.67, 2)
  expect(text).toContain(
    'Taken in the order asked: Shares held 10, Bought at, on average ₹100, Shares to buy 20, Price now ₹80.',
  )
  const open = ask('credit card 10000 and 2000, 36%')
  expect(open.kind).not.toBe('answer')
})

test('an amount of which no period was said is asked about where a month and a year are as likely', () => {
  const question = 'hra exemption for basic 50000, hra 20000, rent 18000 in delhi'
  const { kind, options, text } = ask(question)
  expect([kind, options]).toEqual(['clarify', ['a month', 'a year']])
  expect(text).toContain('Rent paid ₹18,000')
  // Least of 2,40,000, half of 6,00,000, and 2,16,000 − 60,000.
  expect(ask('a month', question).asked).toEqual([156_000])
  // Least of 20,000, 25,000 and 18,000 − 5,000.
  expect(ask('a year', question).asked).toEqual([13_000])
})

test('a name that two calculators share is asked about', () => {
  const twin = { ...birdFeeder, id: 'bird-table', name: { key: 'twin', en: 'Bird Table Calculator' } }
  const both = [...registry, twin]
  const question = 'chidiya daana 30 sparrows seed price 50 for 4 years'
  const found = solve({ question, now, calculators: both })
  expect(found.kind).toBe('clarify')
  expect(found.options).toEqual(['Bird Feeder', 'Bird Table'])
  const chosen = solve({ question: 'Bird Table', before: [question], now, calculators: both })
  expect(chosen.calculations[0]?.calculator).toBe('bird-table')
})

test.each([
  ['a word that changes everything', 'gratuity basic 50000 10 years without the last year'],
  ['a share of an amount', 'epf 12% of 30000 basic for 20 years'],
  ['a figure that no input takes', 'sukanya 50k yearly at 8.2% for 11 years, girl age 3'],
  ['another currency', 'rd of $5000 a month at 6.7% for 5 years'],
  ['two results at once', 'What is the SCSS rate this quarter, and our quarterly interest on thirty lakh?'],
  ['a deposit beyond what a year allows', 'ppf 5 lakh a year for 15 years'],
  ['a comparison', 'rd or ppf for 5000 a month for 15 years'],
])('%s is no certain answer', (_, question) => {
  expect(ask(question).kind).not.toBe('answer')
})

test('every calculator without a kind of question of its own is found by its name', () => {
  for (const id of ['ppf', 'ssy', 'rd', 'epf', 'nps', 'gratuity', 'hra', 'post-office', 'card-payoff']) {
    const definition = calculators.find((one) => one.id === id)
    const { text } = ask(definition?.keywords[0] ?? '')
    const labels = Object.values(definition?.inputs ?? {}).map(({ label }) => label.en)
    expect(
      labels.some((label) => text.includes(label)),
      `${id}: ${text}`,
    ).toBe(true)
  }
})

test('the page that an answer links to comes to its figure', () => {
  const [calculation] = ask('rd of 5000 a month at 6.7% for 5 years').calculations
  const [path, query] = calculation?.link?.split('?') ?? []
  const definition = calculators.find((one) => one.path === path)
  expect(definition?.id).toBe('rd')
  const page = definition && runCalculator(definition, new URLSearchParams(query))
  // Each instalment by itself, (1 + 6.7 % ÷ 4)^(months ÷ 3), in decimals.
  expect(page?.ok && Number((page.outputs as Record<string, unknown>).maturity)).toBeCloseTo(356_829.14, 2)
})

// Taken in month 10 at 40 % less, every flow together is worth less than nothing at any rate, as bisection in Python finds.
test('a figure that there is none of is said to be none, and is no figure that was asked for', () => {
  const { text, calculations, asked } = ask(
    'chit fund value 5 lakh, 20 members, your bid 40%, month number 10',
  )
  expect(text).toContain('You receive: **₹3,00,000**')
  expect(text).toContain('Effective rate a year: none')
  expect(calculations[0]?.outputs).toContainEqual(
    expect.objectContaining({ id: 'effectiveAnnualPercent', value: [] }),
  )
  expect(asked).toEqual([300_000])
})
