import { expect, test } from 'vitest'
import { writeDigits } from './write-digits.ts'

test.each([
  ['pandrah lakh ka loan', '15 lakh ka loan'],
  ['chhe% par do saal', '6 % par 2 saal'],
  ['एक लाख पर पांच प्रतिशत', '1 लाख पर 5 प्रतिशत'],
  ['paanch lakh do saal fd', '5 lakh 2 saal fd'],
  ['sadhe teen lakh paune do saal', '3.5 lakh 1.75 saal'],
  ['sadhe 4 lakh, सवा दो लाख', '4.5 lakh, 2.25 लाख'],
])('a number in one word before what it counts is written in digits: %s', (said, told) => {
  expect(writeDigits(said)).toBe(told)
})

test.each([
  'bata do lakh ki baat',
  'pachees hazar paanch sau',
  'two lakh seventy five thousand',
  'one thousand and one rupees',
  'ek saal mein',
])('a number of more words, or a word that is none, stays: %s', (said) => {
  expect(writeDigits(said)).toBe(said)
})
