import { calculators, type Input, type RowsOf, toRows } from '@pkg/finance-math/calculators'
import { describe, expect, test } from 'vitest'
import { importRows, type ReadableRows } from './import-rows.ts'

/** The rows that a calculator asks. */
function readable(id: string, name: string): ReadableRows {
  const input = calculators.find((one) => one.id === id)?.inputs[name] as Extract<Input, { kind: 'rows' }>
  return { ...(toRows(input) as RowsOf), read: (given) => input.parse(input, given) }
}

const debts = readable('debt-payoff', 'debts')
const purchases = readable('cost-averaging', 'purchases')
const read = (text: string) => importRows(text, { ...readable('xirr', 'flows'), maxItems: 5 })
const two = [
  { date: '2024-01-01', amount: -1000 },
  { date: '2025-01-01', amount: 1100 },
]

describe('rows pasted from a spreadsheet', () => {
  test.each([
    ['with tabs', '2024-01-01\t-1,000\n2025-01-01\t₹1,100'],
    ['with heads in another order', 'Amount,Note,Date\n-1000,in,01/01/2024\n1100,out,01/01/2025'],
    ['with semicolons and empty lines', 'Date;Value\n\n1-1-24;-1000\n\n1-1-25;1100\n'],
    ['with quotes around grouped amounts', '"1 Jan 2024","-1,000"\n"1 Jan 2025","1,100"'],
  ])('%s are read', async (_, text) => {
    expect((await read(text)).rows).toEqual(two)
  })

  test('that are no payments leave everything as it was and say what is needed', async () => {
    for (const text of ['name,colour\nApple,green\nPear,yellow', '', 'abc', '2024-01-01,-1000', '=1+1,=2']) {
      expect((await read(text)).problem, text).toMatch(
        /needs columns for date and amount, with 2 rows at least/,
      )
    }
  })

  test('beyond what the calculator takes are left out, and that is said', async () => {
    const { rows, note } = await read('2024-01-01,-1\n'.repeat(9))
    expect(rows).toHaveLength(5)
    expect(note).toContain('Only the first 5 were read.')
  })

  test('that cannot be read are counted', async () => {
    const { rows, note } = await read('Date,Amount\n2024-01-01,-1000\nsoon,1\n2025-01-01,1100\n2025-02-30,7')
    expect(rows).toEqual(two)
    expect(note).toContain('2 rows without date and amount were left out.')
  })

  test('of debts are read by what a bank or a person calls their columns, or by the order of their numbers', async () => {
    const two = [
      { balance: 80_000, annualRatePercent: 36, minimum: 4000 },
      { balance: 250_000, annualRatePercent: 11.5, minimum: 8500 },
    ]
    for (const text of [
      'Lender\tEMI\tOutstanding\tInterest\nHDFC\t4,000\t₹80,000\t36 %\nSBI\t8,500\t2.5L\t11.5%',
      'Name,Balance,APR,Minimum\nCard,80000,36,4000\nLoan,250000,11.5,8500',
      'Card;80000;36;4000\nLoan;250000;11.5;8500',
    ])
      expect(await importRows(text, debts), text).toEqual({ rows: two, note: '2 debts were taken over.' })
  })

  test('of purchases tell the price from the amount by its head', async () => {
    const { rows } = await importRows('Date,Invested,NAV\n05/01/2026,"10,000",250.5', purchases)
    expect(rows).toEqual([{ date: '2026-01-05', price: 250.5, amount: 10_000 }])
  })

  test('with figures beyond what is possible say that they were changed', async () => {
    const { rows, note } = await importRows('50000,5000,100', debts)
    expect(rows).toEqual([{ balance: 50_000, annualRatePercent: 1000, minimum: 100 }])
    expect(note).toBe('1 debt was taken over. Figures beyond what is possible became the nearest that is.')
  })

  test('that lack a column are not taken over', async () => {
    expect((await importRows('Card,80000,36\nLoan,250000,11', debts)).problem).toBe(
      'That needs columns for owed, rate a year and minimum a month, with 1 row at least. What was here before is kept.',
    )
  })
})
