import { describe, expect, it } from 'vitest'
import { type SmallSavingsClosingInput, smallSavingsClosing } from './small-savings-closing.ts'

type Case = readonly [
  given: Omit<SmallSavingsClosingInput, 'principal'>,
  principal: number,
  paidOut: number,
  paidBack: number,
]

const from2020 = (scheme: 'td' | 'nsc' | 'kvp', completedMonths: number, termYears?: 1 | 2 | 3 | 5) => ({
  ...{ scheme, openedOn: '2020-04-01', completedMonths },
  ...(termYears && { termYears }),
})

describe('smallSavingsClosing', () => {
  // By hand and in decimals, from the paragraphs of the schemes.
  it.each<[what: string, ...Case]>([
    [
      'SCSS takes back what it paid within the first year, in parts of quarters by their days',
      { scheme: 'scss', openedOn: '2024-05-10', completedMonths: 7 },
      // 1,234,000 × 8.2 %/4 = 25,297: 52 of 91 days, a quarter, 70 of 92 days.
      ...([1_234_000, 14_455 + 25_297 + 19_248, 1_234_000 - 59_000] as const),
    ],
    [
      'SCSS keeps 1.5 % in the second year',
      { scheme: 'scss', openedOn: '2024-05-10', completedMonths: 18 },
      ...([1_234_000, 14_455 + 5 * 25_297 + 10_999, 1_215_490] as const),
    ],
    [
      'SCSS keeps 1 % from two years on',
      { scheme: 'scss', openedOn: '2024-04-01', completedMonths: 24 },
      ...([1_000_000, 164_000, 990_000] as const),
    ],
    [
      'SCSS keeps nothing at its end',
      { scheme: 'scss', openedOn: '2024-04-01', completedMonths: 60 },
      ...([1_000_000, 410_000, 1_000_000] as const),
    ],
    [
      'monthly income keeps 2 % up to three years',
      { scheme: 'mis', openedOn: '2026-10-01', completedMonths: 36 },
      ...([900_000, 36 * 5550, 882_000] as const),
    ],
    [
      'monthly income keeps 1 % after that',
      { scheme: 'mis', openedOn: '2026-10-01', completedMonths: 37 },
      ...([900_000, 37 * 5550, 891_000] as const),
    ],
    [
      'monthly income keeps nothing at its end',
      { scheme: 'mis', openedOn: '2026-10-01', completedMonths: 60 },
      ...([900_000, 60 * 5550, 900_000] as const),
    ],
    [
      'a time deposit pays 4 % for months below a year',
      from2020('td', 11),
      ...([100_000, 0, 103_667] as const),
    ],
    [
      'a time deposit pays two points less than one of a year, and takes off the 6,870 that it paid',
      from2020('td', 12),
      ...([100_000, 6870, 100_000 + 3546 - 6870] as const),
    ],
    [
      'a time deposit pays 4 % for the months beyond whole years',
      from2020('td', 30),
      ...([100_000, 13_740, 100_000 + 2 * 3546 + 2000 - 13_740] as const),
    ],
    [
      'four years of a time deposit for five have the rate of one for three',
      from2020('td', 59),
      ...([100_000, 27_480, 100_000 + 4 * 3546 + 3667 - 27_480] as const),
    ],
    [
      'a time deposit for two years has the rate of one for one',
      { scheme: 'td', openedOn: '2026-10-01', completedMonths: 18, termYears: 2 },
      // 6.9 − 2 % compounded is 4,991 a year; 7 % were paid, 7,186.
      ...([100_000, 7186, 100_000 + 4991 + 2000 - 7186] as const),
    ],
    [
      'a time deposit for five years since 10 November 2023 pays 4 % for all its months',
      { scheme: 'td', openedOn: '2023-11-10', completedMonths: 50 },
      // 7.5 % were paid, 7,714 four times.
      ...([100_000, 30_856, 100_000 + 16_667 - 30_856] as const),
    ],
    [
      'a time deposit comes back whole at its end',
      from2020('td', 60),
      ...([100_000, 34_350, 100_000] as const),
    ],
    ['an NSC pays nothing above the deposit below a year', from2020('nsc', 11), 10_000, 0, 10_000],
    ['an NSC pays 4 % up to three years', from2020('nsc', 35), ...([10_000, 0, 11_167] as const)],
    ['an NSC pays its maturity value at its end', from2020('nsc', 60), 1000, 0, 1389],
    ['a KVP pays 4 % up to two and a half years', from2020('kvp', 29), ...([30_000, 0, 32_900] as const)],
    ['a KVP pays twice as much at its end', from2020('kvp', 124), ...([30_000, 0, 60_000] as const)],
  ])('%s', (_what, given, principal, paidOut, paidBack) => {
    const closed = smallSavingsClosing({ ...given, principal })
    expect(closed).toEqual({ paidOut, paidBack, gain: paidOut + paidBack - principal })
  })

  // G.S.R. 919(E), paragraph 7, tables 1 and 2, of 1,00,000 rupees: the certificates of 7.9 % and of 6.8 %.
  it.each([
    ['2019-12-12', [122_161, 126_305, 130_590, 135_020]],
    ['2020-04-01', [118_429, 121_815, 125_298, 128_880]],
  ])('pays of an NSC of %s what the gazette prints from three years on', (openedOn, printed) => {
    for (const [index, paidBack] of printed.entries())
      for (const completedMonths of [36 + 6 * index, 41 + 6 * index]) {
        const closing = { scheme: 'nsc', principal: 100_000, openedOn, completedMonths } as const
        expect(smallSavingsClosing(closing).paidBack).toBe(paidBack)
      }
  })

  // G.S.R. 920(E), paragraph 6, table 2, of 1,000 rupees.
  it('pays of a KVP of April 2020 what the gazette prints from two and a half years on', () => {
    const printed = [1154, 1188, 1222, 1258, 1294, 1332, 1371, 1411]
    const paid = printed.map(
      (_, index) =>
        smallSavingsClosing({ ...from2020('kvp', 30 + 6 * index), principal: 1000 } as const).paidBack,
    )
    expect(paid).toEqual(printed)
  })

  it.each<[string, SmallSavingsClosingInput, RegExp]>([
    [
      'before the scheme may be closed',
      { scheme: 'mis', principal: 1000, openedOn: '2026-10-01', completedMonths: 11 },
      /^completedMonths must be a whole number from 12 to 60, as the post office's monthly income scheme allows \(G\.S\.R\. 917/,
    ],
    [
      'a time deposit before six months',
      { ...from2020('td', 5), principal: 1000 },
      /^completedMonths must be a whole number from 6 to 60, as the time deposit scheme allows \(G\.S\.R\. 922/,
    ],
    [
      'one for five years since November 2023 before four years',
      { scheme: 'td', principal: 1000, openedOn: '2023-11-10', completedMonths: 47 },
      /^completedMonths must be a whole number from 48 to 60/,
    ],
    [
      'after its end',
      { ...from2020('nsc', 61), principal: 1000 },
      /^completedMonths must be a whole number from 0 to 60/,
    ],
    [
      'a part of a month',
      { ...from2020('kvp', 30.5), principal: 1000 },
      /^completedMonths must be a whole number/,
    ],
    [
      'another term',
      { ...from2020('td', 30, 4 as never), principal: 1000 },
      /^termYears must be one of 1, 2, 3, 5/,
    ],
    [
      'a term that is no number',
      { ...from2020('td', 30, '5' as never), principal: 1000 },
      /^termYears must be one of/,
    ],
    [
      'before these rules',
      { scheme: 'td', principal: 1000, openedOn: '2019-12-11', completedMonths: 30 },
      /^openedOn must be a day from 2019-12-12 on, when the time deposit scheme began \(G\.S\.R\. 922/,
    ],
    ['another scheme', { ...from2020('ppf' as never, 30), principal: 1000 }, /^scheme must be one of/],
    ['less than nothing', { ...from2020('nsc', 30), principal: -1 }, /^principal must be/],
  ])('refuses %s in its own terms', (_what, input, message) => {
    expect(() => smallSavingsClosing(input)).toThrow(message)
  })
})
