import { describe, expect, it } from 'vitest'
import { arbitrageCalculator } from './arbitrage/arbitrage.calculator.ts'
import { capitalGainsCalculator } from './capital-gains/capital-gains.calculator.ts'
import { costAveragingCalculator } from './cost-averaging/cost-averaging.calculator.ts'
import { currencyCalculator } from './currency/currency.calculator.ts'
import { debtPayoffCalculator } from './debt-payoff/debt-payoff.calculator.ts'
import { explain } from './explain.ts'
import { tellInput } from './input-kinds.ts'
import { parseValues } from './parse-values.ts'
import { plainFigure } from './plain-text.ts'
import { toRows } from './row-columns.ts'
import { runCalculator } from './run-calculator.ts'
import { toQuery } from './to-query.ts'
import { toToolDeclaration } from './to-tool-declaration.ts'
import { xirrCalculator } from './xirr/xirr.calculator.ts'

const { debts } = debtPayoffCalculator.inputs
const { sellDate } = capitalGainsCalculator.inputs
const two = [
  { balance: 80_000, annualRatePercent: 36, minimum: 4000 },
  { balance: 200_000, annualRatePercent: 11, minimum: 5000 },
]

describe('rows of columns', () => {
  it('leaves out a row of a day that does not count, as nothing was done on the nearest one that does', () => {
    const given = { asset: 'property', improvements: '1990-01-01:500000,2010-05-01:300000' }
    const { values, corrections } = parseValues(capitalGainsCalculator, given)
    expect(values.improvements).toEqual([{ date: '2010-05-01', amount: 300_000 }])
    expect(corrections.filter(({ reason }) => reason !== 'missing')).toEqual([
      expect.objectContaining({ input: 'improvements', reason: 'not-a-row' }),
    ])
  })

  it.each([
    ['as objects', two],
    [
      'as objects with the names in another order',
      [{ minimum: 4000, annualRatePercent: 36, balance: 80_000 }, two[1]],
    ],
    ['as the text of a link', '80000:36:4000,200000:11:5000'],
    ['as people write numbers', '₹80k : 36 % : 4000, 2L:11%:5000'],
    ['as a repeated parameter', ['80000:36:4000', '200000:11:5000']],
    ['as one parameter in a list', ['80000:36:4000,200000:11:5000']],
  ])('are read %s', (_, given) => {
    expect(debts.parse(debts, given)).toEqual({ value: two, reasons: [] })
  })

  it.each([
    ['a cell is missing', '80000:36,200000:11:5000', [two[1]], ['not-a-row']],
    ['a cell is one too many', '80000:36:4000:7,200000:11:5000', [two[1]], ['not-a-row']],
    ['a cell is no number', '80000:low:4000,200000:11:5000', [two[1]], ['not-a-row']],
    ['a cell is empty', '80000::4000,200000:11:5000', [two[1]], ['not-a-row']],
    ['an object lacks a column', [{ balance: 1, minimum: 2 }, two[1]], [two[1]], ['not-a-row']],
    ['a row is no row', [null, 7, two[1]], [two[1]], ['not-a-row']],
    ['a cell is out of range', '80000:5000:4000', [{ ...two[0], annualRatePercent: 1000 }], ['above-max']],
    ['a cell is below it', '0:36:-4', [{ balance: 1, annualRatePercent: 36, minimum: 0 }], ['below-min']],
  ])('say so where %s', (_, given, value, reasons) => {
    expect(debts.parse(debts, given)).toEqual({ value, reasons })
  })

  it('keep their default where no row can be read, and no more rows than there may be', () => {
    expect(debts.parse(debts, 'a:b:c')).toEqual({ value: debts.default, reasons: ['not-a-row', 'too-few'] })
    const many = debts.parse(
      debts,
      Array.from({ length: 30 }, () => '1000:12:100'),
    )
    expect(many.value).toHaveLength(20)
    expect(many.reasons).toEqual(['too-many'])
  })

  it('inherit nothing: a column is read of an object’s own', () => {
    expect(debts.parse(debts, [Object.create(two[0] as object)]).reasons).toEqual(['not-a-row', 'too-few'])
  })

  it('may be none, which a link says', () => {
    const given = { asset: 'property', improvements: [] } as const
    const { values } = parseValues(capitalGainsCalculator, given)
    const query = toQuery(capitalGainsCalculator, values)
    expect(query.improvements).toBe('none')
    const again = parseValues(capitalGainsCalculator, new URLSearchParams(query))
    expect(again).toEqual({ values, corrections: [] })
  })

  it('are declared to a model by their columns', () => {
    expect(toToolDeclaration(debtPayoffCalculator).parameters.properties?.debts).toEqual({
      type: 'array',
      description:
        'Debts, What is owed on each, its interest rate, and the least that has to be paid every month',
      minItems: 1,
      maxItems: 20,
      items: {
        type: 'object',
        properties: {
          balance: { type: 'number', description: 'Owed, in rupees', minimum: 1, maximum: 1e9 },
          annualRatePercent: {
            type: 'number',
            description: 'Rate a year, in percent',
            minimum: 0,
            maximum: 1000,
          },
          minimum: { type: 'number', description: 'Minimum a month, in rupees', minimum: 0, maximum: 1e9 },
        },
        required: ['balance', 'annualRatePercent', 'minimum'],
      },
    })
  })

  it('are told with what a column takes, how they are typed, and the default', () => {
    expect(tellInput(debts)).toEqual({
      takes:
        '1 to 20 rows of Owed (₹1 to ₹1,00,00,00,000), Rate a year (0 % to 1,000 %), Minimum a month (₹0 to ₹1,00,00,00,000)',
      form: '<balance>:<annualRatePercent>:<minimum>,…',
      typed: '80000:36:4000,250000:14:8500,40000:18:2000',
      initial: '3 rows',
    })
    expect(tellInput(capitalGainsCalculator.inputs.improvements)).toMatchObject({
      typed: 'none',
      initial: '0 rows',
    })
    expect(tellInput({ ...debts, default: [two[0]] } as never).initial).toBe('1 row')
    expect(tellInput(xirrCalculator.inputs.flows)).toMatchObject({
      takes: '2 to 10000 rows of Date (a day from 1800-01-01 to 2200-12-31), Amount (a number)',
      form: '<date>:<amount>,…',
    })
  })

  it('are written with the unit of each column', () => {
    const run = runCalculator(debtPayoffCalculator, { debts: two })
    if (!run.ok) throw run.error
    expect(plainFigure({ value: two, columns: debts.columns })).toBe(
      '₹80,000 / 36 % / ₹4,000, ₹2,00,000 / 11 % / ₹5,000',
    )
    const definition = {
      ...debtPayoffCalculator,
      explanation: { steps: { all: { key: 'k', en: '{debts}' } } },
    }
    expect(explain(definition, run.values, run.outputs).steps[0]?.parts).toMatchObject([
      { name: 'debts', value: two, columns: { balance: { unit: 'inr' } } },
    ])
  })

  it('include dated amounts, which are rows of a day and an amount', () => {
    const rows = toRows({ ...xirrCalculator.inputs.flows, unit: 'usd' })
    expect(rows?.item.en).toBe('Payment')
    expect(Object.values(rows?.columns ?? {}).map(({ kind, unit }) => [kind, unit])).toEqual([
      ['date', 'date'],
      ['number', 'usd'],
    ])
    expect(toRows(sellDate)).toBeUndefined()
  })
})

