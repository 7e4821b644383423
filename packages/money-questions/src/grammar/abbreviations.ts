import { toPlainLetters } from './to-plain-letters.ts'

/** Words cut short, by what they stand for, wherever they stand. */
const cut = {
  interest: 'int intt',
  amount: 'amt amnt',
  balance: 'bal',
  principal: 'prin princ prncpl',
  total: 'tot ttl',
  monthly: 'mthly mnthly mntly',
  yearly: 'yrly',
  emi: 'pmt',
  people: 'ppl',
  after: 'aftr',
  profit: 'proft prft',
  deposit: 'dep depo',
  lakh: 'lk lks',
} as const

const scaled = '(?:rs |inr |₹ ?)?\\d[\\d.,]*(?: ?(?:k|lakhs?|lacs?|l|hazar|thousand)\\b|\\d{3}\\b)'
const timeWord = toPlainLetters('ka|ke|ki|me|mein|mai|tak|baad|bad|pehle|का|के|की|में|तक|बाद')

/**
 * What is typed in a hurry. "Sal" is a salary beside an amount that no years have, else "saal"; "n" is an "and" between words, and
 * the time in "p 1000 r 5 n 3".
 */
export const abbreviations: readonly (readonly [RegExp, string])[] = [
  ...Object.entries(cut).map(
    ([word, slips]) =>
      [new RegExp(`(?<![a-z])(?:${slips.replaceAll(' ', '|')})\\b(?! ?[=:])`, 'g'), word] as const,
  ),
  [/(?<=\d ?)pc\b(?!s)/g, '%'],
  [/\bp\/m\b|(?<=[\d%a-z] ?)\/ ?m\b/g, ' per month'],
  [/(?<=[\d%a-z] ?)\/ ?y\b/g, ' per year'],
  [/(?<=% ?)(?:माह|ma+h\b)/g, ' per month'],
  [/\bma+h\b/g, 'mahina'],
  [/(?<![\p{L}\p{M}])माह(?![\p{L}\p{M}])/gu, 'महीने'],
  [/\b(a|every|each|per) yr\b/g, '$1 year'],
  [/\bp\/[ay]\b/g, ' per year'],
  [/\bper m(?:o|th)?\b(?! ?(?:2\b|sq))/g, 'per month'],
  [/\bper y(?:r)?\b/g, 'per year'],
  [/(?<=\d ?(?:k|thousand|hazar|lakh))pm\b/g, ' per month'],
  // Once in each of them.
  [/\b(saal|sal|mahine|mahina) (?:mein|me|main) (?:sirf )?ek (?:baar|bar)\b/g, 'har $1'],
  [/\b(?:once|one time) (?:a|every|each|per|in a) (year|month)\b/g, 'every $1'],
  [
    /^n (?=[a-z]|\d[\d.]* ?(?:%|(?:percent|y|yr|yrs|years?|saal|sal|lakhs?|k)\b))|(?<=[a-z%] )n (?=[a-z])/g,
    'and ',
  ],
  [/(साल|महीने) में (?:सिर्फ )?एक बार/g, 'हर $1'],
  [/\b(last|first|next|final|\d+(?:st|nd|rd|th)) yr\b/g, '$1 year'],
  [/\bexp (?=return|growth|cagr)/g, 'expected '],
  [/\bexp (?=(?:rs |₹ ?)?\d)/g, 'expense '],
  [/\bbot (?=(?:at |for )?(?:rs |₹ ?)?\d)/g, 'bought '],
  [/\bret (?=[\d.]+ ?%)/g, 'return '],
  [
    new RegExp(
      `(?<!\\d ?)(?<=(?:^|[,.;:] ?|\\b(?:my|new|old|regime|annual|monthly|gross|if|of|on|for) ))sal (?=(?:is |of )?${scaled})|(?<=\\b(?:my|new|old|gross) )sal\\b(?! ?\\d)|(?<=\\d ?(?:k|l|lakhs?|lacs?) |\\d{4} )sal\\b(?! (?:${timeWord})(?![\\p{L}\\p{M}]))`,
      'gu',
    ),
    'salary ',
  ],
]
