import { wordsOf } from '../rephrasings/take-figures.ts'
import { type Clause, type Piece, takeClauses, wordAt } from './take-clauses.ts'
import { toMeanings } from './to-meanings.ts'

/** What a word says of the figures of a loan that an income carries. */
type Meaning = 'income' | 'instalment' | 'share' | 'none' | 'loan' | 'ask' | 'idle'

const lists: Readonly<Record<Meaning, string>> = {
  income: `
    salary sal income earn earns earning earnings takehome tankhwah tankha tankhwa vetan kamai aamdani kamata kamati kamate
    वेतन तनख्वाह सैलरी आमदनी कमाई आय
  `,
  instalment: `
    emi emis instalment instalments installment installments obligation obligations kist kisht kiste kistein
    ईएमआई किस्त किस्तें
  `,
  share: 'foir ratio share part hissa हिस्सा',
  none: 'no without zero nil nahi nahin none bina नहीं बिना',
  loan: 'loan loans borrow karz karza lon लोन कर्ज ऋण',
  ask: `
    how what which much big large eligible eligibility max maximum most highest kitna kitne kitni kya milega milegi
    कितना कितने क्या अधिकतम पात्रता
  `,
  idle: `
    - i me my we our a an the is are am of as to for from at in on and with if it its up than into only also so
    can could get got take pay pays have has do does will would should be gets home house housing car personal bank banks lender lenders allow allows allowed permit permits take takes accept accepts accepting consider considers go goes
    other existing already current running ongoing any paying month monthly per pm m every interest rate roi tenure period time amount rs rupees inr
    mera meri mere main mai mujhe maine hai hain ho tha ka ki ke ko se par pe tak koi aur pehle chal chalti rahi raha abhi dar byaj saal liye mil sakta sakti sakte lena manta manti mante dega deta deti leta home ghar gaadi mahina mahine mahiina milta kar
    मेरा मेरी मेरे मैं मुझे है हैं का की के को से पर तक कोई और पहले चल रही रहा अभी दर ब्याज साल लिए मिल सकता सकती मिलेगा मिल महीना महीने मौजूदा छूट होम हर मानता घर दूसरी
  `,
}

const meanings = toMeanings(lists)

/** "EMI of 20,000" beside an income may be what the loan is to cost. */
const alreadyPaid = /existing|already|current|other|running|ongoing|paying|\bpay\b|pehle|\bchal|मौजूदा|पहले|चल/
/** What speaks of a loan and of an income, or of the share of it. */
export const eligibilityAsked =
  /^(?=.*(?:loan|karz|लोन|कर्ज|ऋण|borrow)).*(?:sal|income|earn|tankh|vetan|kama|aamdani|eligib|takehome|take home|वेतन|तनख्वाह|आमदनी|कमा|आय)/
const beginnings = wordsOf('with at and aur pe par पर और jabki but')
/** "Rate 8.5". */
const rateAlone = /(?<=\brate (?:is |of |at )?)(\d+(?:\.\d+)?)(?= ?(?:,|for|\d|$))/g
/** What is no less than this is told of a year as often as of a month. */
const LEAST_OF_YEAR = 300_000
const ofMonth = /month|\bpm\b|mahin|महीन/
/** Banks let a share of an income go into instalments that no rate of a loan reaches. */
const LEAST_SHARE = 30
const MOST_RATE = 20

/**
 * The loan that an income carries, each figure by the words beside it: "salary 1 lakh pm, already pay 12,000 EMI, FOIR 50 % at
 * 8.6 % for 20 years, how much loan?". Undefined where a word may say anything else, or a figure is missing.
 */
export function tellEligibilityByRoles(text: string): string | undefined {
  const clauses = takeClauses(
    text
      .replace(/\bp\.m\.?/g, 'pm')
      .replace(/\btake[ -]home\b/g, 'takehome')
      .replace(rateAlone, '$1 %'),
    beginnings,
  )
  const pieces = clauses.flat()
  const means = pieces.flatMap((piece) => (piece.kind === 'word' ? [meanings.get(piece.text)] : []))
  if (means.includes(undefined) || !means.includes('loan') || !means.includes('ask')) return undefined
  const [years, ...times] = pieces.filter(({ kind }) => kind === 'months')
  const amounts = listNamed(clauses, 'amount', ['income', 'instalment'])
  const income = amounts.filter(({ means }) => means === 'income')
  const paid = amounts.filter(({ means }) => means === 'instalment')
  if (years?.kind !== 'months' || times.length > 0) return undefined
  if (income.length !== 1 || paid.length > 1 || income.length + paid.length !== amounts.length)
    return undefined
  const percents = listNamed(clauses, 'percent', ['share', 'income', 'instalment'])
  const shares = percents.filter(({ means, value }) => means !== undefined && value >= LEAST_SHARE)
  const rates = percents.filter((one) => !shares.includes(one) && one.value <= MOST_RATE)
  if (rates.length !== 1 || shares.length > 1 || rates.length + shares.length !== percents.length)
    return undefined
  if (Number(income[0]?.value) >= LEAST_OF_YEAR && !ofMonth.test(text)) return undefined
  if (paid.length > 0 && shares.length === 0 && !alreadyPaid.test(text)) return undefined
  const existing = paid[0]?.value ?? (isNonePaid(clauses) ? 0 : undefined)
  return [
    `salary ${income[0]?.value} a month`,
    ...(existing === undefined ? [] : [`existing emi ${existing}`]),
    ...shares.map(({ value }) => `foir ${value} %`),
    `interest rate ${rates[0]?.value} %`,
    `${years.value} months`,
    'loan eligibility',
  ].join(' , ')
}

interface Named {
  value: number
  means: Meaning | undefined
}

/** Every figure of a kind, with what the nearest word that may name it calls it: up to the figures before and behind it. */
function listNamed(clauses: readonly Clause[], kind: Piece['kind'], by: readonly Meaning[]): Named[] {
  return clauses.flatMap((clause) =>
    clause.flatMap((piece, at) => {
      if (piece.kind !== kind || piece.kind === 'word') return []
      const isFigure = (one: Piece) => one.kind !== 'word'
      const from = clause.findLastIndex((one, place) => place < at && isFigure(one)) + 1
      const next = clause.findIndex((one, place) => place > at && isFigure(one))
      const to = next < 0 ? clause.length : next
      const [nearest] = clause
        .slice(from, to)
        .flatMap((_, place) => {
          const means = meanings.get(wordAt(clause, from + place))
          return means !== undefined && by.includes(means)
            ? [{ means, far: Math.abs(from + place - at) }]
            : []
        })
        .sort((one, other) => one.far - other.far)
      return [{ value: piece.value, means: nearest?.means }]
    }),
  )
}

/** "No other EMI", "koi aur EMI nahi". */
function isNonePaid(clauses: readonly Clause[]): boolean {
  return clauses.some((clause) => {
    const means = clause.map((_, at) => meanings.get(wordAt(clause, at)))
    return means.some(
      (meaning, at) =>
        meaning === 'instalment' &&
        (means[at + 1] === 'none' || means.slice(Math.max(0, at - 2), at).includes('none')),
    )
  })
}
