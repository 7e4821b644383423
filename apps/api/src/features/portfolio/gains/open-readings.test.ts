import { gains } from '@pkg/api-contract'
import { expect, test } from 'vitest'
import {
  bought,
  dropped,
  ETHER,
  enterGains,
  first,
  move,
  nobody,
  pool,
  short,
} from '../../../testing/enter-gains.ts'

const params = { financialYear: '2025-26' }
/** 100 tokens that were dropped on the fifth, worth 100 dollars at 80, and sold for a twentieth of an ether on the thirteenth, 100 dollars at 90. */
const sold = [
  ...bought.slice(0, 4),
  move(5, 'log:1', { kind: 'transfer', asset: dropped, amount: 100n * ETHER, counterparty: nobody }),
  move(13, 'log:1', { kind: 'transfer', asset: dropped, amount: -(100n * ETHER), counterparty: pool }),
  move(13, 'internal:1', { kind: 'internal', amount: ETHER / 20n, counterparty: pool }),
]
const enter = async () => {
  const entered = await enterGains({ [first]: sold })
  const ask = (querystring: { incomeCost?: 'nil'; gas?: 'none'; country?: 'us' }, of = params) =>
    entered.api(gains.getGainsYear, { params: of, querystring })
  const list = async (querystring: { incomeCost?: 'nil'; gas?: 'none' }) =>
    (await entered.api(gains.listGainRows, { params, querystring })).rows.map(short)
  return { ...entered, ask, list }
}
const choiceOf = ({ rules }: Awaited<ReturnType<Awaited<ReturnType<typeof enter>>['ask']>>, id: string) =>
  rules.choices.find((choice) => choice.id === id)

test('what came without a payment costs its value, or nil where the person reads the law so', async () => {
  const { ask, list } = await enter()
  // 100 dollars at 80 on arrival, and at 90 when they went.
  expect(await list({})).toContain('swap 100 DROP: 9000.00 - 8000.00 = 1000.00')
  expect(await list({ incomeCost: 'nil' })).toContain('swap 100 DROP: 9000.00 - 0.00 = 9000.00')
  const [usual, nil] = [await ask({}), await ask({ incomeCost: 'nil' })]
  expect(usual.income).toMatchObject([{ value: '8000.00', quantity: '100' }])
  // It is told with its value all the same, and is no question: nil is its cost, not an unknown one.
  expect(nil.income).toEqual(usual.income)
  expect(nil.questions).toEqual(usual.questions)
  expect(nil.readings).toEqual({ incomeCost: 'nil', gas: 'disposal' })
  expect(Number(nil.india?.taxableIncome) - Number(usual.india?.taxableIncome)).toBe(8_000)
  expect(nil.digest).not.toBe(usual.digest)
  expect(choiceOf(usual, 'income')).toMatchObject({
    certain: false,
    source: expect.stringContaining('circular'),
  })
  expect(choiceOf(nil, 'income')?.text).toContain('as you chose')
})

test('a fee is a disposal of what pays it, or none: then it is in no row and no sum, and still told as paid', async () => {
  const { ask, list } = await enter()
  const [usual, none] = [await ask({}), await ask({ gas: 'none' })]
  expect(await list({})).toContain('gas 0.01 ETH: 800.00 - 0.00 = 800.00')
  expect((await list({ gas: 'none' })).filter((row) => row.startsWith('gas'))).toEqual([])
  expect(Number(usual.totals.net) - Number(none.totals.net)).toBe(800)
  const byAverage = ({ otherMethods }: typeof usual) => Number(otherMethods[0]?.net)
  expect(byAverage(usual) - byAverage(none)).toBe(800)
  expect(none.gas).toEqual(usual.gas)
  // What is left is the same: the units are gone either way.
  expect(none.held.assets.map(({ quantity }) => quantity)).toEqual(
    usual.held.assets.map(({ quantity }) => quantity),
  )
  expect(choiceOf(none, 'gas')?.text).toContain('no disposal, as you chose')
})

test.each([
  ['in', '2025-26', true],
  ['us', '2025', false],
] as const)(
  'in %s, in %s, it is %s that the row of a fee is in doubt for being one',
  async (country, financialYear, isInDoubt) => {
    const { rows } = await enter()
    const fees = (await rows({ country }, financialYear)).filter(({ kind }) => kind === 'gas')
    expect(fees.length).toBeGreaterThan(0)
    for (const { doubts } of fees) expect(doubts.some(({ id }) => id === 'gas')).toBe(isInDoubt)
  },
)

test('elsewhere nothing of it is left open, and a frozen year keeps how the law was read', async () => {
  const { api, ask } = await enter()
  const abroad = ask({ gas: 'none', country: 'us' }, { financialYear: '2025' })
  await expect(abroad).rejects.toMatchObject({ status: 400, message: expect.stringContaining('India alone') })
  expect((await ask({ country: 'us' }, { financialYear: '2025' })).readings).toBeNull()
  const body = { ...params, country: 'in', incomeCost: 'nil', gas: 'none' } as const
  const report = await api(gains.freezeGainReport, { body })
  expect(report).toMatchObject({ incomeCost: 'nil', gas: 'none' })
  // The file says it in fields of its own, for whoever reads no sentences.
  const { content } = await api(gains.getGainReportFile, { params: { id: String(report.id) } })
  expect(JSON.parse(content.slice(0, content.indexOf('\n')))).toMatchObject({
    ...{ line: 'year', gas: 'none', incomeCost: 'nil' },
  })
  const compared = await api(gains.compareGainReport, { params: { id: String(report.id) } })
  expect(compared.same).toBe(true)
})
