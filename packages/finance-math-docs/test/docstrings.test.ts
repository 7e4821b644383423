import { expect, it } from 'vitest'
import type { DocumentedFunction } from '../src/documented.ts'
import { listMissing } from '../src/list-missing.ts'
import { readSource } from '../src/read-source.ts'

const { functions, constants } = readSource()
const pmt = functions.find(({ name }) => name === 'pmt') as DocumentedFunction

it('has every part of every public function', () => {
  expect(functions.length).toBeGreaterThan(100)
  expect(functions.flatMap(listMissing)).toEqual([])
})

it('reads formula, letters, parameters, errors, source and example of one', () => {
  expect(pmt).toMatchObject({
    door: '@pkg/finance-math',
    file: 'core/pmt.ts',
    resultType: 'number',
    paragraphs: ['The payment per period that takes `pv` to -`fv`.'],
    sources: ['numpy-financial `pmt`, OpenFormula `PMT`'],
    examples: ['roundTo(pmt(0.075 / 12, 180, 200_000), 2) //=> -1854.02'],
  })
  expect(pmt.formulas).toHaveLength(2)
  expect(pmt.symbols[0]).toEqual({ symbol: 'r', meaning: 'rate' })
  expect(pmt.parameters.map(({ name, initial }) => [name, initial])).toEqual([
    ['rate', undefined],
    ['nper', undefined],
    ['pv', undefined],
    ['fv', '0'],
    ['when', "'end'"],
  ])
})

it('tells the fields of an input and of an answer, choices spelled out', () => {
  const swp = functions.find(({ name }) => name === 'swp')
  expect(swp?.parameters[0]?.fields.map(({ name, type, isOptional }) => [name, type, isOptional])).toEqual([
    ['principal', 'number', false],
    ['annualRatePercent', 'number', false],
    ['years', 'number', false],
    ['monthlyWithdrawal', 'number', false],
    ['rateConvention', "'nominal' | 'effective'", true],
  ])
  expect(swp?.resultFields.map(({ name }) => name)).toEqual([
    'finalBalance',
    'totalWithdrawn',
    'monthsPaid',
    'rows',
  ])
})

it('takes a letter and its companion as one line', () => {
  const ppf = functions.find(({ name }) => name === 'ppf')
  expect(ppf?.symbols).toContainEqual({ symbol: 'B "and" B′', meaning: 'the balance before and after' })
})

it('tells what every constant of a door is', () => {
  expect(constants.get('ppfRatePercent')).toBe('Percent a year of the Public Provident Fund.')
  expect([...constants].filter(([, meaning]) => !/^[A-Z].*\.$/.test(meaning))).toEqual([])
})

it.each<[part: string, change: Partial<DocumentedFunction>]>([
  ['a sentence', { paragraphs: [] }],
  ['"@param rate"', { parameters: pmt.parameters.map((one) => ({ ...one, meaning: '' })).slice(0, 1) }],
  ['"@throws"', { errors: [] }],
  ['"@example"', { examples: ['pmt(0, 1, 1)'] }],
  ['"@see"', { sources: [] }],
  ['"@formula"', { formulas: [] }],
  ['"@where', { symbols: [] }],
])('says that %s has to be added where it is missing', (part, change) => {
  const faults = listMissing({ ...pmt, ...change })
  expect(faults).toHaveLength(1)
  expect(faults[0]).toMatch(/^src\/core\/pmt\.ts: the docstring of pmt .*\.$/)
  expect(faults[0]).toContain(part)
})
