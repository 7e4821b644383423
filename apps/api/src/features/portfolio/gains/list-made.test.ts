import { type GainRow, gains, type MadeFigure } from '@pkg/api-contract'
import { expect, test } from 'vitest'
import { bought, ETHER, enterGains, first, gas, move, pool, tokens } from '../../../testing/enter-gains.ts'

/** Two swaps that gained, with their fees, one that lost, and tokens that nobody saw come. */
const movements = [
  ...bought,
  tokens(13, 'log:1', -(600n * ETHER)),
  move(13, 'internal:1', { kind: 'internal', amount: ETHER / 4n, counterparty: pool }),
  gas(13),
]
const toPaise = (money: string) => BigInt(money.replace('.', ''))
const sumOf = (rows: readonly GainRow[], of: (row: GainRow) => string[]) =>
  rows.flatMap(of).reduce((sum, money) => sum + toPaise(money), 0n)
const choices = [
  ['in', '2025-26'],
  ['us', '2025'],
  ['uk', '2024-25'],
  ['uk', '2025-26'],
] as const

test.each(choices)(
  'in %s %s the disposals of a figure come to it, and are no others',
  async (country, financialYear) => {
    const { api, year, world } = await enterGains({ [first]: movements })
    world.dayRates.GBP = { '2025-03-31': 0.75, '2025-04-09': 0.75, '2025-04-10': 0.8, '2025-04-17': 0.8 }
    const { totals, india, gas: paid, rowCount } = await year({ country }, financialYear)
    const list = async (figure?: MadeFigure) => {
      const querystring = { country, ...(figure && { figure }) }
      return (await api(gains.listGainRows, { params: { financialYear }, querystring })).rows
    }
    const all = await list()
    expect(all).toHaveLength(rowCount)
    const [won, lost, fees, transfers] = [
      await list('gains'),
      await list('losses'),
      await list('gas'),
      await list('transfers'),
    ]
    const gainOf = ({ gain }: GainRow) => [gain]
    expect([sumOf(won, gainOf), sumOf(lost, gainOf)]).toEqual([toPaise(totals.gains), toPaise(totals.losses)])
    expect([...fees, ...transfers].map(({ id }) => id).sort()).toEqual(all.map(({ id }) => id).sort())
    expect(fees.every(({ kind }) => kind === 'gas')).toBe(true)
    expect(sumOf(fees, ({ proceeds }) => [proceeds])).toBe(toPaise(paid.paid))
    if (india !== null) {
      const lots = ({ lots }: GainRow) => lots.map(({ gain }) => gain).filter((gain) => !gain.startsWith('-'))
      expect(sumOf(await list('taxable'), lots)).toBe(toPaise(india.taxableIncome))
    }
    const ofTerm = (longTerm: boolean) => (row: GainRow) =>
      row.lots.filter((lot) => lot.longTerm === longTerm).map(({ gain }) => gain)
    expect(sumOf(await list('short-term'), ofTerm(false))).toBe(toPaise(totals.shortTerm ?? '0'))
    expect(sumOf(await list('long-term'), ofTerm(true))).toBe(toPaise(totals.longTerm ?? '0'))
  },
)

test('a figure that no disposals make is refused', async () => {
  const { api } = await enterGains({ [first]: movements })
  const querystring = { figure: 'income' as MadeFigure }
  await expect(
    api(gains.listGainRows, { params: { financialYear: '2025-26' }, querystring }),
  ).rejects.toMatchObject({
    code: 'BAD_REQUEST',
    message: expect.stringContaining('No disposals make this figure'),
  })
})
