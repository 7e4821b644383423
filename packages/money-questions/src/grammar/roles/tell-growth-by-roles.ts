import { meaningOf, side } from './growth-words.ts'
import { type Growth, type GrowthRole, readGrowth, sideOf } from './read-growth.ts'

/** Nothing grows for so many months: "5000 mahina" is an amount. */
const LONGEST = 1200
/** Nothing grows to so many times what it was, among what people ask for. */
const MOST_TIMES = 500

/**
 * Growth of an amount, of which all but one of start, end, rate and time is told, in other words: by the moments at which its
 * amounts are there. Undefined where the words leave open which of them comes first, or may say anything else.
 */
export function tellGrowthByRoles(text: string): string | undefined {
  const growth = readGrowth(text)
  if (growth === undefined || growth.amounts.some(({ value }) => value === 0)) return undefined
  const values = growth.amounts.map(({ value }) => value)
  // "Rate 8" beside an amount is none.
  if (Math.max(...values) > MOST_TIMES * Math.min(...values)) return undefined
  if (growth.months.some((time) => time > LONGEST)) return undefined
  const { amounts, percents, months } = growth
  const count = `${amounts.length} ${percents.length} ${months.length}`
  if (count === '1 1 1') return tellAmount(growth)
  if (count === '2 1 0') return tellTime(growth)
  if (count === '2 0 1') return tellRate(growth)
  return undefined
}

/**
 * The later told of two amounts that words call something, and yet leave open which comes first: it is no start, unless
 * "from" says so. Undefined where there is no such growth.
 */
export function unlikelyStart(text: string): number | undefined {
  const growth = readGrowth(text)
  if (growth === undefined || wasBefore.test(text)) return undefined
  const { amounts, percents, months } = growth
  const [one, other, ...more] = amounts
  const isOfTwo = more.length === 0 && percents.length === 0 && months.length === 1
  const isCalled = one?.role !== undefined && other?.role !== undefined && other.word !== 'from'
  return isOfTwo && isCalled && readEnds(growth) === undefined ? other.value : undefined
}

/** "9 lakh was 4 lakh 7 years back". */
const wasBefore = /\b(?:was|were|tha|thi) (?:rs |₹ ?)?\d[^,;]*\b(?:ago|back|pehle|pahle)\b/

const manners = { simple: 'simple interest', fd: '', compound: 'compound interest' } as const

function mannerOf({ means }: Growth): keyof typeof manners {
  return means.has('simple') ? 'simple' : means.has('fd') ? 'fd' : 'compound'
}

/** Interest is earned at a rate that nothing says is compounded, or nothing asks for anything. */
function isWhole({ asked, means, amounts }: Growth): boolean {
  const isOfInterest = amounts.some(({ role }) => role === 'gain') || asked === 'gain' || asked === undefined
  const isOfManner = means.has('compound') || means.has('simple') || means.has('fd')
  if (means.has('interest') && isOfInterest && !isOfManner) return false
  // "9 % simple interest in 2 years 9000": what it comes to, or the interest.
  if (means.has('simple') && means.has('interest') && amounts.length === 1 && amounts[0]?.role === 'later')
    return false
  return asked !== undefined || (means.has('ask') && !means.has('gain'))
}

