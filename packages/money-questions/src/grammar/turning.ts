import { toPlainLetters } from './to-plain-letters.ts'

const turning = new RegExp(
  `^(?:negative|लौटा[\\p{L}\\p{M}]*|minus|no|not|nor|deflation|winnings?|pensions?|taa?kat|down|single|biannual(?:ly)?|sava+|lottery|game|games|lauta\\w*|buys?|interest|sade|non|none|without|bina|except|nahi|nahin|never|ghat\\w*|gir[aeiu]?\\w{0,3}|gh?aat\\w*|nuks\\w*|less\\w*|guna|gune|gunaa|times|fold|half|halved|doubled|${toPlainLetters('माइनस|पेंशन|ताकत|बिना|नहीं|न|घट[\\p{L}\\p{M}]*|गिर[\\p{L}\\p{M}]*|नुकसान|गुना|गुने|आधा|आधी')})$`,
  'u',
)

/** Whether a word turns a figure round or multiplies it: to confirm that it changes nothing would be wrong. */
export function isTurning(word: string): boolean {
  return turning.test(word)
}
