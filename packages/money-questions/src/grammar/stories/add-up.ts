import { bracket, factorOf } from './join-measures.ts'
import { leaveOutParts } from './leave-out-parts.ts'
import { flowsOf, isHeld, isOut, sidesOf } from './sign-of-money.ts'
import { has, isMoney, isPercent, ownWords, type Step, textOf } from './step.ts'
import type { Meaning } from './story-words.ts'
import { ANY, isTime, MONEY, PERCENT, type Piece, type Word } from './take-story.ts'

/** What is looked for: how many of something, or so much for one of it. */
export interface Asked {
  many?: string | undefined
  per?: string | undefined
}

function toSteps(pieces: readonly Piece[]): { steps: Step[]; ask: Word[] } {
  const steps: (Step & { behind: Word[] })[] = []
  let ask: Word[] = []
  let words: Word[] = []
  let behindLast: Word[] = []
  const clauseHasFigure = (at: number) => {
    const start = pieces.slice(0, at).findLastIndex(({ kind }) => kind === 'pause')
    const end = pieces.findIndex(({ kind }, place) => place > at && kind === 'pause')
    return pieces.slice(start + 1, end < 0 ? undefined : end).some(({ kind }) => kind === 'figure')
  }
  let isPaused = false
  let pauses = ''
  let own: Word[] = []
  for (const [at, piece] of pieces.entries()) {
    if (piece.kind === 'pause') {
      // What stands behind a figure up to the pause is said of that one.
      if (!isPaused && steps.length > 0) [behindLast, words] = [words, []]
      isPaused = true
      pauses += piece.text
      own = []
    } else if (piece.kind === 'figure') {
      // What stands behind an operator in the same clause is said of this figure, and not of the one before.
      const former = steps.at(-1)
      const cut = isPaused
        ? -1
        : (former?.behind.findIndex(({ text }) =>
            /^(?:plus|minus|less|and|then|add|by|but|[-+])$/.test(text),
          ) ?? -1)
      // "5,500 on fuel from my salary of 75,000".
      const from = former?.behind.findIndex(({ text }) => text === 'from') ?? -1
      if (former !== undefined && cut < 0 && from > 0 && has(former.behind.slice(from + 1), 'income'))
        former.behind = former.behind.slice(0, from)
      if (former !== undefined && cut >= 0) former.behind = former.behind.slice(0, cut)
      steps.push({
        figure: piece,
        before: cut < 0 || words[cut]?.text === 'by' ? words : words.slice(cut),
        behind: [],
        own,
        pauses,
        isListed: isPaused || words.some(({ text }) => /^(?:and|plus|\+)$/.test(text)),
      })
      ;[behindLast, words] = [[], []]
      own = []
      pauses = ''
      isPaused = false
    } else {
      own = /^(?:and|but|plus|\+)$/.test(piece.text) ? [] : [...own, piece]
      if (clauseHasFigure(at)) words.push(piece)
      else ask.push(piece)
      if (!isPaused) steps.at(-1)?.behind.push(piece)
    }
  }
  // What stands behind the last figure in its own clause may ask, too.
  const isOpen = ask.every((word) => word.means.size === 0 || has([word], 'idle', 'of', 'many'))
  ask = [...ask, ...(isOpen || has(behindLast, 'save') ? behindLast : []), ...words]
  return { steps, ask }
}

/** "12 % of the basic 50,000": an amount that only the percentage before it is of. */
const isOfOwn = (before: readonly Word[]) =>
  /\b(?:of|on)(?: (?!plus|minus|less|and)[a-z]+)?$/.test(textOf(before))

const isTraded = ({ own }: Step) => has(own, 'bought', 'sold')

/** What is left of it, or its net, is asked. */
const asksLeft = (ask: readonly Word[], [first]: readonly Step[]) =>
  has(ask, 'left', 'rest', 'save') ||
  ask.some(({ text }) => text === 'net') ||
  // "How much do I have now?"
  (ask.some(({ text }) => text === 'now') && first !== undefined && isHeld(first))