/** What there was or will be, of which the other is told. */
function tellAmount(growth: Growth): string | undefined {
  const { amounts, percents, months, means } = growth
  const [amount] = amounts
  const [percent = 0] = percents
  const [time = 0] = months
  const role = amount?.role
  if (amount === undefined || role === undefined) return undefined
  const asked = growth.asked ?? otherOf(amount)
  if (asked === undefined || !isWhole(growth)) return undefined
  const manner = mannerOf(growth)
  const { value } = amount
  const years = time / 12
  const factor = `( 1 ${means.has('fall') ? '-' : '+'} ${percent} / 100 ) ^ ${years}`
  if (role === 'gain') {
    if (sideOf(asked) !== -1 || means.has('fall')) return undefined
    if (manner === 'simple')
      return `simple interest is ${value} at ${percent} % for ${time} months , find principal`
    const grown = manner === 'fd' ? `( 1 + ${percent} / 400 ) ^ ${years * 4}` : factor
    return `${value} / ( ${grown} - 1 )`
  }
  if (asked === 'gain')
    return manner === 'compound' && side[role] === 1 && !means.has('fall')
      ? `${value} - ${value} / ${factor}`
      : undefined
  const isForwards = side[role] < side[asked]
  if (side[role] === side[asked]) return undefined
  if (means.has('fall'))
    return manner === 'compound' ? `${value} ${isForwards ? '*' : '/'} ${factor}` : undefined
  const kind = manner === 'fd' ? 'fd ' : ''
  if (isForwards)
    return `maturity value of ${kind || 'lumpsum '}${value} at ${percent} % ${manners[manner]} for ${time} months`
  return manner === 'simple'
    ? `find the principal that becomes ${value} in ${time} months at ${percent} % simple interest`
    : `${kind}how much to invest to get ${value} in ${time} months at ${percent} % ${manners[manner]}`
}

/** What is looked for where nothing says it: the end of what is told as the start, and the start of what is told as the end or as a gain. */
function otherOf({ role, word, next }: Growth['amounts'][number]): GrowthRole | undefined {
  if (role === 'start') return 'end'
  const isGain = word === 'by' || isOfGain(word) || isOfGain(next)
  return role === 'end' || (role === 'gain' && isGain) ? 'start' : undefined
}

const isOfGain = (word: string) => ['gain', 'interest'].includes(meaningOf(word) ?? '')

/** Start and end, of which one may be told as what was earned. */
export function readEnds({ amounts, means }: Growth): [start: number, end: number] | undefined {
  const [one, other] = amounts
  if (one === undefined || other === undefined || means.has('fall')) return undefined
  const gain = [one, other].find(({ role }) => role === 'gain')
  if (gain !== undefined) {
    const base = gain === one ? other : one
    if (base.role === 'end' || base.role === 'now') return [base.value - gain.value, base.value]
    // What is called nothing is what it grew from, where it is told first: "5000 grows by 600".
    const isUnnamed = base.role === undefined && base === one
    const isStart = base.word === 'on' || /^(?:pe|par|पर)$/.test(base.next) || sideOf(base.role) === -1
    return isStart || isUnnamed ? [base.value, base.value + gain.value] : undefined
  }
  // What is called a start or an end says of the other amount, where nothing does, that it is the other one.
  const [first, second] = [sideOf(one.role) ?? opposite(other.role), sideOf(other.role) ?? opposite(one.role)]
  if (first === undefined || second === undefined || first === second) return undefined
  return first < second ? [one.value, other.value] : [other.value, one.value]
}

function opposite(role: GrowthRole | undefined): number | undefined {
  return role === 'start' ? 1 : role === 'end' ? -1 : undefined
}

function tellTime(growth: Growth): string | undefined {
  if (!isWhole({ ...growth, asked: 'now' })) return undefined
  const [start, end] = readEnds(growth) ?? []
  const [percent] = growth.percents
  if (start === undefined || end === undefined || start >= end || !growth.means.has('time')) return undefined
  const manner = mannerOf(growth)
  const kind = manner === 'fd' ? 'fd ' : ''
  return `${kind}${start} becomes ${end} at ${percent} % ${manner === 'compound' ? 'compounded yearly' : manners[manner]} , how many years`
}

function tellRate(growth: Growth): string | undefined {
  if (!isWhole({ ...growth, asked: 'now' })) return undefined
  const { means, months } = growth
  const [start, end] = readEnds(growth) ?? []
  const isOfYear = means.has('rate') || (means.has('percent') && means.has('yearly'))
  if (start === undefined || end === undefined || start <= 0 || !isOfYear) return undefined
  const manner = mannerOf(growth)
  if (manner === 'compound') return `from ${start} to ${end} in ${months[0]} months cagr`
  return `${manner === 'fd' ? 'fd ' : ''}${start} becomes ${end} in ${months[0]} months ${manners[manner]} , rate`
}
