import { toPlainLetters } from '../grammar/to-plain-letters.ts'

const scale = toPlainLetters(
  'lakhs?|lacs?|crores?|cr|k|thousand|hazar|hazaar|hajar|million|lpa|l|लाख|करोड़|हज़ार|हजार',
)
const number = '\\d+(?:\\.\\d+)?'
const end = '(?![a-z\\u0900-\\u097f])'
const bare = `(?<![\\d.,₹$€£@%+*/^-] ?|\\brs ?|\\binr ?)(${number})`
const range = '(?:to|se|से|,? ?(?:and )?(?:sold|sell)(?: at| for)?)'
/** "2 to 5 lakh", "40 se 75 lakh". */
const toScaled = new RegExp(`${bare} ${range} (${number}) ?(${scale})${end}`, 'g')
/** "5 lakh to 8", "40 lakh se 75 ki". */
const fromScaled = new RegExp(
  `(${number}) ?(${scale}) ${range} (${number})(?= (?:in|over|within|ki|ka|ke|hua|hui|ho|percent|cagr|crypto|tax|profit)\\b| ?[,?]|$)`,
  'g',
)
/** "8 minus 5 lakh". */
const sumOfScaled = new RegExp(`${bare} (?:minus|plus) (${number}) ?(${scale})${end}`, 'g')
/** "Between 18 and 22 lakh". */
const bothScaled = new RegExp(
  `(?<=\\b(?:between|on|of|for) )${bare} (?:and|aur) (${number}) ?(${scale})${end}`,
  'g',
)
const ofDifference = /\b(?:between|difference|diff|antar|fark|farak)\b/
/** A glance, so that the patterns above are made ready only where they may be needed. */
const fromOneToOther = /\b(?:to|se|sold|sell)\b|से/
/** What is asked of two amounts of one scale. */
const ofChange =
  /%|percent|cagr|growth|\brate\b|profit|\bsold\b|years?\b|saal\b|badh|hike|\bfrom\b|increase|\brise\b|प्रतिशत|बढ़|बढ|साल|सीएजीआर/
/** An amount grows to so many times itself, or falls to so small a part of it, and is still counted alike. */
const MOST_TIMES = 30
/** No longer a count of lakhs or thousands. */
const FEWEST = 1000

const isAlike = (one: string, other: string): boolean => {
  const [first, second] = [Number(one), Number(other)]
  const times = Math.max(first, second) / Math.min(first, second)
  return first < FEWEST && second < FEWEST && times <= MOST_TIMES
}

const shareWith = (said: string, one: string, other: string, of: string): string =>
  isAlike(one, other) ? said.replace(one, `${one} ${of}`) : said

/** Gives a figure the scale that was said once for it and another: in "2 to 5 lakh" both are lakhs. */
export function shareScale(text: string): string {
  if (/\b(?:minus|plus)\b/.test(text)) return text.replace(sumOfScaled, shareWith)
  if (ofDifference.test(text)) return text.replace(bothScaled, shareWith)
  if (!(fromOneToOther.test(text) && ofChange.test(text))) return text
  return text
    .replace(toScaled, (said: string, one: string, other: string, of: string, at: number) =>
      // "Bought 58 k, repair 400, sold 66 k".
      /\bs(?:old|ell)\b/.test(said) && /\d/.test(text.slice(0, at)) ? said : shareWith(said, one, other, of),
    )
    .replace(fromScaled, (said, one: string, of: string, other: string) =>
      isAlike(one, other) ? `${said} ${of}` : said,
    )
}
