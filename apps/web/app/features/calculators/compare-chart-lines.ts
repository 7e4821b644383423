import type { LineSeries } from '@pkg/ui-kit/charts/line-chart.tsx'
import type { PinnedAnswer } from './pinned-answer.ts'
import type { AnyValues } from './scenario.ts'

interface MainLine {
  line: string
  /** The input that says which line it is instead. */
  by?: string
  isOwed?: true
}

/** The line of each calculator that a chart of several shows: what is owed, or what is there. */
const mainLines: Readonly<Record<string, MainLine>> = {
  loan: { line: 'balance', isOwed: true },
  'home-loan': { line: 'balance', isOwed: true },
  'car-loan': { line: 'balance', isOwed: true },
  'personal-loan': { line: 'balance', isOwed: true },
  'education-loan': { line: 'balance', isOwed: true },
  'loan-prepayment': { line: 'reduceTenure', isOwed: true },
  'loan-apr': { line: 'balance', isOwed: true },
  'card-payoff': { line: 'balance', isOwed: true },
  'debt-payoff': { line: 'avalanche', by: 'strategy', isOwed: true },
  'rent-vs-buy': { line: 'buyer' },
  swp: { line: 'balance' },
  inflation: { line: 'cost' },
  'target-amount': { line: 'value' },
  'child-education': { line: 'value' },
  marriage: { line: 'value' },
  retirement: { line: 'balance' },
  fire: { line: 'savings' },
  apy: { line: 'paid' },
  cagr: { line: 'worth' },
}

type Tone = NonNullable<LineSeries['tone']>

/** Not ink, whose end is drawn in the colour of another. */
const tones: readonly Tone[] = [1, 2, 3, 4, 5, 6, 7, 8]

/** The colour of a pin by its place. */
function toneOf(place: number): Tone {
  return tones[place] ?? 'rest'
}

/** One line for each pin that has amounts over time, and those that have none. */
export interface CompareLines {
  lines: LineSeries[]
  without: PinnedAnswer[]
}

/**
 * What each pin has or owes at the end of every whole year from its own start. A debt that is repaid stays at nothing; what
 * has come to its end otherwise is not said any more.
 */
export function toCompareLines(pins: readonly PinnedAnswer[]): CompareLines {
  const drawn = pins.map((pin) => ({ pin, points: toYears(pin) }))
  const labels = toChartLabels(pins.map(({ label }) => label))
  const last = Math.max(0, ...drawn.map(({ points }) => points?.at(-1)?.year ?? 0))
  const lines = drawn.flatMap(({ pin, points }, place): LineSeries[] => {
    if (points === undefined) return []
    const isOwed = mainLines[pin.definition.id]?.isOwed ?? false
    const end = points.at(-1)?.year ?? 0
    const after = isOwed
      ? Array.from({ length: last - end }, (_, index) => ({ year: end + index + 1, amount: 0 }))
      : []
    return [
      {
        id: String(place),
        label: shorten(labels[place] ?? pin.label),
        tone: toneOf(place),
        fill: false,
        points: [...points, ...after].map(({ year, amount }) => ({
          x: year,
          y: amount,
          look: isOwed ? ('broken' as const) : ('solid' as const),
        })),
      },
    ]
  })
  return { lines, without: drawn.flatMap(({ pin, points }) => (points === undefined ? [pin] : [])) }
}

/** As many letters as there is room for behind a line on a phone. */
const longestLabel = 14

/** What all of them begin with says nothing where there is room for few letters: "20 years" of "Home Loan, 20 years". */
function toChartLabels(labels: readonly string[]): readonly string[] {
  const begin = `${labels[0]?.split(', ')[0]}, `
  const isShared = labels.length > 1 && labels.every((label) => label.startsWith(begin))
  return isShared ? labels.map((label) => label.slice(begin.length)) : labels
}

function shorten(label: string): string {
  const letters = [...label]
  return letters.length > longestLabel
    ? `${letters
        .slice(0, longestLabel - 1)
        .join('')
        .trimEnd()}…`
    : label
}

interface YearPoint {
  year: number
  amount: number
}

function toYears({ definition: { id, series }, answer }: PinnedAnswer): YearPoint[] | undefined {
  const unit = series?.x.unit
  if (answer === undefined || (unit !== 'years' && unit !== 'months' && unit !== 'age')) return undefined
  const main = mainLines[id]
  const line = main?.by === undefined ? main?.line : String((answer.values as AnyValues)[main.by])
  const names = line === undefined ? Object.keys(series?.lines ?? {}) : [line]
  const isInr = names.every((name) => series?.lines[name]?.unit === 'inr')
  // Parts add up to what is there; other lines that nothing is known of are not drawn as if they did.
  if (!isInr || (main === undefined && series?.shape !== 'stacked')) return undefined
  const points = answer.series()
  const start = unit === 'age' ? (points[0]?.x ?? 0) : 0
  const all = points.map((point) => ({
    year: unit === 'months' ? (point.x ?? 0) / 12 : (point.x ?? 0) - start,
    amount: names.reduce((sum, name) => sum + (point[name] ?? 0), 0),
  }))
  const end = all.at(-1)
  const isLeftOver = main?.isOwed && end !== undefined && !Number.isInteger(end.year)
  // Nothing is owed at the end of the year in which a debt ends.
  const whole = all.flatMap(({ year, amount }) => (isWhole(year) ? [{ year: Math.round(year), amount }] : []))
  const years = isLeftOver ? [...whole, { year: Math.ceil(end.year), amount: end.amount }] : whole
  return years.length > 1 ? years : undefined
}

/** Twelfths of a year do not always add up to it. */
function isWhole(year: number): boolean {
  return Math.abs(year - Math.round(year)) < 1e-9
}
