import { toPlainLetters } from '../to-plain-letters.ts'
import { scale } from './rephrasing.ts'

const percent = '%|percent|per cent|प्रतिशत'
const time = 'years?|yrs?|yr|y|saal|sal|months?|mahine|साल|वर्ष|महीने'
const letter = '[a-z\\u0900-\\u097f]'
/** Amounts, and no rates or times. */
const amounts = new RegExp(
  toPlainLetters(
    `(?:rs |₹ ?|inr )?(?<![\\d.,])\\d[\\d,]*(?:\\.\\d+)?(?![\\d.,]*\\d)(?: ?(?:${scale})(?!${letter}))?(?! ?(?:${percent}|(?:${time})(?!${letter})))`,
  ),
  'g',
)
const words = (list: string) =>
  new RegExp(toPlainLetters(`(?<!${letter})(?:${list.trim().split(/\s+/).join('|')})(?!${letter})`), 'g')
/** What says of an amount that it came in the end, or stands beside what it is to be. */
const ofEnd = words(`
  sold selling sell becha beche bechi bech bika biki bik got get received receive mila mile milega now today aaj abhi ab current currently present worth value became becomes become
  grew grown grows grow into want need target goal reach chahiye back repaid returned amount maturity hua ho ban बेचा बेची बिका आज अब अभी मिला मिले हुआ हो बन चाहिए`)
/** What says of an amount that it was there at first. */
const ofStart = words(`
  bought buy buying purchased purchase paid pay cost invested invest investment was were tha thi the liya li liye kharida khareeda kharidi kharide lagaya lagaye lagayi put dala daala
  original originally initial initially started start borrowed borrow lent lending principal from with on against had have over(?!\\s[\\d.]+\\s?(?:${time})) since ago back pehle pahle पहले खरीदा खरीदी लिया ली था थी थे लगाया लगाए`)
/** Between two clauses. */
const joint = /[,;.]| (?:and|aur|but|which|that|jo|jise|jisko|और|जो) /
/** "2 lakh invested 3 years ago is 2.6 lakh". */
const putInBefore =
  /^ ?(?:invested|paid|put|lent|borrowed|bought|deposited)(?= .*\b(?:is|are|now|became|becomes|grew|turned|worth)\b)/
/** What a figure becomes stands right behind it. */
const becoming = /\b(?:in)?to ?(?:rs |₹ ?)?$/
/** "To have 9 lakh …", "9 lakh chahiye, 4 lakh hai", "9 lakh is the value of 4 lakh", "9 lakh hue 4 lakh se". */
const wanting = /\bto (?:have|get|reach|make) ?(?:rs |₹ ?)?$/
const wantedBehind = /^ ?(?:chahiye|chahie|चाहिए)/
const hadBehind = /^ ?(?:hai|hain|है|हैं)(?![a-z])/
const worthOf = /\b(?:value|worth) of ?$/
const putInBehind =
  /^ ?(?:(?:rs|rupees|rupaye|रुपये|रुपए) )?(?:se|ke|से|के|ka saman|ka samaan|का सामान)(?![a-z\u0900-\u097f])/
/** "4 lakh me liya 9 lakh me becha": the verb stands behind its amount. */
const doneBehind =
  /^ ?(?:me|mein|में|मे) (?:liya|liye|li|kharid\w*|khareed\w*|lagay\w*|daal?[ae]|dal[ae]|bech[aei]?|bik[aei]|mil[ae]|बेचा|बेची|खरीदा|खरीदी|लिया|ली|लगाया)(?: tha| thi| था| थी)?(?![a-z\u0900-\u097f])/
const gotten = /^ ?(?:hue|hua|hui|mile|mila|bane|bana|हुए|मिले|बने) ?$/
/** Right behind an amount that it belongs to. */
const postposition =
  /^ ?(?:me|mein|mai|main|ka|ki|ke|hai|tha|thi|rs|rupees|rupaye|now|today|में|मे|का|की|है|था) ?/

