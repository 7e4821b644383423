import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { calculators, type Figure, plainFigure, runCalculator } from '@pkg/finance-math/calculators'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { createServer } from '../src/create-server.ts'

const client = new Client({ name: 'test', version: '1' })

beforeAll(async () => {
  const [ours, theirs] = InMemoryTransport.createLinkedPair()
  await createServer('1.0.0').connect(theirs)
  await client.connect(ours)
  // The client holds answers against the schemas of the tools that it has listed.
  await client.listTools()
})
afterAll(() => client.close())

const call = (name: string, given: Record<string, unknown> = {}) =>
  client.callTool({ name, arguments: given })
const textOf = ({ content }: Awaited<ReturnType<typeof call>>) =>
  (content as { text: string }[]).map(({ text }) => text).join('\n')

test('the tools are the calculators and the question backwards, all of them only reading', async () => {
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual([
    ...calculators.map(({ id }) => id.replaceAll('-', '_')),
    'solve_for',
  ])
  for (const { inputSchema, annotations, title } of tools) {
    expect(inputSchema.type).toBe('object')
    expect(annotations).toMatchObject({ readOnlyHint: true, openWorldHint: false })
    expect(title).toMatch(/\S/)
  }
  expect(client.getServerVersion()).toMatchObject({ name: 'finance-math', version: '1.0.0' })
})

describe('an answer', () => {
  it('has unrounded outputs, the inputs with the defaults named, and sources', async () => {
    const { structuredContent, isError } = await call('sip', {
      monthlyInvestment: 5000,
      annualRatePercent: 12,
      years: 10,
    })
    expect(isError).toBeUndefined()
    const answer = structuredContent as Answer
    // 5000 × ((1.01^120 − 1) ÷ 0.01) × 1.01
    expect(answer.outputs.futureValue).toBeCloseTo(1_161_695.3819, 3)
    expect(answer.inputs).toMatchObject({ mode: 'sip', monthlyInvestment: 5000 })
    expect(answer.defaults).toEqual(['mode', 'principal', 'rateConvention'])
    expect(answer.sources.map(({ title }) => title)).toContain('SIP calculator and formula, epitometool')
  })
  // By hand: 5 lakh less 40 %; 19 months of 22,500 and one of 16,250.
  it('has null for the rate of a chit that none fits, as its schema says, and the totals', async () => {
    const answer = await call('chit_fund', { yourMonth: 10, yourDiscountPercent: 40 })
    expect(answer.isError).toBeUndefined()
    const { outputs } = answer.structuredContent as Answer
    expect(outputs).toMatchObject({ youReceive: 300_000, effectiveAnnualPercent: null })
    expect(outputs.totalPaid).toBeCloseTo(443_750, 6)
    expect(textOf(answer)).toContain('are worth the same: none.')
  })
  it('has its steps and formulas as Parts: sentences cut at figures with name, value and unit', async () => {
    const { structuredContent } = await call('loan', { principal: 1e6, annualRatePercent: 8, years: 10 })
    const { steps, formulas } = structuredContent as Answer
    const figures = steps.flatMap(({ parts }) => parts).filter((part) => typeof part !== 'string')
    expect(figures).toContainEqual({ name: 'principal', value: 1e6, unit: 'inr' })
    const emi = figures.find(({ name }) => name === 'emi')
    expect(emi?.value).toBeCloseTo(12_132.7594, 4)
    expect(emi && plainFigure(emi)).toBe('₹12,132.76')
    expect(formulas[0]?.symbols).toContain('EMI = ')
  })
  it('is told in words too, with the sources', async () => {
    const text = textOf(await call('loan', { principal: 1e6, annualRatePercent: 8, years: 10 }))
    expect(text).toContain('equal instalments of ₹12,132.76')
    expect(text).toMatch(/Source: .+ <https:/)
  })
})

test.each(calculators.map((definition) => [definition.id, definition] as const))(
  'the tool of %s answers its defaults, and the official client finds the answer true to its schema',
  async (id, definition) => {
    const { structuredContent } = await call(id.replaceAll('-', '_'))
    const run = runCalculator(definition, {})
    expect((structuredContent as Answer).outputs).toEqual(run.ok && run.outputs)
  },
)

describe('solve_for', () => {
  it('finds an input by an output', async () => {
    const { structuredContent } = await call('solve_for', {
      calculator: 'sip',
      input: 'monthlyInvestment',
      output: 'futureValue',
      target: 1e7,
      given: { annualRatePercent: 12, years: 10 },
    })
    const { inputs, outputs, defaults } = structuredContent as Answer
    // 10,000,000 ÷ (((1.01^120 − 1) ÷ 0.01) × 1.01)
    expect(inputs.monthlyInvestment).toBeCloseTo(43_040.543, 3)
    expect(outputs.futureValue).toBeCloseTo(1e7, 3)
    expect(defaults).not.toContain('monthlyInvestment')
  })
  it.each([
    [{ calculator: 'sips' }, 'calculator has to be one of sip, step_up_sip, '],
    [{ calculator: 'sip', input: 'years', output: 'gain' }, 'sip finds monthlyInvestment by futureValue, '],
    [{ calculator: 'xirr', input: 'flows', output: 'gain' }, 'xirr finds nothing backwards.'],
    [{ calculator: 'sip', input: 'years', output: 'futureValue', target: '1' }, 'target needs a number.'],
    [
      { calculator: 'sip', input: 'years', output: 'futureValue', target: 1, given: [] },
      'given needs an object',
    ],
    [
      { calculator: 'sip', input: 'years', output: 'futureValue', target: 1e6, given: { x: 1 } },
      'no input x',
    ],
    [{ calculator: 'loan', input: 'years', output: 'emi', target: 10, given: {} }, 'There is no answer: '],
  ])('refuses %j in a sentence', async (given, sentence) => {
    const result = await call('solve_for', given)
    expect(result.isError).toBe(true)
    expect(textOf(result)).toContain(sentence)
  })
})

test.each([
  ['sip', { years: 'ten' }, 'years needs a number, not "ten".'],
  [
    'sip',
    { years: 900, mode: 'x' },
    'mode has to be sip or lump-sum, not "x". years may not be above 200, not 900.',
  ],
  ['sip', { year: 10 }, 'sip has no input year; it has mode, '],
  [
    'xirr',
    {
      flows: [
        { date: '2024-01-01', amount: 1 },
        { date: '2025-01-01', amount: 2 },
      ],
    },
    'There is no answer: ',
  ],
])('%s refuses %j in a sentence instead of changing a value', async (name, given, sentence) => {
  const result = await call(name, given)
  expect(result.isError).toBe(true)
  expect(result.structuredContent).toBeUndefined()
  expect(textOf(result)).toContain(sentence)
})

test('a tool that does not exist is an error of the protocol', async () => {
  await expect(call('horoscope')).rejects.toThrow('There is no tool horoscope.')
})

interface Answer {
  inputs: Record<string, number | string>
  defaults: string[]
  outputs: Record<string, number | string | number[]>
  steps: { parts: (string | Figure)[] }[]
  formulas: { symbols: string; parts: (string | Figure)[] }[]
  sources: { title: string; url?: string }[]
}
