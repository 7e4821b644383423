import { amountIn } from '../rephrasings/rephrasing.ts'
import { takeFigures, wordsOf } from '../rephrasings/take-figures.ts'

/** What is one of two parts of a whole, and what the other is called. */
const pairs: readonly (readonly [ReadonlySet<string>, ReadonlySet<string>])[] = (
  [
    [
      'defective bad broken damaged rotten faulty spoiled kharab tute toote खराब',
      'good fine ok okay working usable sound perfect sahi ache achhe theek सही अच्छे',
    ],
    ['fail failed fails failing फेल', 'pass passed passes passing पास'],
    ['absent', 'present attended attendance'],
    [
      'saved save saves saving savings bachaya bachaye bachata bachat बचाया बचाए बचत',
      'spent spend spending kharch expense expenses खर्च',
    ],
    ['lost loss lose loses', 'recovered recover kept left remaining retained'],
    ['discount off rebate', 'pay paid payable'],
    ['paid repaid diye diya', 'left remaining balance due unpaid pending baki baaki बाकी'],
    ['used spent sold', 'unused unsold left remaining bacha bache'],
  ] as const
).map(([one, other]) => [wordsOf(one), wordsOf(other)])
/** A percentage is asked, and none is told. */
export const partAlone = /^(?!.*\d ?(?:%|percent)).*(?:percent|%|pratishat|प्रतिशत|फीसदी)/
/** What asks for a percentage at the end. */
const asked =
  /^(.*\d[^,;:]*?)(?:[ ,;:.]+)((?:(?:what|how much|find|the|kitn[aei]|कितन[ेाी]) )*[^,;:\d]*(?:percent(?:age)?|%|pratishat|प्रतिशत|फीसदी)[^,;:\d]*)$/
const ofPercent =
  /^(?:percent|percentage|%|pratishat|प्रतिशत|फीसदी|what|how|much|find|the|of|cost|price|i|we|is|was|are|were|do|to|did|kitne|kitna|kitni|hai|hue|hua|कितने|कितना|है|हुए|my|them|salary|income)$/

/**
 * "12 out of 50 defective, percent good": of a whole and one part, told by its name, the other part in percent. Undefined
 * where both are told, or where anything else is asked.
 */
export function tellOtherPercent(text: string): string | undefined {
  // "Of 45,000, percent" has none.
  const { amounts, percents, times } = takeFigures(text.replace(/(\d)([,;:])/g, '$1 $2'))
  if (amounts.length !== 2 || percents.length + times.length > 0) return undefined
  const [, told = '', wanted = ''] = asked.exec(text.replace(/[ ?.!]+$/, '')) ?? []
  const named = wanted.split(' ').filter((word) => !ofPercent.test(word))
  const [name] = named
  if (name === undefined || named.length > 1) return undefined
  const words = told.split(/[\s,;:.]+/)
  const isTold = (list: ReadonlySet<string>) => words.some((word) => list.has(word))
  const isOther = pairs.some(
    ([one, other]) =>
      (other.has(name) && isTold(one) && !isTold(other)) || (one.has(name) && isTold(other) && !isTold(one)),
  )
  const [part = 0, whole = 0] = amounts.map(amountIn).sort((one, other) => one - other)
  // "Spent 60,000, earned 50,000": no part is more than the whole.
  const names = new Set(
    pairs.flatMap(([one, other]) => (one.has(name) ? [...other] : other.has(name) ? [...one] : [])),
  )
  const isOfWhole = words.some((word, at) => names.has(word) && Number(words[at + 1]) === whole)
  return isOther && part < whole && !isOfWhole ? `${whole - part} is what percent of ${whole}` : undefined
}
