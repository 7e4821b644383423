import { expect, it } from 'vitest'
import { pickDay } from './pick-days.ts'

it('begins a stretch with the first pick and ends it with the second, whichever is earlier', () => {
  expect(pickDay([], '2026-11-20')).toEqual(['2026-11-20'])
  expect(pickDay(['2026-11-20'], '2026-11-21')).toEqual(['2026-11-20', '2026-11-21'])
  expect(pickDay(['2026-11-20'], '2026-11-19')).toEqual(['2026-11-19', '2026-11-20'])
})

it('never makes a stretch of one day, and begins anew with a third pick', () => {
  expect(pickDay(['2026-11-20'], '2026-11-20')).toEqual(['2026-11-20'])
  expect(pickDay(['2026-11-19', '2026-11-20'], '2026-11-01')).toEqual(['2026-11-01'])
})
