import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CapitalGainsInput, capitalGains } from './capital-gains.ts'
import { costInflationIndex } from './cost-inflation-index.ts'

const shares = { asset: 'equity', buyDate: '2017-05-01', sellDate: '2025-06-01' } as const
const house = { asset: 'property', buyDate: '2015-06-01', sellDate: '2025-05-01' } as const

describe('costInflationIndex', () => {
  it.each([
    ['2001-02', 100],
    ['2015-16', 254],
    ['2024-25', 363],
    ['2025-26', 376],
    ['2026-27', 384],
  ])('of %s is %s', (financialYear, index) => {
    expect(costInflationIndex({ financialYear })).toEqual({ index })
  })
  it.each(['2000-01', '2027-28'])('of %s is refused, as none is notified', (financialYear) => {
    expect(() => costInflationIndex({ financialYear })).toThrow(
      /^financialYear must be within the financial years 2001-02 to 2026-27, for which there is an index \(/,
    )
  })
})

describe('capitalGains of equity', () => {
  it('taxes what is above 1,25,000 a year at 12.5 %, and with cess', () => {
    const plain = { ...shares, buyDate: '2020-05-01', cost: 100_000, sale: 500_000 }
    expect(capitalGains(plain)).toEqual({
      longTerm: true,
      costUsed: 100_000,
      gain: 400_000,
      exemption: 125_000,
      taxableGain: 275_000,
      tax: 34_375,
      taxWithCess: 35_750,
      plainTax: null,
      indexedCost: null,
      indexedTax: null,
    })
    expect(capitalGains({ ...plain, otherLtcg112A: 100_000 }).exemption).toBe(25_000)
    expect(capitalGains({ ...plain, otherLtcg112A: 200_000 }).taxableGain).toBe(400_000)
  })
  it.each([
    // cost 1,00,000: max(cost, min(value of 31 January 2018, sale))
    [200_000, 500_000, 200_000],
    [200_000, 150_000, 150_000],
    [80_000, 500_000, 100_000],
    [undefined, 500_000, 100_000],
    // A real loss stays one, and the value of 2018 makes none.
    [200_000, 90_000, 100_000],
  ])('bought before February 2018, worth %s then, sold for %s, cost %s', (fmv31Jan2018, sale, costUsed) => {
    const sold = capitalGains({ ...shares, cost: 100_000, sale, ...(fmv31Jan2018 && { fmv31Jan2018 }) })
    expect(sold.costUsed).toBe(costUsed)
    expect(sold.gain).toBe(sale - costUsed)
  })
  it('knows no value of 2018 for what was bought from February 2018, or sold short-term', () => {
    const sold = { asset: 'equity', cost: 100, sale: 500, fmv31Jan2018: 300 } as const
    expect(capitalGains({ ...sold, buyDate: '2018-02-01', sellDate: '2025-06-01' }).costUsed).toBe(100)
    expect(capitalGains({ ...sold, buyDate: '2018-01-31', sellDate: '2025-06-01' }).costUsed).toBe(300)
    expect(capitalGains({ ...sold, buyDate: '2018-01-01', sellDate: '2018-12-01' }).costUsed).toBe(100)
  })
  it.each([
    // The rates of the day of sale; the exemption of the year.
    ['2022-06-01', '2024-03-31', true, 100_000, 20_000],
    ['2022-06-01', '2024-05-01', true, 125_000, 17_500],
    ['2022-06-01', '2024-07-23', true, 125_000, 21_875],
    ['2024-02-01', '2024-07-22', false, 0, 45_000],
    ['2024-02-01', '2024-07-23', false, 0, 60_000],
  ])('bought %s and sold %s', (buyDate, sellDate, longTerm, exemption, tax) => {
    const sold = capitalGains({ asset: 'equity', buyDate, sellDate, cost: 400_000, sale: 700_000 })
    expect([sold.longTerm, sold.exemption, sold.tax]).toEqual([longTerm, exemption, tax])
  })
})

describe('the day from which a gain is long-term', () => {
  it.each([
    // Sold on the anniversary it is short-term.
    ['equity', '2024-01-01', '2025-01-01', false],
    ['equity', '2024-01-01', '2025-01-02', true],
    ['equity', '2024-02-29', '2025-02-28', false],
    ['equity', '2024-02-29', '2025-03-01', true],
    ['property', '2023-06-15', '2025-06-15', false],
    ['property', '2023-06-15', '2025-06-16', true],
    ['gold', '2021-07-22', '2024-07-22', false],
    ['gold', '2021-07-21', '2024-07-22', true],
    ['gold', '2022-07-22', '2024-07-23', true],
    ['other', '2023-01-01', '2025-01-01', false],
    ['debt-fund', '2023-03-31', '2025-04-01', true],
    ['debt-fund', '2023-04-01', '2026-10-01', false],
  ] as const)('%s from %s to %s: %s', (asset, buyDate, sellDate, longTerm) => {
    const sold = { asset, buyDate, sellDate, cost: 100, sale: 200, slabRatePercent: 30 }
    expect(capitalGains(sold).longTerm).toBe(longTerm)
  })
})

describe('capitalGains of property', () => {
  it('takes the lower of 12.5 % plain and 20 % indexed where it was bought before 23 July 2024', () => {
    const sold = capitalGains({ ...house, cost: 4_000_000, sale: 9_000_000 })
    // 40,00,000 × 376/254
    expect(sold.indexedCost).toBeCloseTo(5_921_259.8425, 3)
    expect(sold.indexedTax).toBeCloseTo(615_748.0315, 3)
    expect(sold.plainTax).toBe(625_000)
    expect(sold.tax).toBe(sold.indexedTax)
    expect(sold.taxWithCess).toBeCloseTo(640_377.9528, 3)
    // What is left to set off or to carry on is the plain gain.
    expect([sold.gain, sold.costUsed, sold.taxableGain]).toEqual([5_000_000, 4_000_000, 5_000_000])
  })
  it('pays nothing where the indexed cost is above the sale, and carries no indexed loss', () => {
    const sold = capitalGains({ ...house, cost: 4_000_000, sale: 5_000_000 })
    expect([sold.tax, sold.indexedTax, sold.gain]).toEqual([0, 0, 1_000_000])
  })
  it('takes the plain tax where that is lower', () => {
    const sold = capitalGains({ ...house, cost: 1_000_000, sale: 9_000_000 })
    expect(sold.tax).toBe(1_000_000)
    expect(sold.indexedTax).toBeGreaterThan(1_000_000)
  })
  it.each([
    ['not from abroad', { resident: false }],
    ['not of what was bought from that day', { buyDate: '2024-07-23', sellDate: '2026-10-01' }],
    ['not of gold', { asset: 'gold' }],
  ] as const)('has that choice %s', (_who, what) => {
    const sold = capitalGains({ ...house, cost: 4_000_000, sale: 9_000_000, ...what })
    expect(sold).toMatchObject({ tax: 625_000, plainTax: 625_000, indexedCost: null, indexedTax: null })
  })
  it('indexes the gain itself where it was sold before that day', () => {
    const sold = capitalGains({ ...house, sellDate: '2024-07-22', cost: 4_000_000, sale: 9_000_000 })
    // 40,00,000 × 363/254 = 57,16,535.43
    expect(sold.costUsed).toBeCloseTo(5_716_535.4331, 3)
    expect(sold.gain).toBeCloseTo(3_283_464.5669, 3)
    expect(sold.tax).toBeCloseTo(656_692.9134, 3)
    expect([sold.plainTax, sold.indexedTax]).toEqual([null, sold.tax])
  })
  it('pays the slab in the short term', () => {
    const sold = { ...house, buyDate: '2025-01-01', sellDate: '2026-06-01', cost: 5_000_000, sale: 5_500_000 }
    expect(capitalGains({ ...sold, slabRatePercent: 30 })).toMatchObject({
      ...{ longTerm: false, gain: 500_000, tax: 150_000, taxWithCess: 156_000, plainTax: null },
    })
    expect(() => capitalGains(sold)).toThrow('slabRatePercent must be a number from 0 to 100.')
  })
  it('counts improvements by their own year, and the value of April 2001 for what is older', () => {
    const improvements = [{ date: '2010-05-01', amount: 500_000 }]
    const old = { ...house, buyDate: '1990-01-01', cost: 50_000, fmv1Apr2001: 600_000, improvements }
    const sold = capitalGains({ ...old, sale: 9_000_000 })
    expect(sold.costUsed).toBe(1_100_000)
    // 6,00,000 × 376/100 + 5,00,000 × 376/167
    expect(sold.indexedCost).toBeCloseTo(3_381_748.503, 3)
    expect(capitalGains({ ...old, fmv1Apr2001: 10, sale: 9_000_000 }).costUsed).toBe(550_000)
    const young = { ...house, cost: 50_000, fmv1Apr2001: 600_000, sale: 9_000_000 }
    expect(capitalGains(young).costUsed).toBe(50_000)
  })
  it('is relieved by a house and by bonds up to 50 lakh', () => {
    const sold = { ...house, cost: 1_000_000, sale: 9_000_000 }
    expect(capitalGains({ ...sold, reinvestedInHouse: 3_000_000 })).toMatchObject({
      ...{ exemption: 3_000_000, taxableGain: 5_000_000, plainTax: 625_000 },
    })
    expect(capitalGains({ ...sold, reinvestedInBonds: 6_000_000 }).taxableGain).toBe(3_000_000)
    expect(capitalGains({ ...sold, reinvestedInHouse: 9_000_000 }).tax).toBe(0)
    const large = { ...house, cost: 0, sale: 500_000_000, reinvestedInHouse: 200_000_000 }
    expect(capitalGains(large).exemption).toBe(100_000_000)
    expect(capitalGains({ ...large, sellDate: '2023-03-31' }).exemption).toBe(200_000_000)
    expect(() => capitalGains({ ...shares, cost: 1, sale: 2, reinvestedInBonds: 1 })).toThrow(
      /^reinvestedInBonds must be 0 for what is neither land nor building/,
    )
  })
})

describe('what is set off against a gain', () => {
  const plain = { ...shares, buyDate: '2020-05-01', cost: 100_000, sale: 500_000 } as const
  it.each([
    // Of 4,00,000: losses, then what is left of the basic exemption, and only then the 1,25,000 of the year.
    [{ lossesSetOff: 100_000 }, 175_000],
    [{ unusedBasicExemption: 150_000 }, 125_000],
    [{ lossesSetOff: 100_000, unusedBasicExemption: 150_000 }, 25_000],
    [{ lossesSetOff: 100_000, unusedBasicExemption: 150_000, otherLtcg112A: 50_000 }, 75_000],
    [{ lossesSetOff: 500_000 }, 0],
    [{ unusedBasicExemption: 400_000 }, 0],
    // Who lives abroad has losses, but no use of the basic exemption.
    [{ resident: false, lossesSetOff: 100_000, unusedBasicExemption: 150_000 }, 175_000],
  ])('of shares, %j leaves %s', (given, taxableGain) => {
    const sold = capitalGains({ ...plain, ...given })
    expect(sold).toMatchObject({ gain: 400_000, taxableGain, exemption: 400_000 - taxableGain })
    expect(sold.tax).toBeCloseTo(taxableGain * 0.125, 6)
  })
  it('a short-term gain of shares is lowered by both, a loss by none', () => {
    const short = { ...plain, buyDate: '2025-01-01', lossesSetOff: 50_000, unusedBasicExemption: 100_000 }
    // 20 % of 2,50,000.
    expect(capitalGains(short)).toMatchObject({ longTerm: false, taxableGain: 250_000, tax: 50_000 })
    expect(capitalGains({ ...short, sale: 50_000 })).toMatchObject({ gain: -50_000, exemption: 0, tax: 0 })
  })
  it('of a house both taxes are lowered, by the index too', () => {
    const sold = { ...house, cost: 4_000_000, sale: 9_000_000, lossesSetOff: 200_000 }
    // (50,00,000 − 3,00,000) × 12.5 %; (30,78,740.1575 − 3,00,000) × 20 %
    const found = capitalGains({ ...sold, unusedBasicExemption: 100_000 })
    expect(found.plainTax).toBe(587_500)
    expect(found.indexedTax).toBeCloseTo(555_748.0315, 3)
  })
  it('of what the slab taxes, the first part has no rate, of whoever it is', () => {
    const sold = { ...house, buyDate: '2025-01-01', sellDate: '2026-06-01', cost: 100, sale: 500_100 }
    const taxed = { ...sold, slabRatePercent: 5, unusedBasicExemption: 300_000 }
    expect(capitalGains(taxed).tax).toBe(10_000)
    expect(capitalGains({ ...taxed, resident: false, lossesSetOff: 100_000 }).tax).toBe(5_000)
  })
  it('relief for a house comes first, as it makes the gain smaller', () => {
    const sold = capitalGains({ ...plain, reinvestedInHouse: 250_000, lossesSetOff: 100_000 })
    // Half of the sale is spent: 2,00,000 are left, then 1,00,000.
    expect([sold.taxableGain, sold.exemption]).toEqual([0, 400_000])
  })
  it.each(['lossesSetOff', 'unusedBasicExemption'])('%s is never negative', (name) => {
    expect(() => capitalGains({ ...plain, [name]: -1 })).toThrow(new RegExp(`^${name} must be`))
  })
})

describe('capitalGains of others', () => {
  it('relieves of the part of the sale that goes into a house', () => {
    // Gain 4,00,000; half of the sale is spent: 2,00,000 exempt, then 1,25,000.
    const sold = { ...shares, buyDate: '2020-05-01', cost: 600_000, sale: 1_000_000 }
    expect(capitalGains({ ...sold, reinvestedInHouse: 500_000 })).toMatchObject({
      ...{ exemption: 325_000, taxableGain: 75_000 },
    })
    expect(capitalGains({ ...sold, sale: 500_000, reinvestedInHouse: 500_000 })).toMatchObject({
      ...{ gain: -100_000, exemption: 0, taxableGain: 0, tax: 0 },
    })
  })
  it.each([
    // 4,00,000 × 363/301 is the cost until that day.
    ['gold', '2020-06-01', '2024-06-01', 23_521.5947],
    ['gold', '2020-06-01', '2024-08-01', 25_000],
    ['debt-fund', '2020-06-01', '2024-08-01', 25_000],
    ['debt-fund', '2023-06-01', '2026-08-01', 60_000],
    ['gold', '2024-06-01', '2024-08-01', 60_000],
  ] as const)('%s bought %s and sold %s pays %s', (asset, buyDate, sellDate, tax) => {
    const sold = { asset, buyDate, sellDate, cost: 400_000, sale: 600_000, slabRatePercent: 30 }
    expect(capitalGains(sold).tax).toBeCloseTo(tax, 3)
  })
  it('takes expenses off the sale, and a surcharge of at most 15 % but on what the slab taxes', () => {
    const sold = {
      asset: 'gold',
      buyDate: '2020-06-01',
      sellDate: '2025-08-01',
      cost: 100,
      sale: 1100,
    } as const
    expect(capitalGains({ ...sold, expenses: 200 }).tax).toBe(100)
    expect(capitalGains({ ...sold, expenses: 200, surchargePercent: 37 }).taxWithCess).toBeCloseTo(119.6, 9)
    const short = { ...sold, buyDate: '2025-06-01', slabRatePercent: 30, surchargePercent: 25 } as const
    expect(capitalGains(short).taxWithCess).toBeCloseTo(390, 9)
  })
  it.each([
    // In decimals: 20 % of 10 crore less 1 crore × 317 / 167 (2021-22 and 2010-11) is 1,62,03,592.81; cess 4 %. The
    // Finance Act, 2022, took the limit of 15 % from shares to every long-term gain, for 2022-23 on.
    [25, '2021-06-01', 21_064_670.6587],
    [37, '2021-06-01', 23_086_879.0419],
    [15, '2021-06-01', 19_379_497.006],
    // 331 / 167: 1,60,35,928.14; and 289 / 167 before surcharges above 15 % came in 2019-20 (280 in 2018-19).
    [37, '2022-06-01', 19_178_970.0599],
    [37, '2019-06-01', 23_564_656.2874],
    [25, '2019-03-31', 19_909_461.0778],
  ] as const)('limits a surcharge of %s % on property sold %s as its year does', (rate, sellDate, whole) => {
    const sold = { asset: 'property', buyDate: '2010-05-01', cost: 1e7, sale: 1e8 } as const
    expect(capitalGains({ ...sold, sellDate, surchargePercent: rate }).taxWithCess).toBeCloseTo(whole, 3)
  })
  it('limits the surcharge on gains from shares to 15 % in every year', () => {
    // 10 % of 10,00,000 less 1,00,000, × 1.15 × 1.04.
    const shares = {
      asset: 'equity',
      buyDate: '2019-05-01',
      cost: 0,
      sale: 1e6,
      surchargePercent: 37,
    } as const
    expect(capitalGains({ ...shares, sellDate: '2021-06-01' }).taxWithCess).toBeCloseTo(107_640, 6)
  })
})

it('a gain is never taxed at more than the slab and never negative', () => {
  const day = fc.integer({ min: 12_000, max: 20_700 }).map((k) => new Date(k * 864e5))
  const asset = fc.constantFrom('equity' as const, 'debt-fund', 'property', 'gold', 'other')
  const money = fc.integer({ min: 0, max: 1e8 })
  fc.assert(
    fc.property(asset, day, day, money, money, (kind, one, other, cost, sale) => {
      const [buyDate, sellDate] = one < other ? [one, other] : [other, one]
      fc.pre(sellDate >= new Date('2018-04-01'))
      const input: CapitalGainsInput = { asset: kind, buyDate, sellDate, cost, sale, slabRatePercent: 30 }
      const { tax, taxableGain, exemption, gain, longTerm } = capitalGains(input)
      expect(tax).toBeGreaterThanOrEqual(0)
      expect(tax).toBeLessThanOrEqual(taxableGain * (longTerm ? 0.2 : 0.3) * (1 + 1e-12))
      expect(exemption + taxableGain).toBeCloseTo(Math.max(0, gain), 4)
    }),
  )
})

it.each([
  [
    { sellDate: '2018-03-31' },
    /^sellDate must be a day from 2018-04-01 on, when the tax of section 112A began/,
  ],
  [
    { asset: 'gold', sellDate: '2018-03-31' },
    /^sellDate must be a day from 2018-04-01 on, when the tax on gains with the index of 2001-02/,
  ],
  [{ buyDate: '2025-06-02' }, 'buyDate must be a day that is not after sellDate.'],
  [{ improvements: [{ date: '2001-03-31', amount: 1 }] }, /^improvements must be of days from 2001-04-01/],
  [{ improvements: [{ date: '2025-06-02', amount: 1 }] }, /^improvements must be of days/],
  [
    { asset: 'property', sellDate: '2027-04-01' },
    /^sellDate must be within the financial years 2001-02 to 2026-27, for which there is an index/,
  ],
] as const)('refuses %j', (wrong, sentence) => {
  const sold = { ...shares, cost: 1, sale: 2, ...wrong } as CapitalGainsInput
  expect(() => capitalGains(sold)).toThrow(sentence)
})
