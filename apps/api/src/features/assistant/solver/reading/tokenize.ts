/** A piece of a question: a number in digits, a word, a sign, or a pause. */
export interface Token {
  kind: 'number' | 'word' | 'sign' | 'pause'
  text: string
}

/** Longer questions are cut here: nobody asks for a calculation in more words. */
const LONGEST = 2000

const pieces =
  /(?<number>\d[\d,]*(?:\.\d+)?|\.\d+)|(?<word>[\p{L}\p{M}]+)|(?<sign>[₹$€£¥%@+\-*/^()=×÷√])|(?<pause>[,;:?!.|])/gu

/** Dotted abbreviations that would otherwise fall apart at their dots. */
const abbreviations: readonly [RegExp, string][] = [
  [/\b(\p{L})\s?\.\s?(\p{L})\.?(?!\p{L})/gu, ' $1$2 '],
  [/\b(\p{L})\s?\.\s?(\p{L})\s?\.\s?(\p{L})\.?(?!\p{L})/gu, ' $1$2$3 '],
  [/\b(rs|yrs?|mths?|approx|govt|no|lac|cr|int|amt)\./g, '$1 '],
  [/\/\s*-(?=\s|$|[,.?])/g, ' '],
  [/(\d)\s*\/\s*(month|mo|mth|m)\b/g, '$1 per month '],
  [/(\d)\s*\/\s*(year|yr|annum)\b/g, '$1 per year '],
  [/\/\s*(month|mo|mth)\b/g, ' per month '],
  [/\/\s*(year|yr|annum)\b/g, ' per year '],
  [/(\p{L})-(?=\p{L})/gu, '$1 '],
  [/(\d)-(?=\p{L})/gu, '$1 '],
  [/\bint(?:rest|rst|erst|rist|ersest|reast)\b/g, 'interest'],
  [/\brupees?\s+(\d)/g, 'rs $1'],
  [/(\d)\s*lpa\b/g, '$1 lakh salary '],
  [/\b(?:a|one|ek) decade\b/g, '10 years'],
  [/\bhalf a year\b/g, '6 months'],
  [/\b2x\b/g, 'double'],
  [/\b3x\b/g, 'triple'],
  [/\b4x\b/g, 'quadruple'],
  [/\b80\s*-?\s*(ccd|c|d|e|g)\b/g, ' eighty$1 '],
  [/\bflat (?=[\d.]+\s*%)/g, 'flat rate '],
  [/\blump[- ]?sums?\b/g, 'lumpsum'],
  [/[’']/g, ' '],
]

/** Lower case, western digits, plain signs. */
export function normalize(question: string): string {
  let text = question
    .slice(0, LONGEST)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .replace(/[\u200b-\u200d\ufeff]/g, '')
    .replace(/[−–—]/g, '-')
    .normalize('NFC')
  for (const [pattern, instead] of abbreviations) text = text.replace(pattern, instead)
  return text
}

/** Cuts a normalized question into its pieces; what is none of them is dropped. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  for (const { groups = {} } of text.matchAll(pieces)) {
    for (const kind of ['number', 'word', 'sign', 'pause'] as const) {
      const found = groups[kind]
      if (found === undefined) continue
      // A comma after a figure ends it; one inside groups its digits.
      if (kind === 'number' && found.endsWith(',')) {
        tokens.push({ kind, text: found.replace(/,+$/, '') }, { kind: 'pause', text: ',' })
      } else tokens.push({ kind, text: found })
    }
  }
  return tokens
}
