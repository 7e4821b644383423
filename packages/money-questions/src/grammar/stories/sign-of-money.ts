import { fillerGroups } from '../fillers.ts'
import { wordsOf } from '../rephrasings/take-figures.ts'
import { has, isPercent, ownWords, type Step, textOf } from './step.ts'
import type { Word } from './take-story.ts'

/** Whether money came in or went out; undefined where its words leave it open. */
export type Flow = 'in' | 'out'

const cameIn =
  /^(?:got|gets?|receiv\w+|refund\w*|found|cashback|earn\w*|income|salary|stipend|pension|incentives?|bonus|allowance|overtime|dividends?|reimburse\w*|credited|won|reward\w*|prize|lottery|scholarship|subsid\w+|grant|winnings)$/
const wentOut =
  /^(?:spen[dt]\w*|pa(?:id|ys?|ying)|gives?|giving|goes|go|went|lost|donated|costs?|rent|emis?|fees?|bills?|groceries|expenses?|charges|charity|tax|pf|brokerage|fine|penalty|transport|shipping|repairs?|minus|less|deduct\w*|reduced?|cut)$/
/** What is paid or got, whichever of these a word beside it says. */
const either = /^(?:commission|interest|returned|transfer\w*|deposit\w*|loan|borrowed|share|gift|tips?)$/
/** More in a wallet; of a phone it is an expense. */
const recharge = /^(?:recharged?|topup)$/
const offPrice = /^(?:discount\w*|off|coupon|voucher)$/
/** What is bought, beside the things and names that say nothing at all. */
const bought = /^(?:food|trip|petrol|diesel|gold|silver|rice|milk|goods|things?|items?|room)$/
const isThing = ({ text, means }: Word) => means.size === 0 || bought.test(text)
/** Money that there is, and no bill that is to be paid. */
const held = /^(?:have|has|wallet|cash|account|purse|balance|savings|stipend|pension)$/
const people = wordsOf(`${fillerGroups.people} he she they`)
const isPerson = ({ text }: Word) => people.has(text)

/** "Gave me", "mom gave" and "from dad" bring it; "gave mom", "to dad" take it away. */
function ofGiving(own: readonly Word[], behind: readonly Word[]): Flow | undefined | 'none' {
  const said = textOf(own)
  const isTo = /\bto (?:me|us)\b/.test(textOf(behind)) || /\b(?:gave|gives|paid|sent) (?:me|us)\b/.test(said)
  if (isTo) return 'in'
  const gave = own.findIndex(({ text }) => /^(?:gave|gives)$/.test(text))
  const giver = own
    .slice(0, Math.max(gave, 0))
    .findLast((word) => isPerson(word) || /^(?:i|we)$/.test(word.text))
  const isTold = behind.some(({ text }) => text === 'to') || own.slice(gave + 1).some(isPerson)
  if (gave >= 0 && giver !== undefined && isPerson(giver)) return isTold ? undefined : 'in'
  // "Brother paid 500" may be to whoever asks, or of what there was.
  if (own.some((word, at) => isPerson(word) && /^(?:pa(?:id|ys)|sent)$/.test(own[at + 1]?.text ?? '')))
    return undefined
  return gave >= 0 ? 'out' : 'none'
}

/** What the words of an amount itself say, beside what is held: the verb or the noun that is its own. */
function ownFlow(step: Step, base: Step): Flow | undefined | 'none' {
  // "800 from papa used 350": with no pause between them, of which of the two that is stays open.
  if (step.pauses === '' && /^(?:from|to)$/.test(step.own[0]?.text ?? '')) return undefined
  const given = ofGiving(step.own, step.behind)
  if (given !== 'none') return given
  const words = ownWords(step)
  const says = (pattern: RegExp) => words.some(({ text }) => pattern.test(text))
  const place = words.findIndex(isPerson)
  const toward =
    words.slice(0, Math.max(place, 0)).findLast(({ text }) => !/^(?:my|our|his|her|the|a)$/.test(text))
      ?.text ?? ''
  const isWallet = /\b(?:wallet|card|account)\b/.test(textOf([...base.before, ...base.behind]))
  const isIn =
    says(cameIn) ||
    (isWallet && says(recharge) && !/\b(?:on|for) (?:my )?recharge/.test(textOf(words))) ||
    (place >= 0 && toward === 'from')
  const isOut = says(wentOut) || (place >= 0 && /^(?:to|for)$/.test(toward))
  // "Rent increased by 5 %" changes another one.
  if (has(words, 'up') && !isIn) return undefined
  if (isIn || isOut) return isIn && isOut ? undefined : isIn ? 'in' : 'out'
  if (says(either) || says(offPrice) || place >= 0) return undefined
  return 'none'
}

