import { describe, expect, test } from 'vitest'
import { importFlows } from './import-flows.ts'

const limits = { minItems: 2, maxItems: 5 }
const read = (text: string) => importFlows(text, limits)
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
    expect((await read(text)).flows).toEqual(two)
  })

  test('that are no payments leave everything as it was and say what is needed', async () => {
    for (const text of ['name,colour\nApple,green\nPear,yellow', '', 'abc', '2024-01-01,-1000', '=1+1,=2']) {
      expect((await read(text)).problem, text).toMatch(/needs a column of dates/)
    }
  })

  test('beyond what the calculator takes are left out, and that is said', async () => {
    const { flows, note } = await read('2024-01-01,-1\n'.repeat(9))
    expect(flows).toHaveLength(5)
    expect(note).toContain('Only the first 5 were read.')
  })

  test('that cannot be read are counted', async () => {
    const { flows, note } = await read('Date,Amount\n2024-01-01,-1000\nsoon,1\n2025-01-01,1100\n2025-02-30,7')
    expect(flows).toEqual(two)
    expect(note).toContain('2 rows without a date and an amount were left out.')
  })
})
