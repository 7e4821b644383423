import { asksLeft } from './asks-left.ts'
import { bracket } from './join-measures.ts'
import { leftOf } from './left-of.ts'
import { isHeld, isOut } from './sign-of-money.ts'
import { has, isMoney, isPercent, ownWords, type Step, textOf } from './step.ts'
import { MONEY, PERCENT, type Word } from './take-story.ts'

/** "12 % of the basic 50,000": an amount that only the percentage before it is of. */
const isOfOwn = (before: readonly Word[]) =>
  /\b(?:of|on)(?: (?!plus|minus|less|and)[a-z]+)?$/.test(textOf(before))

const moves =
  /^(?:up|down|rose|risen|moved|went|hiked|raised|increased|cut|fell|fallen|dropped|decreased|reduced|lower|higher)$/

/** Whether a price went somewhere, or what it comes to is asked. */
const isMoved = (said: readonly Word[], ask: readonly Word[]) =>
  said.some(({ text }) => moves.test(text)) || has(ask, 'total')

/** The sign of what stands beside a figure: right behind it, or before it. */
function signOf(
  { figure, before, behind }: Step,
  former: '+' | '-' | undefined,
  isIncome: boolean,
): '+' | '-' | undefined {
  const near = behind.slice(0, 3)
  const signIn = (words: readonly Word[]) => {
    const [up, down] = [
      has(words, 'up') || (!isIncome && has(words, 'tax') && !has(words, 'down')),
      has(words, 'down') || (isIncome && has(words, 'tax')),
    ]
    return up === down ? undefined : up ? '+' : '-'
  }
  const own = signIn(near) ?? signIn(before)
  const [beforehand, behindIt] = [signIn(before), signIn(near)]
  const isOpen =
    (has(near, 'up') && has(near, 'down')) ||
    (beforehand !== undefined && behindIt !== undefined && beforehand !== behindIt)
  if (isOpen) return undefined
  if (own !== undefined) return own
  if (figure.of === PERCENT && before.at(-1)?.text === '+' && has(before.slice(-2), 'more')) return '+'
  const isMore = has(before, 'more')
  if (figure.of === PERCENT && isMore && [...before, ...near].every(({ means }) => means.size > 0))
    return former ?? (has(before, 'plus') ? '+' : undefined)
  if (!has(before, 'plus')) return undefined
  return figure.of === PERCENT && former !== undefined ? undefined : '+'
}

/** "Up from 600 by 15 %", "fell 20 % from 500 then rose 25 %": from where it went, before how far. */
function fromWhere(steps: readonly Step[], ask: readonly Word[]): readonly Step[] {
  const [change, from, ...rest] = steps
  if (change === undefined || from?.before.at(-1)?.text !== 'from' || !isPercent(change) || !isMoney(from))
    return steps
  const said = [...change.before, ...change.behind, ...from.before]
  return isMoved(said, ask)
    ? [
        { ...from, before: [] },
        { ...change, behind: change.behind.filter(({ text }) => text !== '-') },
        ...rest,
      ]
    : steps
}

const isEarned = (step: Step) => has(ownWords(step), 'income')
const takenOff = /^(?:fine|penalty|tds|advance|refund)$/