const says = (words: readonly Word[], pattern: RegExp) => words.some(({ text }) => pattern.test(text))

/** Whether an amount is what was there before: what stands behind it may be said of the next one. */
export const isHeld = ({ before, behind }: Step): boolean =>
  [...before, ...(says(before, wentOut) || before.some(isThing) ? [] : behind)].some(
    ({ text, means }) => means.has('income') || held.test(text),
  )

/** Whether an amount went out by its own words. */
export const isOut = (step: Step): boolean =>
  !isHeld(step) &&
  !step.figure.text.includes('*') &&
  says(step.before, wentOut) &&
  !says(step.before, cameIn) &&
  !says(step.before, /^(?:bills?|costs?)$/)

/** Whether each amount came in or went out, beside what was held before; undefined where one of them leaves it open. */
export function flowsOf(base: Step, rest: readonly Step[]): readonly Flow[] | undefined {
  const isOfHeld = isHeld(base)
  // A verb goes on in a list: "paid 450 and 300".
  let former: Flow | undefined =
    /\b(?:out|from)\b/.test(textOf(base.before)) || rest[0]?.pauses.includes(':') ? 'out' : undefined
  const flows = rest.map((step): Flow | undefined => {
    const own = ownFlow(step, base)
    // Of a bill, what comes back and what is taken off are paid, too.
    if (!isOfHeld)
      return (own === 'in' || own === undefined) && !has(ownWords(step), 'down') ? undefined : 'out'
    const isOfThing = ownWords(step).some(isThing)
    const flow = own !== 'none' ? own : !isOfThing ? former : former === 'in' ? undefined : 'out'
    former = flow
    return flow === 'in' && isPercent(step) ? undefined : flow
  })
  return flows.every((flow) => flow !== undefined) ? flows : undefined
}

/** What is paid beside a price, whenever it is told. */
const fee =
  /^(?:expenses?|costs|charges?|fees?|brokerage|commission|transport\w*|freight|carriage|cartage|labou?r|repairs?|stamp|registration|advertis\w+|insurance|rent|stt|salary|wages?|spent|paid)$/
const gotBeside = /^(?:got|gets?|receiv\w+|refund\w*|cashback|dividends?)$/
const isTraded = ({ means }: Word) => means.has('bought') || means.has('sold')

/** Whether each amount of a trade was paid or got for what was sold; undefined where one of them leaves it open. */
export function sidesOf(steps: readonly Step[]): readonly Flow[] | undefined {
  let former: Flow | undefined
  const sides = steps.map((step, at): Flow | undefined => {
    const { own, behind, before } = step
    // "Licence 150 sold 54,000": with no pause between them.
    const isOfNext = (word: Word) => steps[at + 1]?.before.includes(word) === true
    const isFee = (words: readonly Word[]) => words.some(({ text }) => fee.test(text))
    const last = own.findLast((word) => isTraded(word) || isFee([word]))
    const named =
      (last && isTraded(last) ? last : undefined) ??
      behind.slice(0, 1).find((word) => isTraded(word) && !(own.length > 0 && isOfNext(word)))
    const words = ownWords(step)
    const isOfFormer = former !== 'in' || /^(?:for|at)$/.test(own.at(-1)?.text ?? '') || !words.some(isThing)
    if (named === undefined && words.some(({ text }) => gotBeside.test(text)))
      // "Got it for 4,500."
      return textOf(own).endsWith(' for') ? 'out' : 'in'
    if ((last && isFee([last])) || (named === undefined && isFee(behind))) return 'out'
    const said = named ?? before.findLast(isTraded)
    const side =
      said !== undefined ? (said.means.has('sold') ? 'in' : 'out') : isOfFormer ? former : undefined
    former = side
    return side
  })
  return sides.every((side) => side !== undefined) ? sides : undefined
}
