import { fractionWords, numberWords } from '../grammar/number-words.ts'
import { toPlainLetters } from '../grammar/to-plain-letters.ts'

const scale = toPlainLetters(
  'lakhs?|lacs?|lack|laakh|crores?|karod|thousand|hazar|hazaar|hajar|हज़ार|हजार|लाख|करोड़|million',
)
const percent = toPlainLetters('%|percent|per cent|pratishat|प्रतिशत|फीसदी')
const time = toPlainLetters('years?|yrs?|saal|sal|varsh|months?|mahin[aeo]|साल|वर्ष|महीने|महीनों')
const end = '(?![\\p{L}\\p{M}\\d])'
const word = '[\\p{L}\\p{M}]+'
/** A number in one word right before what it counts. */
const counted = new RegExp(
  `(?<![\\p{L}\\p{M}\\d])(${word}) ?(?=(?:${scale}|${time}|${percent})(?:${end}|(?<=%)))`,
  'gu',
)
/** A half or a quarter more or less of the number behind it: "sadhe teen lakh", "sadhe 4 lakh". */
const fractioned = new RegExp(
  `(?<![\\p{L}\\p{M}\\d])(${Object.keys(fractionWords).map(toPlainLetters).join('|')}) (${word}|\\d{1,2}) (?=(?:${scale}|${time}|${percent})(?:${end}|(?<=%)))`,
  'gu',
)
const ofTime = new RegExp(`^(?:${time})${end}`, 'u')
/** A smaller part behind a scale: "pachees hazar paanch sau", "two lakh and seventy five thousand". */
const goesOn = new RegExp(
  `^(?:${scale}) (?:(?:and|aur|और) )?(${word})(?! ?(?:${time}|${percent})(?:${end}|(?<=%)))${end}`,
  'u',
)
/** "Bata do", "de do": asks, and is no two. */
const asked = /(?:bata|de|jod|kar|ghata|hata|nikal|nikaal|laga|rakh|daal|dal|bol) $/
const partly = /^(?:pehle|pahle|agle|first|next|last|पहले|अगले)$/
/** Nobody counts with more in one word. */
const MOST = 100

/**
 * Numbers in one word as digits where a scale, a percentage or a time stands behind them, so that what has patterns of
 * digits knows them: "pandrah lakh", "chhe %", and "sadhe teen lakh". Numbers of more words stay as they are.
 */
export function writeDigits(text: string): string {
  const whole = text.replace(fractioned, (said, fraction: string, name: string, at: number) => {
    const value = numberWords.get(name) ?? Number(name)
    const isMore = numberWords.has(goesOn.exec(text.slice(at + said.length))?.[1] ?? '')
    return Number.isNaN(value) || value >= MOST || isMore
      ? said
      : `${value + (fractionWords[fraction] ?? 0)} `
  })
  return whole.replace(counted, (said, name: string, at: number) => {
    const value = numberWords.get(name)
    const ahead = whole.slice(at + said.length)
    if (value === undefined || value >= MOST || (value < 2 && ofTime.test(ahead))) return said
    const before = whole.slice(0, at)
    const [, last = ''] = /([\p{L}\p{M}\d]+) $/u.exec(before) ?? []
    // "Pehle teen saal" is a part of a time.
    if (ofTime.test(ahead) && partly.test(last)) return said
    const isPart =
      /^\d/.test(last) || numberWords.has(last) || /^(?:point|and|hundred|sau|सौ|half)$/.test(last)
    if (
      isPart ||
      last in fractionWords ||
      numberWords.has(goesOn.exec(ahead)?.[1] ?? '') ||
      (name === 'do' && asked.test(before))
    )
      return said
    return `${value} `
  })
}
