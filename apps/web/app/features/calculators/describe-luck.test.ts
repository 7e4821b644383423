import { calculators, computeAnswer } from '@pkg/finance-math/calculators'
import { expect, test } from 'vitest'
import { computeLuck } from './compute-luck.ts'
import { describeLuck, listAssumptions } from './describe-luck.ts'
import { readLuck } from './luck-choice.ts'
import type { AnyAnswer } from './scenario.ts'
import { type LuckyCalculator, toLuckCase } from './to-luck-plan.ts'

function tell(id: LuckyCalculator, chosen: string, given: object = {}): string {
  const definition = calculators.find((one) => one.id === id)
  if (definition === undefined) throw new Error(`There is no ${id}`)
  const answer = computeAnswer(definition, given) as AnyAnswer
  const choice = readLuck(chosen)
  const luck = toLuckCase(id, answer as unknown as Parameters<typeof toLuckCase>[1], {
    rule: choice.rule,
    inflationPercent: 6,
  })
  if (luck === undefined) throw new Error('no plan')
  const told = { answer: computeLuck({ luck, choice }), luck, choice }
  return [...describeLuck(told), ...listAssumptions(id, told)].join(' ')
}

test('money that is not there is nothing, and no amount of it is less', () => {
  const some = tell('retirement', 'us.60.g.1')
  expect(some).toMatch(/can spend ₹50,000 a month or more, [\d.]+\s% nothing\./)
  // 5,000 a month of a lakh: the page says itself that it runs out.
  const none = tell('swp', 'us.60.g.1')
  expect(none).toMatch(/In the last year [\d.]+\s% of 10,000 draws can spend nothing\./)
  expect(none).toMatch(/At the end nothing is left\./)
  expect(some + none).not.toContain('₹0')
})

test.each(['us.60.c.1', 'in.0.c.1', 't.17.c.1'])(
  'of %s those end with nothing that did not last',
  (chosen) => {
    const told = tell('retirement', chosen)
    const [, lasts] = /lasts to age 85 in ([\d.]+)\s%/.exec(told) ?? []
    const [, empty] = /([\d.]+)\s% (?:of them end )?with nothing/.exec(told) ?? []
    // What could not be paid in full ends with nothing, and hardly ever does it just come out.
    expect(Math.abs(100 - Number(lasts) - Number(empty))).toBeLessThan(0.15)
    expect(told).not.toContain('one in twenty with nothing')
  },
)

test('counts the starting years that end with nothing', () => {
  const told = tell('swp', 'past.60.c.1', { principal: 1_000_000, monthlyWithdrawal: 8000, years: 20 })
  const [, lasted, of] = /from (\d+) of (\d+) starting years/.exec(told) ?? []
  expect(told).toMatch(new RegExp(`${Number(of) - Number(lasted)} (of them end )?with nothing`))
})

test('tells no one in twenty apart where all are alike', () => {
  expect(tell('swp', 't.0.c.1', { principal: 1_000_000 })).toMatch(
    /Half of them end with ₹[\d.]+\slakh or more\. /,
  )
  expect(tell('swp', 'us.60.v.1', { years: 1 })).toMatch(/can spend ₹8,333 a month or more\. /)
})

// Lived month by month in Python with the same draws: real returns of each year beside prices that rise by 6 %.
test.each([
  ['retirement', 'us.60.c.1', /^The money lasts to age 85 in 66\.5\s% of .* 33\.5\s% with nothing\./],
  ['retirement', 'past.60.c.1', /^The money would have lasted to age 85 from 55 of 98 starting years/],
  ['retirement', 'in.0.c.1', /^The money lasts to age 85 in 66\.3\s%/],
  ['sip', 'us.60.c.1', /^41\.0\s% of 10,000 draws end with/],
] as const)('%s by %s lives with the plan’s own inflation, and says so', (id, chosen, expected) => {
  const told = tell(id, chosen)
  expect(told).toMatch(expected)
  expect(told).toMatch(/prices of this plan rise by 6\s% every year, as it assumes\./)
})

test('says in plain words how far so many draws settle a share', () => {
  expect(tell('retirement', 'us.60.c.1')).toMatch(
    /settle this share to between 65\.56 and 67\.41 %, nineteen times in twenty \(its standard error is 0\.47 points\)/,
  )
})

test('lives a short plan through every starting year of India, and says how few they are', () => {
  const told = tell('sip', 'past-in.0.c.1')
  expect(told).toMatch(/^\d of 9 starting years end with ₹/)
  expect(told).toMatch(/Half of them end with ₹[\d.]+\slakh or more\. The worst of them began in 20\d\d/)
  expect(told).toMatch(/All of these stretches share years: this counts the past, and is no probability\./)
  expect(told).toMatch(/2000 to 2017.*No more years of it are sound, and eighteen are few/)
  expect(told).not.toContain('one in twenty')
})

test('refuses in words a plan that is longer than the sound years of India', () => {
  expect(() => tell('retirement', 'past-in.0.c.1')).toThrow(
    'Only 18 years of India are sound, 2000 to 2017, and this plan takes 55.',
  )
})