/** What a sum of figures comes to by the words beside them; undefined where these leave it open. */
export function addUp(pieces: readonly Piece[], asked: Asked): string | undefined {
  const { steps, ask } = toSteps(pieces)
  const all = pieces.flatMap((piece) => (piece.kind === 'word' ? [piece] : []))
  if (
    has(
      ask.filter(({ text }) => text !== 'cost' && text !== 'spent'),
      'old',
      'bought',
      'tax',
    ) &&
    !has(ask, 'gain', 'sold')
  )
    return undefined
  const [only, ...more] = steps
  const counts = steps.filter((step) => !isMoney(step) && !isPercent(step))
  if (only !== undefined && more.length === 0 && asked.many !== undefined)
    return /[*/]/.test(only.figure.text) && (only.figure.of === asked.many || asked.many === ANY)
      ? only.figure.text
      : undefined
  if (asked.many !== undefined) return undefined
  const [people, ...others] = counts
  if (others.length > 0) return undefined
  const isSplit = has(all, 'split') || has(ask, 'own')
  if (has(all, 'rest') && isSplit) return undefined
  if (people !== undefined && (!isSplit || people.figure.per !== undefined || isTime(people.figure.of)))
    return undefined
  const isLeft = !has(ask, 'gain') && asksLeft(ask, steps)
  const money = leaveOutParts(
    steps.filter((step) => step !== people),
    isLeft ? 'left' : people === undefined ? 'sum' : 'each',
  )
  if (money === undefined) return undefined
  const periods = new Set(
    money.filter(isMoney).flatMap(({ figure }) => (figure.per === undefined ? [] : [figure.per])),
  )
  const [period, ...otherPeriods] = periods
  if (otherPeriods.length > 0 || (period !== undefined && !isTime(period))) return undefined
  // "3 lakh with 5,000 monthly".
  if (period !== undefined && money.find(isMoney)?.figure.per === undefined) return undefined
  const text =
    cappedPart(money, ask, all) ??
    sumOfParts(money, ask, all) ??
    (period === undefined && asked.per === undefined ? partOf(money, ask, all) : undefined) ??
    (has(ask, 'gain') ? gainOf(money, ask) : totalOf(money, ask, all))
  if (text === undefined) return undefined
  const isChanged = /[-+*/%]/.test(text)
  const share = people === undefined ? text : `${bracket(text)} / ${people.figure.text}`
  if (people !== undefined && asked.per !== undefined && isTime(asked.per) && period === undefined)
    return undefined
  if (asked.per === undefined || asked.per === ANY || asked.per === period)
    return isChanged || people ? share : undefined
  const factor = period === undefined ? undefined : factorOf(asked.per, period)
  if (factor === undefined || / is what percent| change /.test(share)) return undefined
  return factor >= 1 ? `${bracket(share)} * ${factor}` : `${bracket(share)} / ${Math.round(1 / factor)}`
}

/** What makes more of a percentage than its part of an amount, or leaves open which amount it is of. */
const others: readonly Meaning[] = [
  'left',
  'rest',
  'most',
  'old',
  'double',
  'split',
  'sold',
  'bought',
  'gain',
]
const rises = /^(?:increase|increment|hike|raise|rise|extra|more|bonus|appraisal)$/
const falls =
  /^(?:off|discount|cut|save|saved|saves|saving|savings|cashback|decrease|fall|drop|cheaper|lost|loss|less)$/

/** "10 % cashback up to 150 on 2,400": the percentage in money, or the most that there is. */
function cappedPart(steps: readonly Step[], ask: readonly Word[], all: readonly Word[]): string | undefined {
  const percent = steps.find(isPercent)
  const amounts = steps.filter(isMoney)
  const cap = amounts.find(({ before }) => has(before.slice(-2), 'most'))
  const amount = amounts.find((one) => one !== cap)
  if (percent === undefined || cap === undefined || amount === undefined || steps.length !== 3)
    return undefined
  if (has(all, 'left', 'rest', 'old', 'split', 'gain', 'sold', 'double')) return undefined
  // "At most 150 a month".
  if (amounts.some(({ figure }) => figure.per !== undefined || figure.text.includes('*'))) return undefined
  const names = [...percent.before, ...percent.behind].filter((word) => has([word], 'down'))
  const isCashback = names.some(({ text }) => text === 'cashback')
  const isPart = isCashback || ask.some(({ text }) => /^(?:discount|off|save|saving|saved)$/.test(text))
  const isRest = !isCashback && ask.some(({ text }) => /^(?:pay|price|bill|final)$/.test(text))
  if (names.length === 0 || isPart === isRest || (isCashback && has(ask, 'total', 'spent'))) return undefined
  const part = `min( ${bracket(amount.figure.text)} * ${percent.figure.text} / 100 , ${cap.figure.text} )`
  return isRest ? `${amount.figure.text} - ${part}` : part
}

const isOfOnce = (before: readonly Word[]) =>
  /^(?:of|on)$/.test(before.at(-1)?.text ?? '') && before.filter((word) => has([word], 'of')).length === 1