it.each([
  ['choice', debtPayoffCalculator.inputs.strategy, 'avalanche | snowball', 'avalanche'],
  ['currency code', currencyCalculator.inputs.from, 'a currency code of ISO 4217', 'USD'],
  ['number', debtPayoffCalculator.inputs.extra, '₹0 to ₹1,00,00,00,000', '₹5,000'],
  [
    'list',
    arbitrageCalculator.inputs.odds,
    '2 to 20 numbers',
    arbitrageCalculator.inputs.odds.default.join(','),
  ],
])('a %s is told with what it takes and its default', (_, input, takes, initial) => {
  expect(tellInput(input)).toMatchObject({ takes, initial })
})

describe('a day', () => {
  it.each([
    ['2026-02-28', '2026-02-28', []],
    [' 2024-02-29 ', '2024-02-29', []],
    [['2026-02-28', '2020-01-01'], '2026-02-28', []],
    ['2018-03-31', '2018-04-01', ['below-min']],
    ['2100-01-01', '2099-12-31', ['above-max']],
    ['2026-02-30', sellDate.default, ['not-a-day']],
    ['28/02/2026', sellDate.default, ['not-a-day']],
    [20_260_228, sellDate.default, ['not-a-day']],
    [{}, sellDate.default, ['not-a-day']],
    ['', sellDate.default, ['missing']],
  ])('given as %j is read as %s', (given, value, reasons) => {
    const { values, corrections } = parseValues(capitalGainsCalculator, { sellDate: given })
    expect(values.sellDate).toBe(value)
    expect(corrections.filter(({ input }) => input === 'sellDate').map(({ reason }) => reason)).toEqual(
      reasons,
    )
  })

  it('is declared and told with its first and its last', () => {
    expect(toToolDeclaration(capitalGainsCalculator).parameters.properties?.sellDate).toEqual({
      type: 'string',
      description: 'Sold on (YYYY-MM-DD, from 2018-04-01 to 2099-12-31)',
    })
    expect(tellInput(sellDate)).toEqual({
      takes: 'a day from 2018-04-01 to 2099-12-31',
      typed: sellDate.default,
      initial: sellDate.default,
    })
    expect(tellInput(costAveragingCalculator.inputs.purchases).form).toBe('<date>:<price>:<amount>,…')
  })
})
