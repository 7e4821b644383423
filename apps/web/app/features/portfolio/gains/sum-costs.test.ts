import { expect, it } from 'vitest'
import { formatCost, sumCosts } from './sum-costs.ts'

it('costs are summed by currency, to the cent', () => {
  expect(
    sumCosts([
      { cost: '100000.10', currency: 'INR' },
      { cost: '0.10', currency: 'USD' },
      { cost: '200000.20', currency: 'INR' },
      { cost: '0.20', currency: 'USD' },
    ]),
  ).toBe('₹3,00,000.30 and $0.30')
  expect(sumCosts([])).toBe('')
})

it('what is less than a cent is not shown as nothing', () => {
  expect(formatCost('INR', '0.0012')).toBe('INR 0.0012')
  expect(formatCost('INR', '0.01')).toBe('₹0.01')
})
