import { describe, expect, it } from 'vitest'
import {
  type Acquisition,
  type Disposal,
  type Method,
  matchDisposals,
  matchLots,
  performance,
  roundDecimal,
  vdaYear,
} from '../src/index.ts'

const buy = (id: string, date: string, quantity: string, cost: string, fee?: string): Acquisition =>
  fee === undefined ? { id, date, quantity, cost } : { id, date, quantity, costPerUnit: cost, fee }
const sell = (id: string, date: string, quantity: string, proceeds: string, fee?: string): Disposal => ({
  id,
  date,
  quantity,
  proceeds,
  ...(fee !== undefined && { fee }),
})
const gains = (method: Method, acquisitions: Acquisition[], disposals: Disposal[]) =>
  matchLots({ method, acquisitions, disposals })

describe('HM Revenue & Customs', () => {
  it('CRYPTO22251: Victoria sells 50 of 150 tokens out of the pool', () => {
    const bought = [buy('1', '2016-01-01', '100', '1000'), buy('2', '2017-01-01', '50', '125000')]
    const { disposals, remaining } = gains('uk-s104', bought, [sell('s', '2018-01-01', '50', '300000')])
    expect(disposals).toMatchObject([{ cost: '42000', gain: '258000' }])
    expect(remaining).toEqual([{ quantity: '100', cost: '84000' }])
  })
  it('CRYPTO22255: Melanie buys 500 back within 30 days of selling 4,000', () => {
    const bought = [buy('pool', '2018-01-01', '14000', '200000'), buy('back', '2018-09-11', '500', '17500')]
    const { disposals, remaining } = gains('uk-s104', bought, [sell('s', '2018-08-30', '4000', '160000')])
    expect(disposals).toMatchObject([
      {
        gain: '92500',
        lots: [
          { acquisitionId: 'back', quantity: '500', cost: '17500', proceeds: '20000', rule: 'thirty-days' },
          { quantity: '3500', cost: '50000', proceeds: '140000', rule: 'pool' },
        ],
      },
    ])
    expect(remaining).toEqual([{ quantity: '10500', cost: '150000' }])
  })
  it('HS284 example 3: Ms Pagett sells 700 and 400 of 1,500 shares, dealing costs on every side', () => {
    const bought = [buy('1', '2015-04-01', '1000', '4', '150'), buy('2', '2018-09-01', '500', '4.10', '80')]
    const { disposals } = gains('uk-s104', bought, [
      { id: 'a', date: '2023-05-01', quantity: '700', price: '4.80', fee: '100' },
      { id: 'b', date: '2024-02-01', quantity: '400', price: '5.20', fee: '105' },
    ])
    // 6280 × 700/1500 = 2930.67 and 3349.33 × 400/800 = 1674.67.
    expect(disposals.map(({ cost }) => roundDecimal(cost, 2))).toEqual(['2930.67', '1674.67'])
    expect(disposals.map(({ gain }) => roundDecimal(gain, 0))).toEqual(['329', '300'])
  })
  it('CRYPTO22254: what Daniel sells of token D on one day, in two parts, is one disposal of 7,000', () => {
    const bought = [
      buy('pool', '2019-01-01', '8000', '1000'),
      buy('1', '2020-01-31', '4000', '320'),
      buy('2', '2020-01-31', '1000', '75'),
      buy('3', '2020-01-31', '1000', '70'),
      buy('4', '2020-01-31', '500', '35'),
    ]
    const sold = [sell('a', '2020-01-31', '5000', '500'), sell('b', '2020-01-31', '2000', '142')]
    const { disposals, remaining, totals } = gains('uk-s104', bought, sold)
    // 642 − 500 of the same day − 500 of the pool's 8,000 for 1,000; the two parts bear 562.50 by their quantities.
    expect(totals.gain).toBe('79.5')
    expect(disposals.map(({ cost }) => roundDecimal(cost, 12))).toEqual([
      '401.785714285714',
      '160.714285714286',
    ])
    expect(disposals.map(({ lots }) => lots.at(-1)?.rule)).toEqual(['pool', 'pool'])
    expect(remaining).toEqual([{ quantity: '7500', cost: '937.5' }])
  })
  it('TCGA 1992 section 105(1)(a): what is given away and what is sold on one day cost the same, in either order', () => {
    const bought = [buy('pool', '2020-01-01', '100', '100'), buy('same', '2020-02-01', '100', '1000')]
    const parts = [
      sell('sold', '2020-02-01', '100', '2000'),
      { id: 'given', date: '2020-02-01', quantity: '100' },
    ]
    for (const sold of [parts, parts.toReversed()]) {
      const { disposals } = gains('uk-s104', bought, sold)
      expect(disposals.map(({ cost }) => cost)).toEqual(['550', '550'])
      expect(disposals.map(({ lots }) => lots.map(({ quantity, cost }) => [quantity, cost]))).toEqual([
        [
          ['50', '500'],
          ['50', '50'],
        ],
        [
          ['50', '500'],
          ['50', '50'],
        ],
      ])
    }
  })
  it('tells a day of many purchases and many sales by few lots: as many as both, and the pool once for each sale', () => {
    const many = Array.from({ length: 200 }, (_, id) => String(id))
    const bought = many.map((id) => buy(id, '2020-02-01', '1', '3'))
    const sold = many.map((id) => sell(`s${id}`, '2020-02-01', '2', '0'))
    const { disposals, totals } = gains('uk-s104', [buy('pool', '2019-01-01', '300', '300'), ...bought], sold)
    expect(totals.cost).toBe('800')
    expect(new Set(disposals.map(({ cost }) => cost))).toEqual(new Set(['4']))
    expect(disposals.flatMap(({ lots }) => lots).length).toBeLessThanOrEqual(3 * many.length)
  })
  it('gives a sale that is too small for it no part of the smallest purchase, and loses nothing', () => {
    const wei = '0.000000000000000001'
    const bought = [buy('pool', '2020-01-01', '1', '1'), buy('dust', '2020-02-01', wei, '1')]
    const sold = [sell('dust', '2020-02-01', wei, '0'), sell('rest', '2020-02-01', '1', '0')]
    const { disposals, remaining, totals } = gains('uk-s104', bought, sold)
    expect(disposals[0]?.lots.map(({ acquisitionId, quantity }) => [acquisitionId, quantity])).toEqual([
      [undefined, wei],
    ])
    expect(totals.cost).toBe('2')
    expect(remaining).toEqual([])
  })
  it('CG51560: the same day comes before the next 30 days, and those before the pool', () => {
    const bought = [
      buy('pool', '2020-01-01', '100', '100'),
      buy('same', '2020-06-01', '10', '30'),
      buy('30', '2020-07-01', '10', '40'),
      buy('31', '2020-07-02', '10', '50'),
    ]
    const { disposals, remaining } = gains('uk-s104', bought, [sell('s', '2020-06-01', '25', '100')])
    expect(
      disposals[0]?.lots.map(({ acquisitionId, quantity, cost }) => [acquisitionId, quantity, cost]),
    ).toEqual([
      ['same', '10', '30'],
      ['30', '10', '40'],
      [undefined, '5', '5'],
    ])
    expect(remaining).toEqual([{ quantity: '105', cost: '145' }])
  })
})

