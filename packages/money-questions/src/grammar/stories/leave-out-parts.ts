import { settleWhole } from '../roles/settle-whole.ts'
import { has, isMoney, isPercent, ownWords, type Step, textOf } from './step.ts'

/** What is asked of the figures: what is left of the first of them, a share of each, or another sum. */
type Asked = 'left' | 'each' | 'sum'

const ofFormer = /\bof (?:that|this|it|which|them|these|those)\b/
const total = /\b(?:total|overall|altogether|in all)\b(?! (?:left|savings?|saved?|remain\w*|balance))/
/** What an income is made up of. */
const partOfIncome = /^(?:basic|hra|da|bonus|incentives?|allowance|interest|dividend)$/
/** What the total of all that is spent is called by. */
const general = /^(?:spen[dt]\w*|expenses?|goes|go|went|gave|gives?|pa(?:id|ys?|ying)|costs?)$/

const isIncome = (step: Step) =>
  has(ownWords(step), 'income') || ownWords(step).some(({ text }) => partOfIncome.test(text))
const isTotal = ({ own, behind }: Step) => total.test(textOf(own)) || total.test(textOf(behind))
const amountOf = ({ figure }: Step) => figure.value
const sumOf = (steps: readonly Step[]) => steps.reduce((sum, step) => sum + amountOf(step), 0)

/** What makes a figure a part of the one before: a bracket, a colon behind a total, or words. */
function openedBy(step: Step, whole: Step, base: Step | undefined): RegExp | undefined {
  const { own, behind, pauses } = step
  if (!isMoney(step) || !isMoney(whole)) return undefined
  // Of what there is to spend, what follows goes off, but for what it is made up of.
  if (whole === base && !isIncome(step)) return undefined
  if (pauses.lastIndexOf('(') > pauses.lastIndexOf(')'))
    return has(ownWords(step), 'up', 'down', 'plus') ? undefined : /\)/
  if (ofFormer.test(textOf(own))) return /[.;:()?]/
  if (textOf(behind).search(ofFormer) === 0) return /./
  // "Brokerage: 60,000" names what follows.
  const isNamed =
    isTotal(whole) || (whole.own.length > 0 ? whole.own : whole.behind).some(({ text }) => general.test(text))
  return pauses === ':' && isNamed ? /[.;()?]/ : undefined
}

/** "Out of 50,000 spent 15,000 (30 %)" says one amount twice. */
const isRestating = (step: Step, whole: Step) =>
  isPercent(step) && isMoney(whole) && step.pauses.includes('(')
const isRestated = (step: Step, whole: Step, steps: readonly Step[]) =>
  isRestating(step, whole) &&
  steps.some((one) => isMoney(one) && amountOf(one) * amountOf(step) === amountOf(whole) * 100)

/** The figures without those that are in another one of them already; undefined where that is open. */
export function leaveOutParts(steps: readonly Step[], asked: Asked): readonly Step[] | undefined {
  const base = asked === 'left' ? steps.find(isMoney) : undefined
  const told: Step[] = []
  const groups: { whole: Step; parts: Step[] }[] = []
  let end: RegExp | undefined
  for (const step of steps) {
    const whole = told.at(-1)
    if (end?.test(step.pauses || ' ')) end = undefined
    if (whole !== undefined && end === undefined) {
      if (isRestated(step, whole, steps)) continue
      if (base !== undefined && isRestating(step, whole)) return undefined
      end = openedBy(step, whole, base)
      if (end !== undefined) groups.push({ whole, parts: [] })
    }
    if (end === undefined) told.push(step)
    else groups.at(-1)?.parts.push(step)
  }
  const isOpen = groups.some(({ whole, parts }) => {
    const settled = settleWhole(amountOf(whole), parts.map(amountOf))
    // Behind a comma may be what goes on after the parts.
    const isListed = parts.some(({ pauses }, at) => at > 0 && pauses !== '')
    const isInBracket = parts[0]?.pauses.includes('(') === true
    return !parts.every(isMoney) || settled === undefined || (settled === 'whole' && isListed && !isInBracket)
  })
  if (isOpen) return undefined
  if (asked === 'left') return base === undefined ? told : withoutTotal(told, base)
  return asked === 'each' ? withoutTotalOfAll(told) : told
}

/** What is spent of an income, without the total of it that is told beside. */
function withoutTotal(steps: readonly Step[], base: Step): readonly Step[] | undefined {
  const incomes = steps.filter((step) => step !== base && isMoney(step) && isIncome(step))
  if (isTotal(base) && incomes.length > 0)
    return sumOf(incomes) === amountOf(base) ? steps.filter((step) => !incomes.includes(step)) : undefined
  const [whole, ...others] = steps.filter((step) => step !== base && isMoney(step) && isTotal(step))
  if (whole === undefined) return steps
  if (others.length > 0) return undefined
  const at = steps.indexOf(whole)
  const alone = steps.filter((step) => step !== whole)
  if (isIncome(whole)) return sumOf(steps.slice(0, at)) === amountOf(whole) ? alone : undefined
  const inMoney = (step: Step) => (isPercent(step) ? (amountOf(step) * amountOf(base)) / 100 : amountOf(step))
  const isSpent = (step: Step) => step !== base && !has(ownWords(step), 'income', 'down', 'up')
  const [before, after] = [steps.slice(0, at).filter(isSpent), steps.slice(at + 1)]
  const settled = settleWhole(amountOf(whole), before.map(inMoney))
  const isGeneral = ownWords(whole).every(
    ({ text, means }) => general.test(text) || (means.size > 0 && !means.has('spent')),
  )
  // "Total EMI 9,000" is one more thing that is paid.
  if (!isGeneral) return settled === 'parts' && before.length > 1 ? undefined : steps
  if (settled === 'parts') return alone
  if (settled === 'whole')
    return after.length === 0 ? steps.filter((step) => !before.includes(step)) : undefined
  if (before.length > 0) return undefined
  if (after.length === 0) return steps
  return settleWhole(amountOf(whole), after.map(inMoney)) === 'parts' ? alone : undefined
}

/** Amounts that are shared, without their sum that is told beside. */
function withoutTotalOfAll(steps: readonly Step[]): readonly Step[] | undefined {
  const [whole, ...others] = steps.filter(isTotal)
  if (whole === undefined || others.length > 0 || !steps.every(isMoney)) return steps
  const alone = steps.filter((step) => step !== whole)
  const settled = settleWhole(amountOf(whole), alone.map(amountOf))
  // "500, 700 and 300 total" may call all of them so.
  if (whole.pauses === '' && whole.isListed && !total.test(textOf(whole.own)))
    return settled === 'parts' ? undefined : steps
  if (settled === 'parts') return alone
  if (steps[0] === whole) return steps
  return settled === 'whole' ? [whole] : undefined
}
