import { expect, test } from 'vitest'
import { taxCountries } from './tax-country.ts'

test.each([
  ['in', 'gifts', true, ['47(iii)', '56(2)(x)']],
  ['in', 'gas', false, ['2(47)']],
  ['us', 'gifts', true, ['1015(a)', '1223(2)']],
  // Advice of its own, which binds nobody.
  ['us', 'lost', false, ['165(c)', '202511015']],
  ['us', 'gas', true, ['1.1001-7(b)']],
  ['us', 'income', false, ['2023-14', '2019-24']],
  ['us', 'method', false, ['1.1012-1(j)', '2024-28']],
  ['uk', 'gifts', true, ['CRYPTO22100', 'sections 17, 18, 58 and 257']],
  // A manual, while the statute makes a disposal of an entire loss.
  ['uk', 'lost', false, ['CRYPTO22500', 'section 24']],
  ['uk', 'gas', true, ['CRYPTO22280']],
  ['uk', 'income', false, ['CRYPTO21200', 'CRYPTO21250']],
  ['ca', 'gifts', true, ['69(1)', '73(1)']],
  ['ca', 'lost', false, ['question 9', '44(2)']],
  ['ca', 'gas', true, ['40(1)(a)']],
] as const)('in %s the rule of %s is certain: %s, and names %j', (country, rule, certain, named) => {
  const choice = taxCountries[country].choices.find(({ id }) => id === rule)
  expect(choice?.certain).toBe(certain)
  for (const part of named) expect(choice?.source).toContain(part)
})

test.each(['us', 'uk', 'ca'] as const)(
  'in %s, where the fee of a sale lowers its gain, it is said that the figures leave that out',
  (country) => {
    const { text } = taxCountries[country].choices.find(({ id }) => id === 'gas') ?? {}
    expect(text).toContain('is not computed here: its gain is larger by as much')
  },
)
