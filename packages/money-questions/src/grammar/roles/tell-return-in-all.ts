import { inAll } from '../unheard.ts'
import { type Growth, readGrowth, sideOf } from './read-growth.ts'
import { readEnds } from './tell-growth-by-roles.ts'

/** What says that the return of a year is asked for, too or instead. */
const ofYear =
  /\b(?:cagr|per (?:year|annum)|(?:a|each|every|har|har ek) (?:year|saal)|p ?a|yearly|annual\w*|sa+la+na)\b|सालाना|वार्षिक|हर साल/
/** What there is at last, and what asks for a percentage. */
const plainer: readonly (readonly [RegExp, string])[] = [
  [/\b(?:(?:wapas|vapas|waapas) (?:aaye|aaya|aye|mile|mila)|hu[aei]|bech[aei]|bik[aei])\b/g, 'bane'],
  [/\blaga(?:kar|ke| ke| kar)\b/g, 'lagaye'],
  [/वापस (?:आए|आये|मिले|मिला)|हु[आएई]|बेच[ाेी]/g, 'बने'],
  [
    /\b(?:percent(?:age)?|pratishat|in)(?=[ ?.]*$)|प्रतिशत|%(?=[ ?.]*$)|\bpercent(?:age)? (?=return|kitn)/g,
    '',
  ],
]
/** Beside the amount that it comes to: "kul 5.94 lakh", "5.2 lakh in all". */
const besideAmount =
  /\b(?:total|overall|altogether|kul) (?=(?:rs |₹ ?)?\d)|(?<=\d(?: (?:k|lakh|crore|hazar))? )(?:in all|in total|altogether)\b|कुल (?=(?:₹ ?)?\d)/g

/**
 * What was earned over the whole time, in percent of what was put in: "4.5 lakh became 5.94 lakh in 3 years, total return".
 * Undefined where the return of a year is asked for, or the words leave open which amount came first.
 *
 * @param isThing whether a word is a thing or a name, as what the money was put into
 */
export function tellReturnInAll(asked: string, isThing: (word: string) => boolean): string | undefined {
  if (!inAll.test(asked) || ofYear.test(asked)) return undefined
  const said = plainer.reduce((text, [pattern, as]) => text.replace(pattern, as), asked)
  const plain = said
    .replace(inAll, ' return ')
    .replace(besideAmount, '')
    .replace(/[a-z\u0900-\u097f]+/g, (word) => (isThing(word) ? 'thing' : word))
  const growth = readGrowth(plain)
  const [start, end] = growth === undefined ? [] : (readEnds(growth) ?? readInOrder(growth) ?? [])
  const isWhole = growth?.amounts.length === 2 && growth.percents.length === 0 && growth.months.length < 2
  if (start === undefined || end === undefined || start <= 0 || !isWhole) return undefined
  const [months] = growth.months
  return months === undefined
    ? `percent change from ${start} to ${end}`
    : `cagr calculator: invested ${start} , worth now ${end} , ${months} months , return in all`
}

/** "From 2 lakh to 3 lakh", "2 lakh se 3 lakh": nothing but what stands between them says which was first. */
function readInOrder({ amounts: [one, other] }: Growth): [start: number, end: number] | undefined {
  if (one === undefined || other === undefined || one.role !== undefined || sideOf(other.role) === -1)
    return undefined
  const isInOrder = /^(?:to|se|से)$/.test(one.next) || other.word === 'to'
  return isInOrder ? [one.value, other.value] : undefined
}
