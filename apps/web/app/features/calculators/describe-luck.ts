import type { LuckShare } from '@pkg/finance-math/luck'
import { formatFigure, formatPlain } from '#app/lib/format-figure.ts'
import { blockYears, type LuckAnswer } from './compute-luck.ts'
import { formatAxis } from './format-axis.ts'
import type { LuckChoice } from './luck-choice.ts'
import { fireSpendingYears, type LuckCase, type LuckyCalculator } from './to-luck-plan.ts'

interface Told {
  answer: LuckAnswer
  luck: LuckCase
  choice: Omit<LuckChoice, 'rule'>
}

/** What came of it, the first sentence first, in money of the first day. */
export function describeLuck(told: Told): string[] {
  const { spending } = told.luck.plan
  // A share of what is there is always there: what luck decides is how much it is.
  const neverEnds = spending?.rule === 'percentage' || spending?.rule === 'vpw'
  const lasting = neverEnds ? [] : describeLasting(told)
  return [
    ...lasting,
    ...describeSpending(told),
    ...describeGoal(told),
    ...describeEnds(told),
    describeError(told, !neverEnds),
  ]
}

function describeLasting({ answer: { lasted, runs, past }, luck }: Told): string[] {
  if (lasted === null) return []
  return [
    past
      ? `The money would have lasted ${untilWhen(luck)} from ${formatPlain(lasted.count)} of ${formatPlain(runs)} starting years, ${past.first} to ${past.last}.`
      : `The money lasts ${untilWhen(luck)} in ${share(lasted.share)} of ${formatPlain(runs)} draws.`,
  ]
}

function describeSpending({ answer, luck }: Told): string[] {
  if (!isSpendingLuck(luck) || answer.unspent === null) return []
  const last = answer.spending.at(-1)
  const [half = 0, few = 0] = [50, 5].map((percentile) => at(last, answer, percentile) / 12)
  const some = `can spend ${formatAxis(half, 'inr')} a month or more`
  if (half === 0) return [`In the last year ${partOf(answer.unspent, answer)} can spend nothing.`]
  if (few === 0) {
    return [`In the last year half of ${runsOf(answer)} ${some}, ${countOf(answer.unspent, answer)} nothing.`]
  }
  const tail = hasTail(answer, half, few) ? `, one in twenty ${formatAxis(few, 'inr')} or less` : ''
  return [`In the last year half of ${runsOf(answer)} ${some}${tail}.`]
}

/** Whether what is spent hangs on luck, and not only how long. */
export function isSpendingLuck({ plan: { spending } }: LuckCase): boolean {
  return spending !== undefined && spending.rule !== 'constant'
}

function describeGoal({ answer, luck }: Told): string[] {
  if (!answer.reached) return []
  const howMany = partOf(answer.reached, answer)
  return [
    `${howMany} end with ${formatAxis(luck.plan.target ?? 0, 'inr')} or more, which is what a steady ${formatFigure(luck.pagePercent, 'percent')} gives in today’s money.`,
  ]
}

function describeEnds({ answer }: Told): string[] {
  const { past, balances } = answer
  const last = balances.at(-1)
  const [most = 0, half = 0, few = 0] = [95, 50, 5].map((percentile) => at(last, answer, percentile))
  const sentences = [describeEnd(answer, most, half, few)]
  if (past && most > 0) {
    const { startYear, failedIn, endBalance } = past.worst
    sentences.push(
      failedIn === null
        ? `The worst of them began in ${startYear} and ended with ${formatAxis(endBalance, 'inr')}.`
        : `The worst of them began in ${startYear} and ran out in ${failedIn}.`,
    )
  }
  return sentences
}

/** How the middle ended and, told apart, the tail: an end with nothing is counted, as no percentile says how many have it. */
function describeEnd(answer: LuckAnswer, most: number, half: number, few: number): string {
  const { emptied } = answer
  if (emptied.count === answer.runs) return 'At the end nothing is left.'
  if (half === 0) {
    const tail =
      most > 0 && hasTail(answer, half, most) ? `, one in twenty with ${formatAxis(most, 'inr')} or more` : ''
    return `${countOf(emptied, answer)} of them end with nothing${tail}.`
  }
  const middle = `Half of them end with ${formatAxis(half, 'inr')} or more`
  if (few === 0) return `${middle}, ${countOf(emptied, answer)} with nothing.`
  return hasTail(answer, half, few)
    ? `${middle}, one in twenty with less than ${formatAxis(few, 'inr')}.`
    : `${middle}.`
}

function describeError({ answer: { past, lasted, reached }, choice }: Told, tellsShare: boolean): string {
  if (past) {
    const apart =
      past.separatePeriods > 1
        ? `Only ${past.separatePeriods} of these stretches have no year in common`
        : 'All of these stretches share years'
    return `${apart}: this counts the past, and is no probability.`
  }
  const { standardError, interval } = lasted ?? reached ?? { standardError: null, interval: null }
  const seed = `Seed ${choice.seed}: the same link draws the same.`
  if (!tellsShare || standardError === null || interval === null) return seed
  const [low, high] = interval.map((end) => formatPlain(100 * end, 2))
  return `So many draws settle this share to between ${low} and ${high} %, nineteen times in twenty (its standard error is ${formatPlain(100 * standardError, 2)} points); how far the years to come are from those drawn, no figure says. ${seed}`
}