/** What an amount comes to with what is added to it and taken off it, in the order in which it is told; a list's total. */
export function totalOf(
  told: readonly Step[],
  ask: readonly Word[],
  all: readonly Word[],
): string | undefined {
  const steps = fromWhere(told, ask)
  if (
    has(ask, 'gain') ||
    ask.some(
      (word) =>
        /^(?:percent|percentage|discount|gst|vat|difference|rate|hike|increase|increment|cashback|tip|deduction)$/.test(
          word.text,
        ) && word !== steps.at(-1)?.behind[0],
    )
  )
    return undefined
  const isBudget = steps.length > 1 && asksLeft(ask, steps)
  const isIncome = has(all, 'income')
  const isSigned = ({ before, behind }: Step) =>
    has(before, 'up', 'down', 'plus') || has(behind.slice(0, 2), 'up', 'down')
  const begin = steps.find((step) => isMoney(step) && !isSigned(step)) ?? steps.find(isMoney)
  // "Rent 12,000, food 8,000, salary 50,000, left?"
  const base =
    isBudget && begin !== undefined && isOut(begin)
      ? steps.find((step) => isMoney(step) && isHeld({ ...step, before: step.own, behind: [] }))
      : begin
  if (base === undefined) return undefined
  const rest = steps.filter((step) => step !== base)
  if (has(all, 'most', 'gain', 'sold')) return undefined
  // A fine is none of what is paid for.
  if (
    steps.some((step) => isMoney(step) && ownWords(step).some(({ text }) => takenOff.test(text))) &&
    !isBudget
  )
    return undefined
  // A list is added up where the total is asked.
  if (rest.length > 0 && rest.every((step) => isMoney(step) && !isSigned(step)) && !isBudget)
    return all.some((word) => word.text !== 'now' && has([word], 'total')) &&
      // What comes in and what goes out are not added up.
      !(steps.some(isEarned) && steps.some((step) => has(ownWords(step), 'spent') && !isEarned(step))) &&
      !has(all, 'old', 'rest', 'left', 'save', 'double') &&
      steps.slice(1).every(({ isListed }) => isListed)
      ? steps.map(({ figure }) => figure.text).join(' + ')
      : undefined
  if (isBudget) return leftOf(base, rest, steps, ask, all)
  if (has(all, 'left', 'rest', 'save')) return undefined
  // "12 % making charges on 96,000" may be the charges.
  if (steps[0] !== base && rest.length < 2 && !has(ask, 'total')) return undefined
  if (rest.some(({ before, figure }) => figure.of === MONEY && isOfOwn(before))) return undefined
  if (rest.some(({ before }) => has(before, 'old'))) return undefined
  // "40,000 to 46,000, hike" is a change, and adds nothing.
  if (rest.some((step) => isMoney(step) && /^(?:to|from|at|for|@)$/.test(step.before.at(-1)?.text ?? '')))
    return undefined
  const isDouble = base.before.at(-1)?.means.has('double') === true
  if (has(all, 'double') !== isDouble) return undefined
  let text = isDouble ? `${base.figure.text} * 2` : base.figure.text
  // "Paid 900 with a 10 % coupon" has it off already.
  if (has(base.behind, 'total') && rest.some(isPercent)) return undefined
  const [first] = steps
  const [change] = rest
  const isFrom =
    rest.length === 1 &&
    change !== undefined &&
    isPercent(change) &&
    first === base &&
    base.before.at(-1)?.text === 'from'
  if (isFrom) {
    const said = [...change.before, ...change.behind, ...base.before, ...base.behind]
    const [rises, falls] = [has(said, 'up'), has(said, 'down')]
    return rises === falls || !isMoved(said, ask)
      ? undefined
      : `${bracket(text)} * ( 1 ${rises ? '+' : '-'} ${change.figure.text} / 100 )`
  }
  const isIn =
    base.before.some(({ text }) => /^(?:paid|received|got|bought|purchased|net|after)$/.test(text)) &&
    rest.every(isPercent)
  if (isIn || (first !== base && first !== undefined && !has(base.before.slice(-4), 'of'))) return undefined
  const isVerb = ({ text }: Word) =>
    /^(?:increased?|decreased?|reduced?|raised?|cut|add|drop|lower|deduct)$/.test(text)
  if (
    first === base &&
    has(
      base.before.filter((word) => !isVerb(word)),
      'up',
      'down',
      'plus',
    )
  )
    return undefined
  let former: '+' | '-' | undefined
  for (const [at, step] of rest.entries()) {
    // "Shipping 200, 10 % off on the item".
    if (at > 0 && has(step.behind, 'of') && !has(step.behind, 'total', 'rest') && first === base)
      return undefined
    // "And 500 for food, total".
    const isListed =
      isMoney(step) &&
      step.before[0]?.text === 'and' &&
      has(ask, 'total') &&
      !has(step.behind, 'spent', 'left')
    const sign = signOf(step, former, isIncome) ?? (isListed ? '+' : undefined)
    if (sign === undefined) return undefined
    const own = ownWords(step)
    // "18 % on 5000 + 2000" may be of both; a fine is no more of a wage.
    const isBare = isMoney(step) && own.every(({ means }) => means.size > 0 && !means.has('up'))
    if (first !== base && isBare && sign === '+') return undefined
    if (isIncome && own.some(({ text }) => /^(?:fine|penalty)$/.test(text))) return undefined
    // Two taxes may be on the same amount; a price may have its tax in it.
    const isTwice =
      isPercent(step) &&
      sign === '+' &&
      former === '+' &&
      (first !== base || (!has(step.before, 'more') && !has(step.behind, 'total')))
    const isTax = [...step.before, ...step.behind].some(({ text }) => /^(?:gst|vat|tax)$/.test(text))
    const isAdded =
      base.figure.text.includes('*') ||
      rest.length > 1 ||
      step.before.some(({ text }) => /^(?:plus|add|adding|[+])$/.test(text))
    const isOfIt = /^(?:of|on) (?:it|that|this|them)\b/.test(textOf(step.behind))
    if (
      isTwice ||
      (isPercent(step) && isOfIt) ||
      (isTax &&
        (!isAdded ||
          (all.some(({ text }) => text === 'mrp') && !step.before.some(({ text }) => text === 'then'))))
    )
      return undefined
    former = isPercent(step) ? sign : former
    if (isPercent(step) && step.figure.value >= 100) return undefined
    text = isPercent(step)
      ? `${bracket(text)} * ( 1 ${sign} ${step.figure.text} / 100 )`
      : `${text} ${sign} ${step.figure.text}`
  }
  return text
}