describe('Canada Revenue Agency', () => {
  it('T4037, identical properties: the average goes from 18 to 20.63 dollars', () => {
    const bought = [
      buy('1', '2012-05-01', '100', '1500'),
      buy('2', '2012-06-01', '150', '3000'),
      buy('3', '2014-01-01', '350', '7350'),
    ]
    const { disposals, remaining } = gains('ca-acb', bought, [sell('s', '2013-01-01', '200', '4000')])
    expect(disposals).toMatchObject([{ cost: '3600', gain: '400' }])
    expect(remaining).toEqual([{ quantity: '400', cost: '8250' }])
  })
  it('section 54: a loss is denied for the part that was bought back and is still held', () => {
    const bought = [buy('1', '2023-01-02', '100', '1000'), buy('2', '2023-11-20', '40', '320')]
    const { disposals, remaining } = gains('ca-acb', bought, [sell('s', '2023-11-01', '100', '700')])
    // 300 × least(100, 40, 40) / 100 = 120.
    expect(disposals).toMatchObject([{ cost: '1000', deniedLoss: '120', gain: '-180' }])
    expect(remaining).toEqual([{ quantity: '40', cost: '440' }])
  })
  it.each([
    ['2023-12-01', '120'],
    ['2023-12-02', undefined],
  ])('counts 30 days after the sale: bought back on %s, %s is denied', (date, denied) => {
    const bought = [buy('1', '2023-01-02', '100', '1000'), buy('2', date, '40', '320')]
    const { disposals } = gains('ca-acb', bought, [sell('s', '2023-11-01', '100', '700')])
    expect(disposals[0]?.deniedLoss).toBe(denied)
  })
  it('denies nothing where all that was bought is sold again within the days', () => {
    const bought = [buy('1', '2023-01-02', '100', '1000'), buy('2', '2023-11-20', '40', '320')]
    const sold = [sell('s', '2023-11-01', '100', '700'), sell('t', '2023-11-25', '40', '400')]
    expect(gains('ca-acb', bought, sold).totals.gain).toBe('-220')
  })
})

