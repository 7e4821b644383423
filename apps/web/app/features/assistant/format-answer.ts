import type { AskParts } from '@pkg/api-contract'

/** A stretch of an answer in one style. */
export interface Run {
  text: string
  isBold?: boolean
  isItalic?: boolean
  /** It is a figure that was computed. */
  isComputed?: boolean
  /** The path of a calculator. */
  to?: string
}

/** A line of an answer. */
export interface Line {
  kind: 'heading' | 'item' | 'text'
  runs: readonly Run[]
}

/**
 * The light formatting of answers: `***heading***`, `**bold**`, `*italic*`, `[a calculator](its path)`, dashes for lists,
 * line breaks. Everything else, markup and other links included, stays the text that it is.
 */
export function formatAnswer(parts: AskParts): Line[] {
  const text = joinParts(parts)
  const computed = listComputed(parts)
  let next = 0
  return text.split('\n').map((line) => {
    const start = next
    next += line.length + 1
    const heading = /^(\s*\*\*\*)(.+?)\*\*\*:?\s*$/.exec(line)
    if (heading !== null) {
      const [, before = '', text = ''] = heading
      return { kind: 'heading', runs: cutAtFigures({ text }, start + before.length, computed) }
    }
    const marker = /^\s*[-*•]\s+/.exec(line)?.[0] ?? ''
    const runs = toRuns(line.slice(marker.length), start + marker.length, computed)
    return { kind: marker === '' ? 'text' : 'item', runs }
  })
}

/** The text of an answer, figures and all. */
export function joinParts(parts: AskParts): string {
  return parts.map((part) => (typeof part === 'string' ? part : part.text)).join('')
}

/** Where in a text something begins and ends. */
type Place = readonly [start: number, end: number]

/** Where the figures stand that were computed. */
function listComputed(parts: AskParts): Place[] {
  let end = 0
  return parts.flatMap((part): Place[] => {
    const start = end
    end += (typeof part === 'string' ? part : part.text).length
    return typeof part !== 'string' && part.computed ? [[start, end]] : []
  })
}

/** A run that begins at a place of the text, cut so that each computed figure is a run of its own. */
function cutAtFigures(run: Run, start: number, computed: readonly Place[]): Run[] {
  const end = start + run.text.length
  const inside = computed.filter(([from, to]) => from >= start && to <= end)
  const cuts = [start, ...inside.flat(), end]
  return cuts.slice(1).flatMap((to, at) => {
    const from = cuts[at] ?? start
    const text = run.text.slice(from - start, to - start)
    if (text === '') return []
    return at % 2 === 1 ? { ...run, text, isComputed: true } : { ...run, text }
  })
}

/** The first characters of an answer, as many as are typed by now. */
export function revealLines(lines: readonly Line[], count: number): Line[] {
  let left = count
  const shown: Line[] = []
  for (const { kind, runs } of lines) {
    if (left <= 0) break
    const visible: Run[] = []
    for (const run of runs) {
      if (left <= 0) break
      visible.push({ ...run, text: run.text.slice(0, left) })
      left -= run.text.length
    }
    shown.push({ kind, runs: visible })
    // A line break takes its time as a character does.
    left -= 1
  }
  return shown
}

/** How many characters there are to type. */
export function countCharacters(lines: readonly Line[]): number {
  return lines.reduce(
    (sum, { runs }) => sum + 1 + runs.reduce((length, { text }) => length + text.length, 0),
    0,
  )
}

/** An answer without its formatting. */
export function toPlainText(lines: readonly Line[]): string {
  return lines.map(({ runs }) => runs.map(({ text }) => text).join('')).join('\n')
}

/** Up to where a text may be cut without a figure losing its end, and so becoming another: "₹1,04" is not ₹1,04,13,878. */
export function endOfWholeFigure(lines: readonly Line[], count: number): number {
  const shown = toPlainText(revealLines(lines, count))
  const follows = toPlainText(lines).slice(shown.length)
  if (!/^[.,]?\d/.test(follows)) return count
  const cut = /[₹$€£¥]?\d[\d,.]*$/.exec(shown)?.[0] ?? ''
  return count - cut.length
}

const calculatorPage = String.raw`\/calculator\/[\w-]+(?:\?[\w&=.%+-]*)?`
const calculatorLink = new RegExp(String.raw`^\[(.+)\]\((${calculatorPage})\)$`)
const styled = new RegExp(String.raw`(\*\*[^*]+\*\*|\*[^*\s][^*]*\*|\[[^\][]+\]\(${calculatorPage}\))`)

function toRuns(line: string, start: number, computed: readonly Place[]): Run[] {
  let next = start
  return line.split(styled).flatMap((piece) => {
    const at = next
    next += piece.length
    if (piece.startsWith('**') && piece.endsWith('**') && piece.length > 4)
      return cutAtFigures({ text: piece.slice(2, -2), isBold: true }, at + 2, computed)
    if (piece.startsWith('*') && piece.endsWith('*') && piece.length > 2)
      return cutAtFigures({ text: piece.slice(1, -1), isItalic: true }, at + 1, computed)
    const [, text, to] = calculatorLink.exec(piece) ?? []
    if (text !== undefined && to !== undefined) return cutAtFigures({ text, to }, at + 1, computed)
    return cutAtFigures({ text: piece }, at, computed)
  })
}
