import { wordsOf } from '../rephrasings/take-figures.ts'
import { type Clause, takeClauses, wordAt } from './take-clauses.ts'
import { toMeanings } from './to-meanings.ts'

/** What a word says of money that pays a yearly percentage of itself and stays whole. */
type Meaning = 'corpus' | 'income' | 'every' | 'month' | 'quarter' | 'year' | 'from' | 'ask' | 'idle'

const lists: Readonly<Record<Meaning, string>> = {
  corpus:
    'corpus capital portfolio fund money sum amount deposit invest invested investment savings nest egg paisa',
  income: `
    interest withdraw withdrawing withdrawal draw drawing get gets getting give gives giving earn earns earning income payout
    pension receive pay pays generate generates produce produces yield yields take rule swr byaj
  `,
  every: 'a per every each p',
  month: 'month monthly pm mahina mahine',
  quarter: 'quarter quarterly',
  year: 'year yearly annual annually annum pa saal salana',
  from: 'on from with of under',
  ask: 'what which how much big large kitna kitne kitni size',
  idle: `
    i me my we us an the is are was be to at by in for as it its out using use need needs needed required require requires do does can could will
    would should must have has lakh rs rupees retirement retire safe rate only just so that and if without touching principal touched intact alone forever
    chahiye se pe par ka ki ke ko hoga milega mile mujhe roi
  `,
}

const meanings = toMeanings(lists)
const beginnings = wordsOf('if so that')
const perYear: Readonly<Record<'month' | 'quarter' | 'year', number>> = { month: 12, quarter: 4, year: 1 }
/** Nobody lives on more of a corpus than so many percent a year. */
const MOST_A_YEAR = 25
/** So many words apart, a period is still said of an amount. */
const BESIDE = 2
/** What asks without a word that asks. */
const wanted = /\b(?:need(?:ed|s)?|required?|rule|swr|chahiye|without touching)\b|\bincome[ ?.]*$/
/** One that must say what is paid, by whom or out of what. */
export const yieldAsked = /\b(?:corpus|interest|withdraw\w*|rule|swr|income|touching|byaj)\b/

/**
 * What money pays for ever at a percentage a year, or how much money pays so much: "corpus for 50,000 a month at the 4 % rule",
 * "2 crore at 4 % gives how much a month". Undefined where a word may say anything else, or a time is told.
 */
export function tellYieldByRoles(text: string): string | undefined {
  const clauses = takeClauses(text.replace(/\bnest egg\b/g, 'corpus'), beginnings)
  const pieces = clauses.flat()
  const means = pieces.flatMap((piece) => (piece.kind === 'word' ? [meanings.get(piece.text)] : []))
  const [amount, ...amounts] = pieces.filter(({ kind }) => kind === 'amount')
  const [percent, ...percents] = pieces.filter(({ kind }) => kind === 'percent')
  const isOther = amounts.length + percents.length > 0 || pieces.some(({ kind }) => kind === 'months')
  if (amount?.kind !== 'amount' || percent?.kind !== 'percent' || isOther || means.includes(undefined))
    return undefined
  if (!(means.includes('ask') || wanted.test(text)) || percent.value > MOST_A_YEAR || percent.value <= 0)
    return undefined
  const clause = clauses.find((one) => one.includes(amount)) ?? []
  const at = clause.indexOf(amount)
  const periods = clauses.flatMap((one) => listPeriods(one, one === clause ? at : undefined))
  const [own, ...others] = periods.filter(({ isOfAmount }) => isOfAmount)
  const [asked, ...further] = periods.filter(({ isOfAmount }) => !isOfAmount)
  if (others.length + further.length > 0) return undefined
  const isCorpus = isFrom(clause, at)
  if (own !== undefined && asked === undefined && !isCorpus)
    return means.includes('corpus') && isPaid(pieces)
      ? `${amount.value}${own.perYear === 1 ? '' : ` * ${own.perYear}`} / ( ${percent.value} / 100 )`
      : undefined
  if (own !== undefined || asked === undefined || !means.includes('income')) return undefined
  return `${amount.value} * ${percent.value} / 100${asked.perYear === 1 ? '' : ` / ${asked.perYear}`}`
}

/** "At 7 % interest" says how much a year, and not that anything is paid out. */
const isPaid = (pieces: Clause) =>
  pieces.some(
    (piece, at) =>
      piece.kind === 'word' &&
      meanings.get(piece.text) === 'income' &&
      !(pieces[at - 1]?.kind === 'percent' && /^(?:interest|byaj)$/.test(piece.text)),
  )

/** The periods of a clause, but for those of the percentage, and whether each is said of the amount. */
function listPeriods(clause: Clause, amountAt: number | undefined) {
  return clause.flatMap((_, at) => {
    const means = meanings.get(wordAt(clause, at))
    if (means !== 'month' && means !== 'quarter' && means !== 'year') return []
    const before = meanings.get(wordAt(clause, at - 1)) === 'every' ? at - 2 : at - 1
    const isOfPercent = clause[before]?.kind === 'percent'
    if (isOfPercent) return means === 'year' ? [] : [{ perYear: Number.NaN, isOfAmount: true }]
    const isOfAmount =
      amountAt !== undefined &&
      (at < amountAt
        ? amountAt - at <= BESIDE + 1 && isPlain(clause, at + 1, amountAt)
        : before - amountAt <= BESIDE && isPlain(clause, amountAt + 1, before + 1))
    return [{ perYear: perYear[means], isOfAmount }]
  })
}

/** "Monthly interest of 20,000", "20,000 interest a month": nothing but what is paid stands between. */
const isPlain = (clause: Clause, from: number, to: number) =>
  clause.slice(from, to).every((_, at) => {
    const word = wordAt(clause, from + at)
    return word === 'of' || ['income', 'idle'].includes(meanings.get(word) ?? '')
  })

/** "From 2 crore", "on 50 lakh", "1 crore corpus": what pays. */
function isFrom(clause: Clause, at: number): boolean {
  const [before, behind] = [meanings.get(wordAt(clause, at - 1)), meanings.get(wordAt(clause, at + 1))]
  return (
    ['on', 'from', 'with', 'under'].includes(wordAt(clause, at - 1)) ||
    before === 'corpus' ||
    behind === 'corpus'
  )
}
