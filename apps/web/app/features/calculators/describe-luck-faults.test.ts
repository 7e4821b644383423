import { expect, test } from 'vitest'
import { describeLuckFaults } from './describe-luck-faults.ts'

test('of a link, what cannot be taken is told part by part, with what is used instead', () => {
  expect(describeLuckFaults('mars.101.x.0')).toEqual([
    'Years come from: “mars” is not one of the choices; the default is used.',
    'In shares: “101” is no whole number from 0 to 100; 60 is used.',
    'Spending: “x” is not one of the choices; the default is used.',
    'Draw: “0” is no whole number from 1 to 10,000; 1 is used.',
  ])
  expect(describeLuckFaults('t.6e1.g.3')).toEqual([
    'Spread a year: “6e1” is no whole number from 0 to 60; 17 is used.',
  ])
  expect(describeLuckFaults('us.60.c.1.5')).toEqual(['What luck does: “5” is left out.'])
})

test.each(['us', '', 'in.0.p.7', 'past-in.0.v.10000', 't.17.c.42'])(
  'of “%s” nothing is told: what is not there was not asked to be anything',
  (text) => {
    expect(describeLuckFaults(text)).toEqual([])
  },
)
