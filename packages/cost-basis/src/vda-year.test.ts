import { describe, expect, it } from 'vitest'
import { CostBasisError, type VdaTransfer, vdaYear } from './index.ts'

const sold = (dates: Pick<VdaTransfer, 'acquiredOn' | 'transferredOn'>): VdaTransfer => ({
  ...{ id: '1', asset: 'BTC', cost: '0', consideration: '100' },
  ...dates,
})
const refusalOf = (financialYear: string, transfer: VdaTransfer): string | undefined => {
  try {
    vdaYear({ financialYear, transfers: [transfer] })
    return undefined
  } catch (error) {
    return error instanceof CostBasisError ? error.field : String(error)
  }
}
const field = (name: keyof VdaTransfer) => `transfers[0].${name}`

describe('the year of a transfer', () => {
  it.each([
    ['2025-03-31T20:00:00Z', '2025-26', '2024-25'],
    ['2025-03-31T18:29:59Z', '2024-25', '2025-26'],
    ['2025-03-31T14:30:00-04:00', '2025-26', '2024-25'],
    ['2025-04-01T02:00:00+09:00', '2024-25', '2025-26'],
    ['2025-03-31T23:59:59.999999999+05:30', '2024-25', '2025-26'],
    ['2025-04-01T00:00+05:30', '2025-26', '2024-25'],
    ['2025-03-31', '2024-25', '2025-26'],
  ])('is that of its day in India: %s is in %s, not in %s', (transferredOn, year, other) => {
    expect(refusalOf(year, sold({ transferredOn }))).toBeUndefined()
    expect(refusalOf(other, sold({ transferredOn }))).toBe(field('transferredOn'))
  })
})

describe('an acquisition', () => {
  it('is before its transfer by Indian days, whatever the zones that they are written in', () => {
    const transferredOn = '2025-06-01T20:00:00Z'
    expect(
      refusalOf('2025-26', sold({ acquiredOn: '2025-06-02T00:10:00+05:30', transferredOn })),
    ).toBeUndefined()
    expect(refusalOf('2025-26', sold({ acquiredOn: '2025-06-02T19:00:00Z', transferredOn }))).toBe(
      field('acquiredOn'),
    )
  })
})

describe('the surcharge', () => {
  // Section 115BBH(2): no loss is set off against this income, so that the whole income is no less than it.
  it('does not fall below the band of the income itself by other income below nil', () => {
    const transfers = [{ id: '1', asset: 'BTC', cost: '0', consideration: '5100000' }]
    expect(vdaYear({ financialYear: '2025-26', transfers, otherIncome: '-1000000' })).toMatchObject({
      surchargePercent: 10,
      surcharge: '153000',
      total: '1750320',
    })
  })
})