/** A growth of two amounts, with nothing paid on the way. */
export const worthApart =
  /^(?!.*(?:inflation|\btax|\brent|dividend|\bemi\b|\bloan|\bsip\b|monthly|(?:per|a|every|each|har) (?:month|mahine)|fees?\b|brokerage|turn[a-z]* over|\bif\b.*\bby\b))(?=.*\d.*\d)(?=.*(?:\bcagr\b|(?:annual|yearly|yrly|salana|saalana|annuali[sz]ed)(?: ka)? (?:returns?|growth|rate)|growth rate|returns? (?:per|a) year|return needed|what return|सालाना रिटर्न|वार्षिक रिटर्न|सीएजीआर|\binterest rate\b|\brate\b))/

/** What a clause says last before an amount, or first behind it. */
function roleOf(before: string, behind: string): 'end' | 'start' | undefined {
  const last = (pattern: RegExp) => [...before.matchAll(pattern)].at(-1)?.index ?? -1
  const [end, start] = [last(ofEnd), last(ofStart)]
  if (end !== start) return end > start ? 'end' : 'start'
  const first = (pattern: RegExp) => [...behind.matchAll(pattern)][0]?.index ?? Number.POSITIVE_INFINITY
  const [endBehind, startBehind] = [first(ofEnd), first(ofStart)]
  if (endBehind === startBehind) return undefined
  return endBehind < startBehind ? 'end' : 'start'
}

/** Where the words between two amounts stop belonging to the first of them. */
function cutBetween(between: string): number {
  const paused = joint.exec(between)
  if (paused !== null) return paused.index
  const paid = putInBefore.exec(between)
  if (paid !== null) return paid[0].length
  const [end] = [...between.matchAll(ofEnd)]
  const [start] = [...between.matchAll(ofStart)]
  if (end !== undefined && start !== undefined && end.index < start.index) return end.index + end[0].length
  return (doneBehind.exec(between) ?? gotten.exec(between) ?? postposition.exec(between))?.[0].length ?? 0
}

/**
 * "Sold for 45 lakh, bought for 12 lakh 14 years back, CAGR" as the growth from 12 to 45 lakh: two amounts of which the words
 * beside them say that the later one stands first. Anything else stays as it is.
 */
export function tellWorthInOrder(text = ''): string {
  const [one, other, ...more] = [...text.matchAll(amounts)]
  if (one === undefined || other === undefined || more.length > 0) return text
  const [head, between, tail] = [
    text.slice(0, one.index),
    text.slice(one.index + one[0].length, other.index),
    text.slice(other.index + other[0].length),
  ]
  const at = cutBetween(between)
  const isWanted = wanting.test(head) || wantedBehind.test(between)
  const isWorthOf = worthOf.test(between)
  const first = isWanted || isWorthOf ? 'end' : roleOf(head, between.slice(0, at))
  const isPutIn = isWorthOf || putInBehind.test(tail) || (isWanted && hadBehind.test(tail))
  const second = isPutIn ? 'start' : roleOf(between.slice(at), tail.split(/[,;?]/)[0] ?? '')
  const isReversed =
    !becoming.test(between) &&
    first !== second &&
    (first === 'end' || second === 'start') &&
    first !== 'start' &&
    second !== 'end'
  if (!isReversed) return text
  // Of interest both have to be told: "1 lakh on 5 lakh" is what it earns.
  const isOfGrowth = /cagr|annual|yearly|salana|saalana|growth|return|सालाना|वार्षिक|सीएजीआर/.test(text)
  if (!isOfGrowth && (first !== 'end' || second !== 'start')) return text
  const rest = `${head} ${between} ${tail}`.replace(ofEnd, ' ').replace(ofStart, ' ').replace(joints, ' ')
  return isOfGrowth && !/\bfd\b|fixed deposit|simple|compound/.test(text)
    ? `from ${other[0]} to ${one[0]} ${rest}`
    : `${other[0]} becomes ${one[0]} ${rest}`
}

/** What stood between a word and its amount. */
const joints =
  /(?<![a-z])(?:for|at|me|mein|hai|it|i|my|mere|maine)(?![a-z])|(?<![\u0900-\u097f])(?:में|मे|है|मैंने)(?![\u0900-\u097f])/g
