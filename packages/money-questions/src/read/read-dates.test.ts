import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readDates } from './read-dates.ts'

const isos = (text: string) => readDates(text).map(({ iso }) => iso)

describe('readDates', () => {
  test.each([
    ['paid 50000 on 1 jan 2020 and 60000 on 31/12/2021', ['2020-01-01', '2021-12-31']],
    ['12th of march 2021', ['2021-03-12']],
    ['march 5, 2019', ['2019-03-05']],
    ['01-04-2022 to 12.5.2023', ['2022-04-01', '2023-05-12']],
    ['bought 5/4/21 for 1000', ['2021-04-05']],
    ['sold on 3 sept. 2020', ['2020-09-03']],
  ])('%s', (text, expected) => {
    expect(isos(text)).toEqual(expected)
  })

  test.each([
    '2023-02-30',
    '31/4/2020',
    '5 may 12 lakh',
    '10/12/15 years',
    '8.5.20 %',
    'in may 2020',
    '1,00,000',
  ])('%s holds no full date', (text) => {
    expect(isos(text)).toEqual([])
  })

  test('every day is read as itself, however it is written', () => {
    const days = fc.date({ min: new Date('1950-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(days, (day) => {
        const iso = day.toISOString().slice(0, 10)
        const [year, month, date] = iso.split('-').map(Number)
        const name = day.toLocaleString('en', { month: 'long', timeZone: 'UTC' }).toLowerCase()
        const ways = [iso, `${date}/${month}/${year}`, `${date} ${name} ${year}`, `${name} ${date}, ${year}`]
        expect(ways.map((way) => isos(`paid 5000 on ${way} and more`))).toEqual(ways.map(() => [iso]))
      }),
    )
  })
})
