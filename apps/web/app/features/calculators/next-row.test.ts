import { calculators, type Input, type RowsOf, toRows } from '@pkg/finance-math/calculators'
import { expect, test } from 'vitest'
import { nextRow } from './next-row.ts'

const columnsOf = (id: string, name: string) =>
  toRows(calculators.find((one) => one.id === id)?.inputs[name] as Input) as RowsOf
const purchases = columnsOf('cost-averaging', 'purchases')
const bought = (date: string) => ({ date, price: 200, amount: 5000 })

test.each([
  ['a month on, as the ones before', ['2026-01-05', '2026-02-05'], '2026-03-05'],
  ['on the last day of a month without such a day', ['2025-12-31', '2026-01-31'], '2026-02-28'],
  ['over the end of a year, a quarter on', ['2025-07-15', '2025-10-15'], '2026-01-15'],
  ['a year on where there is no other', ['2024-02-29'], '2025-02-28'],
  ['a year on where both are of one month, or in another order', ['2026-05-02', '2026-05-20'], '2027-05-20'],
  ['no later than the last day that is possible', ['2099-11-30', '2099-12-31'], '2099-12-31'],
])('a new row is %s', (_, days, date) => {
  expect(nextRow(purchases, days.map(bought))).toEqual(bought(date))
})

test('a first row has what its columns have by default', () => {
  expect(nextRow(columnsOf('capital-gains', 'improvements'), [])).toEqual({
    date: '2022-06-15',
    amount: 200_000,
  })
})