describe('National Tax Agency of Japan', () => {
  const bought = [buy('1', '2022-03-09', '4', '1845000'), buy('2', '2022-11-30', '2', '1650000')]
  const sold = [
    sell('a', '2022-05-20', '0.2', '110000'),
    sell('b', '2022-09-28', '0.3', '155000'),
    sell('c', '2022-11-02', '1', '600000'),
  ]
  it('total average: 582,500 yen for each of the year, whenever it was bought', () => {
    const { disposals, remaining } = gains('jp-total-average', bought, sold)
    expect(disposals.map(({ cost }) => cost)).toEqual(['116500', '174750', '582500'])
    expect(remaining).toEqual([{ quantity: '4.5', cost: '2621250' }])
  })
  it('moving average: 461,250 yen, then 622,917', () => {
    const { disposals, remaining } = gains('average', bought, sold)
    expect(disposals.map(({ cost }) => cost)).toEqual(['92250', '138375', '461250'])
    expect(Number(remaining[0]?.cost) / 4.5).toBeCloseTo(622_916.666667, 6)
  })
})

describe('lots by the order of a person', () => {
  const bought = [
    buy('a', '2022-01-10', '1', '100'),
    buy('b', '2022-06-10', '1', '300'),
    buy('c', '2023-01-10', '1', '200'),
  ]
  it.each([
    ['fifo', ['a', 'b'], '150'],
    ['lifo', ['c', 'b'], '50'],
    ['hifo', ['b', 'c'], '0'],
    ['lofo', ['a', 'c'], '200'],
  ] as const)('%s takes %j', (method, ids, gain) => {
    const { disposals } = gains(method, bought, [sell('s', '2023-02-01', '1.5', '400')])
    expect(disposals[0]?.lots.map(({ acquisitionId }) => acquisitionId)).toEqual(ids)
    expect(disposals[0]?.gain).toBe(gain)
  })
  it('ranks by the market price where it is given', () => {
    const priced = bought.map((one) => ({ ...one, unitPrice: one.id === 'a' ? '900' : '1' }))
    const { disposals } = gains('hifo', priced, [sell('s', '2023-02-01', '1', '400')])
    expect(disposals[0]?.lots[0]?.acquisitionId).toBe('a')
  })
  it('goes from one method to another with the year, and keeps it', () => {
    const sold = ['2023-02-01', '2024-02-01', '2025-02-01'].map((date) => sell(date, date, '1', '0'))
    const methodByYear = { 2024: 'hifo' } as const
    const { disposals } = matchLots({ method: 'lifo', methodByYear, acquisitions: bought, disposals: sold })
    expect(disposals.map(({ lots }) => lots[0]?.acquisitionId)).toEqual(['c', 'b', 'a'])
  })
  it('changes the method where the tax year begins, in India on the first of April', () => {
    const sold = ['2024-03-31', '2024-04-01', '2025-03-31'].map((date) => sell(date, date, '1', '0'))
    const choice = { method: 'lifo', methodByYear: { 2024: 'hifo' }, methodYearBegins: '04-01' } as const
    const { disposals } = matchLots({ ...choice, acquisitions: bought, disposals: sold })
    expect(disposals.map(({ lots }) => lots[0]?.acquisitionId)).toEqual(['c', 'b', 'a'])
    // Of the year's own method alone, what was given up before would have taken another lot.
    const [together, hifo] = matchDisposals({ acquisitions: bought, disposals: sold }, [choice, 'hifo'])
    expect(together).toEqual(disposals)
    expect(hifo?.map(({ lots }) => lots[0]?.acquisitionId)).toEqual(['b', 'c', 'a'])
  })
  it.each([
    ['2023-02-28', '2024-02-29', false],
    ['2023-02-28', '2024-03-01', true],
    ['2024-02-28', '2025-02-28', false],
    ['2024-02-28', '2025-03-01', true],
    ['2024-02-29', '2025-02-28', false],
    ['2024-02-29', '2025-03-01', true],
    ['2023-01-31', '2024-01-31', false],
    ['2023-01-31', '2024-02-01', true],
  ])(
    'Rev. Rul. 66-7: the year begins on the day after; bought on %s and sold on %s, long is %s',
    (on, sold, isLong) => {
      const { disposals } = gains('fifo', [buy('a', on, '1', '1')], [sell('s', sold, '1', '2')])
      expect(disposals[0]?.lots[0]?.longTerm).toBe(isLong)
    },
  )
  it('says what was held for more than a year: later than the same day one year on', () => {
    const disposals = [sell('s', '2023-01-10', '0.5', '100'), sell('t', '2023-01-11', '0.5', '100')]
    const { totals } = gains('fifo', bought, disposals)
    expect(totals).toMatchObject({ gain: '100', shortTerm: '50', longTerm: '50' })
  })
})