/** What the figures stand on. */
export function listAssumptions(id: LuckyCalculator, { luck, choice }: Omit<Told, 'answer'>): string[] {
  const { plan, isRoundedUp, inflationPercent } = luck
  const inflation = formatFigure(inflationPercent, 'percent')
  return [
    'Every amount is in today’s money: what it buys at the prices of the first day.',
    ...sourceOf(luck, choice),
    'No fee and no tax is taken off.',
    ...(id === 'fire'
      ? [
          `You pay in until the page’s “years to go” are over, whatever luck has done until then, and spend for ${fireSpendingYears} years after that.`,
        ]
      : []),
    ...(id === 'retirement'
      ? ['You pay in what the page asks for every month, and it stays as it is, whatever luck does.']
      : []),
    ...spendingAssumption(id, luck),
    ...(plan.target === undefined
      ? []
      : [`The steady return is told in today’s money at an inflation of ${inflation} a year.`]),
    ...(isRoundedUp ? ['The last year is taken as a full one.'] : []),
  ]
}

function sourceOf(
  { inflationPercent, pagePercent, savingPercent, spendingPercent }: LuckCase,
  { model, number }: Told['choice'],
) {
  const mixed = `${formatPlain(number)} % in the S&P Composite with dividends, the rest at the long interest rate, brought back to that every year`
  const rising = `Each year brings what it brought beyond the prices of its own time; prices of this plan rise by ${formatFigure(inflationPercent, 'percent')} every year, as it assumes.`
  const own = `${rising} It stands for no other country.`
  if (model === 'past') {
    return [`Every starting year of the United States, 1871 to 2022, after Robert Shiller: ${mixed}. ${own}`]
  }
  const few =
    'No more years of it are sound, and eighteen are few: take it as an illustration. All is in shares.'
  if (model === 'past-in') {
    return [
      `Every starting year of the Nifty 50 with dividends, 2000 to 2017, beside India’s consumer prices. ${few} ${rising}`,
    ]
  }
  if (model === 'us') {
    return [
      `Each draw strings together stretches of ${blockYears} successive years of the United States, 1871 to 2022, after Robert Shiller: ${mixed}. ${own}`,
    ]
  }
  if (model === 'in') {
    return [
      `Each draw strings together stretches of ${blockYears} successive years of the Nifty 50 with dividends, 2000 to 2017, beside India’s consumer prices. ${few} ${rising}`,
    ]
  }
  const page = formatFigure(pagePercent, 'percent')
  const compounded =
    Math.abs(savingPercent - pagePercent) < 0.005
      ? ''
      : ` (${formatPlain(savingPercent, 2)} % as the page compounds it)`
  const later =
    spendingPercent === savingPercent ? '' : `, in retirement ${formatFigure(spendingPercent, 'percent')}`
  return [
    `Half of the years bring more than the page’s return of ${page}${compounded}${later}. Years are spread by ${formatPlain(number)} % (US shares since 1871: 17 %) in Student’s distribution with 5 degrees of freedom, in which crashes and booms are more frequent than in the normal one; no year knows of the one before. Prices rise by ${formatFigure(inflationPercent, 'percent')} every year.`,
  ]
}

function spendingAssumption(id: LuckyCalculator, { plan: { spending } }: LuckCase): string[] {
  if (spending === undefined) return []
  if (spending.rule === 'constant') {
    return [
      id === 'swp'
        ? 'The same rupees are taken out at the start of every month, and buy less from year to year.'
        : 'Expenses rise with prices, and are taken out at the start of each year.',
    ]
  }
  if (spending.rule === 'percentage') {
    return [
      `Each year ${formatFigure(spending.percent, 'percent', { fixed: 1 })} of what is there is spent, so that it never runs out, and spending goes up and down with it.`,
    ]
  }
  if (spending.rule === 'guardrails') {
    return [
      'Spending rises with prices. Where it has become a fifth more of the money than at first, it is cut by a tenth, except in the last fifteen years; where it has become a fifth less, it is raised by a tenth (Guyton and Klinger).',
    ]
  }
  return [
    `Each year as much is spent as would use the money up over the years that are left at a real return of ${formatFigure(spending.ratePercent, 'percent', { fixed: 1 })}: it never runs out before, and spending goes up and down (variable percentage withdrawal).`,
  ]
}

function untilWhen({ start, unit, plan: { savingYears = 0, spendingYears = 0 } }: LuckCase): string {
  return unit === 'age'
    ? `to age ${formatPlain(start + savingYears + spendingYears)}`
    : `${spendingYears === 1 ? 'the year' : `all ${formatPlain(spendingYears)} years`}`
}

/** Whether one in twenty is told apart from the half: one of fewer than twenty is none of them, and all may be alike. */
function hasTail({ runs }: LuckAnswer, half: number, far: number): boolean {
  return runs >= 20 && Math.abs(far - half) > 1e-6 * half
}

function runsOf({ runs, past }: LuckAnswer): string {
  return `${formatPlain(runs)} ${past ? 'starting years' : 'draws'}`
}

/** How many of all runs: counted where they are starting years, in percent where they are drawn. */
function countOf({ count, share: part }: LuckShare, { past }: LuckAnswer): string {
  return past ? formatPlain(count) : share(part)
}

function partOf(part: LuckShare, answer: LuckAnswer): string {
  return `${countOf(part, answer)} of ${runsOf(answer)}`
}

function share(part: number): string {
  return formatFigure(100 * part, 'percent', { fixed: 1 })
}

type Band = LuckAnswer['balances'][number]

function at(band: Band | undefined, { percentiles }: LuckAnswer, percentile: number): number {
  return band?.values[percentiles.indexOf(percentile)] ?? 0
}
