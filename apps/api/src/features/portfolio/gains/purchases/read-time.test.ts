import { expect, test } from 'vitest'
import { createTimeReader, isTimeZone, seeDateOrder } from './read-time.ts'

/** Computed with Python's zoneinfo. */
test.each([
  ['2025-04-01 10:00:00', 'Asia/Kolkata', 'year-first', '2025-04-01T04:30:00.000Z'],
  ['2025-04-01T10:00:00Z', 'Asia/Kolkata', 'year-first', '2025-04-01T10:00:00.000Z'],
  ['2025-04-01 10:00:00 UTC', 'Asia/Kolkata', 'year-first', '2025-04-01T10:00:00.000Z'],
  ['2025-04-01T10:00:00.123+05:30', 'UTC', 'year-first', '2025-04-01T04:30:00.000Z'],
  ['2025-04-01 10:00:00 -0700', 'UTC', 'year-first', '2025-04-01T17:00:00.000Z'],
  ['04/01/2025, 10:05 PM', 'America/New_York', 'month-first', '2025-04-02T02:05:00.000Z'],
  ['01/04/2025 12:30 am', 'Europe/London', 'day-first', '2025-03-31T23:30:00.000Z'],
  ['1.4.25 9:05', 'Europe/Berlin', 'day-first', '2025-04-01T07:05:00.000Z'],
  ['31-Mar-2025 23:59:59', 'Asia/Kolkata', 'day-first', '2025-03-31T18:29:59.000Z'],
  ['1 April 2025', 'UTC', 'day-first', '2025-04-01T00:00:00.000Z'],
  ['Apr 1, 2025 10:00', 'UTC', 'day-first', '2025-04-01T10:00:00.000Z'],
  ['2024-02-29', 'UTC', 'year-first', '2024-02-29T00:00:00.000Z'],
  ['1743501600', 'Asia/Kolkata', 'year-first', '2025-04-01T10:00:00.000Z'],
  ['1743501600123', 'Asia/Kolkata', 'year-first', '2025-04-01T10:00:00.123Z'],
  // Clocks of Berlin went from 2 to 3 on that night, and from 3 to 2 on this one: the first 2:30.
  ['2025-03-30 03:30', 'Europe/Berlin', 'year-first', '2025-03-30T01:30:00.000Z'],
  ['2025-10-26 01:30', 'Europe/Berlin', 'year-first', '2025-10-25T23:30:00.000Z'],
  ['2025-10-26 02:30', 'Europe/Berlin', 'year-first', '2025-10-26T00:30:00.000Z'],
  ['2025-10-26 03:30', 'Europe/Berlin', 'year-first', '2025-10-26T02:30:00.000Z'],
] as const)('%s in %s, %s, is %s', (text, timeZone, dateOrder, expected) => {
  const at = createTimeReader({ timeZone, dateOrder })(text)
  expect(at === null ? null : new Date(at).toISOString()).toBe(expected)
})

test.each([
  '',
  'yesterday',
  '2025-02-29',
  '2025-13-01',
  '31/04/2025',
  '2025-04-01 25:00',
  '2025-04-01 10:61',
])('%s is no time', (text) => {
  expect(createTimeReader({ timeZone: 'UTC', dateOrder: 'day-first' })(text)).toBeNull()
})

test.each(['2025-04-01 13:00 PM', '2025-04-01 10:00 PST', '1/2-2025', '12345678901', '2025-04-01 10'])(
  '%s is no time either',
  (text) => {
    expect(createTimeReader({ timeZone: 'UTC', dateOrder: 'year-first' })(text)).toBeNull()
  },
)

test('a date tells the order of its day and month where one of them is above twelve', () => {
  expect(['13/04/2025', '04/13/2025', '04/05/2025', '2025-04-13'].map(seeDateOrder)).toEqual([
    'day-first',
    'month-first',
    'either',
    null,
  ])
})

test('zones are those of the IANA list', () => {
  expect(['UTC', 'Asia/Kolkata', 'America/New_York'].map(isTimeZone)).toEqual([true, true, true])
  expect(['', 'nowhere', 'Mars/Olympus', '"'].map(isTimeZone)).toEqual([false, false, false, false])
})