describe('India', () => {
  it('taxes each lot by itself: FIFO shows a loss that an average would hide', () => {
    const bought = [buy('a', '2025-04-05', '1', '100000'), buy('b', '2025-05-05', '1', '200000')]
    const { disposals } = gains('fifo', bought, [sell('s', '2025-06-05', '2', '300000')])
    const transfers = (disposals[0]?.lots ?? []).map((lot, row) => ({
      id: String(row),
      asset: 'ETH',
      acquiredOn: lot.acquiredOn ?? '',
      transferredOn: '2025-06-05',
      cost: lot.cost,
      consideration: lot.proceeds ?? '',
    }))
    const year = vdaYear({ financialYear: '2025-26', transfers })
    expect(year).toMatchObject({ taxableIncome: '50000', tax: '15000', cess: '600', total: '15600' })
    expect(year.rows.map(({ income }) => income)).toEqual(['50000', '0'])
    expect(year).toMatchObject({ beforeSurcharge: true, lossesIgnored: '50000' })
  })
  it.each([
    ['new', '4900000', 10],
    ['new', '4899999', 0],
    ['new', '60000000', 25],
    ['old', '60000000', 37],
    ['old', '19899999', 15],
  ] as const)('%s regime, other income %s: the surcharge is %i %%', (regime, otherIncome, percent) => {
    const transfers = [{ id: '1', asset: 'BTC', cost: '0', consideration: '100001', otherExpenses: '5000' }]
    const year = vdaYear({ financialYear: '2024-25', transfers, otherIncome, regime })
    expect(year.surchargePercent).toBe(percent)
    // 30000.3 × (1 + percent) × 1.04
    expect(Number(year.total)).toBeCloseTo(((300003 * (100 + percent)) / 1000) * 1.04, 9)
  })
})

describe('returns', () => {
  it('Excel: XIRR of its own example', () => {
    const flows = [
      { date: '2008-01-01', amount: '10000' },
      { date: '2008-03-01', amount: '-2750' },
      { date: '2008-10-30', amount: '-4250' },
      { date: '2009-02-15', amount: '-3250' },
    ]
    const { mwr } = performance({ flows, valuations: [{ date: '2009-04-01', value: '2750' }] })
    expect(mwr).toBeCloseTo(0.373362535, 8)
  })
  it('Excel: 200 becoming 210 from 1 January to 31 December', () => {
    const result = performance({
      flows: [{ date: '2010-01-01', amount: '200' }],
      valuations: [{ date: '2010-12-31', value: '210' }],
    })
    expect(result.mwr).toBeCloseTo(0.050140747, 8)
    expect(result.mwrOverRange).toBeCloseTo(0.05, 12)
    expect(result.twr).toBeCloseTo(0.05, 12)
  })
})