/** "5 % GST on 1,000: the GST", "12 % raise on 35,000, extra?": the percentage in money, asked for by what it is called. */
function partOf(steps: readonly Step[], ask: readonly Word[], all: readonly Word[]): string | undefined {
  const [amount, ...amounts] = steps.filter(isMoney)
  const [percent, ...percents] = steps.filter(isPercent)
  if (amount === undefined || percent === undefined || amounts.length + percents.length > 0) return undefined
  if (has(all, ...others) || has(ask, 'total') || percent.figure.value >= 100) return undefined
  if (amount.before.some(({ text }) => /^(?:to|paid|pay|got|received|after|net)$/.test(text)))
    return undefined
  const isFirst = steps[0] === percent
  if (percent.behind.slice(0, 2).some(({ text }) => /ly$|^(?:annual|pm|pa)$/.test(text))) return undefined
  const own = isFirst
    ? [...percent.before, ...percent.behind]
    : [...percent.before.slice(-3), ...percent.behind.slice(0, 3)]
  const names = own.filter((word) => has([word], 'up', 'down', 'tax', 'spent'))
  const wanted = ask.filter((word) => !own.includes(word))
  const isNamed = (word: Word) =>
    names.some(({ text }) => text === word.text) ||
    (rises.test(word.text) && has(names, 'up')) ||
    (falls.test(word.text) && has(names, 'down'))
  const isAsked = wanted.some(isNamed)
  // A price may have its tax in it.
  const isIn =
    names.some(({ text }) => /^(?:gst|vat|tax)$/.test(text)) && !isFirst && !amount.figure.text.includes('*')
  if (
    isIn &&
    !has(percent.before, 'up') &&
    !percent.before.some(({ text }) => /^(?:plus|add|adding|[+])$/.test(text))
  )
    return undefined
  const isTold = wanted.every(
    (word) =>
      isNamed(word) ||
      (!/^(?:pay|paid|get|price|cost|bill)$/.test(word.text) &&
        (word.means.size === 0 || has([word], 'idle', 'many', 'of'))),
  )
  // "8.33 % of 84,000": nothing but the part.
  const isPlain =
    isFirst &&
    !amount.figure.text.includes('*') &&
    isOfOnce(amount.before) &&
    !has(all, 'up', 'down', 'plus', 'more')
  if (!isTold || !(isAsked || (isPlain && !has(wanted, 'save')))) return undefined
  return `${bracket(amount.figure.text)} * ${percent.figure.text} / 100`
}

/** "10 % of 500 and 20 % of 600, together": each percentage of the amount beside it. */
function sumOfParts(steps: readonly Step[], ask: readonly Word[], all: readonly Word[]): string | undefined {
  if (steps.length < 4 || steps.length % 2 > 0 || has(all, ...others)) return undefined
  const pairs = steps.flatMap((step, at) => {
    const next = steps[at + 1]
    return at % 2 === 0 && next !== undefined ? [[step, next] as const] : []
  })
  const isOf = pairs.every(
    ([percent, amount]) => isPercent(percent) && isMoney(amount) && isOfOnce(amount.before),
  )
  if (!isOf) return undefined
  const names = pairs.flatMap(([{ behind }, { before }]) => [...behind.slice(0, 2), ...before])
  if (has(names, 'up', 'down', 'tax')) return undefined
  const joint = textOf(pairs[1]?.[0].before ?? [])
  const isTaken = /^(?:minus|less|-)$/.test(joint) || ask.some(({ text }) => text === 'difference')
  const isAdded =
    /^(?:plus|\+|added to)$/.test(joint) ||
    has(ask, 'total') ||
    ask.some(({ text }) => /^(?:sum|together|jod)$/.test(text))
  if (isTaken === isAdded || (isTaken && pairs.length > 2)) return undefined
  const parts = pairs.map(([percent, amount]) => ({
    text: `${bracket(amount.figure.text)} * ${percent.figure.text} / 100`,
    value: amount.figure.value * percent.figure.value,
  }))
  const ordered =
    isTaken && ask.some(({ text }) => text === 'difference') ? parts.sort((a, b) => b.value - a.value) : parts
  return ordered.map(({ text }) => text).join(isTaken ? ' - ' : ' + ')
}

/** What is sold less what was paid. */
function gainOf(steps: readonly Step[], ask: readonly Word[]): string | undefined {
  if (!steps.every(isMoney)) return undefined
  const sides = sidesOf(steps)
  const sold = steps.filter((_, at) => sides?.[at] === 'in')
  const paid = steps.filter((_, at) => sides?.[at] === 'out')
  if (sold.length === 0 || paid.length === 0 || sold.length + paid.length !== steps.length) return undefined
  if (
    has(
      steps.flatMap(({ before, behind }) => [...before, ...behind]),
      'up',
      'down',
      'rest',
      'left',
      'tax',
      'double',
    )
  )
    return undefined
  const sumOf = (list: readonly Step[]) => list.reduce((whole, { figure }) => whole + figure.value, 0)
  if (ask.some(({ text }) => /^(?:percent|percentage|margin|roi)$/.test(text)))
    return `percent change from ${sumOf(paid)} to ${sumOf(sold)}`
  // "36 candles at 38 apiece, each dozen sold for 552": of one, or of all.
  const isOfCount = ({ figure: { text } }: Step) => text.includes('*')
  const isOfOther = steps.some(
    (step) =>
      !isOfCount(step) &&
      (step.before.some(({ text }) => /^(?:each|every|dozen|piece|apiece)$/.test(text)) ||
        (steps.some(isOfCount) && isTraded(step) && /^(?:at|@)$/.test(step.own.at(-1)?.text ?? ''))),
  )
  if (isOfOther) return undefined
  const write = (list: readonly Step[], sign: string) => list.map(({ figure }) => figure.text).join(sign)
  // A loss is what was paid beyond what was got.
  const isLoss =
    ask.some(({ text }) => text === 'loss') && !ask.some(({ text }) => /^(?:profit|gain)$/.test(text))
  return isLoss && sumOf(paid) > sumOf(sold)
    ? `${write(paid, ' + ')} - ${write(sold, ' - ')}`
    : `${write(sold, ' + ')} - ${write(paid, ' - ')}`
}

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

function totalOf(told: readonly Step[], ask: readonly Word[], all: readonly Word[]): string | undefined {
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

/** What is left of an amount when parts of it are gone: percentages of all of it, or of the rest where that is said. */
function leftOf(
  base: Step,
  rest: readonly Step[],
  steps: readonly Step[],
  ask: readonly Word[],
  all: readonly Word[],
): string | undefined {
  if (
    rest.length === 0 ||
    rest.some(({ before, behind }) => has(before, 'plus') || has(behind, 'split', 'double'))
  )
    return undefined
  const [part, ...others] = rest
  if (rest.some((step) => isPercent(step) && /^(?:at|@)$/.test(step.before.at(-1)?.text ?? '')))
    return undefined
  // "40 % paid, 90,000 left".
  if (steps[0] !== base && !has(base.before.slice(-4), 'of', 'income')) return undefined
  if (has(base.behind, 'left', 'rest')) return undefined
  // "40 % of 80,000 on rent and 20 % on food": of all of it, or of the rest.
  if (
    steps[0] !== base &&
    others.length > 0 &&
    rest.some(isPercent) &&
    !others.every(({ behind }) => has(behind, 'rest'))
  )
    return undefined
  const ofSaved = steps[0] === base ? rest : steps
  if (ofSaved.some(({ before, behind }) => has([...before, ...behind], 'save'))) {
    const isPart =
      part !== undefined && others.length === 0 && isPercent(part) && !has(ask, 'left', 'rest', 'spent')
    return isPart ? `${base.figure.text} * ${part.figure.text} / 100` : undefined
  }
  const flows = flowsOf(base, rest)
  if (flows === undefined) return undefined
  const isMore = (step: Step) => isMoney(step) && step.figure.value >= base.figure.value
  if (!flows.includes('in') && rest.some(isMore)) return undefined
  let text = base.figure.text
  for (const [at, step] of rest.entries()) {
    const isOfRest =
      /\bof (?:the |my |that )?(?:rest|remain|balance)/.test(textOf(step.behind)) || has(step.own, 'rest')
    if (!isOfRest && has(step.behind, 'rest') && step !== rest.at(-1)) return undefined
    if (isPercent(step) && step.figure.value >= 100) return undefined
    if (isMoney(step)) text = `${text} ${flows[at] === 'in' ? '+' : '-'} ${step.figure.text}`
    else if (isOfRest) text = `${bracket(text)} * ( 1 - ${step.figure.text} / 100 )`
    else text = `${text} - ${base.figure.text} * ${step.figure.text} / 100`
  }
  return has(all, 'most', 'gain', 'sold', 'double', 'old') ? undefined : text
}
