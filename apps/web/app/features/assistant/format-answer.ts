/** A stretch of an answer in one style. */
export interface Run {
  text: string
  isBold?: boolean
  isItalic?: boolean
}

/** A line of an answer. */
export interface Line {
  kind: 'heading' | 'item' | 'text'
  runs: readonly Run[]
}

/**
 * The light formatting of answers: `***heading***`, `**bold**`, `*italic*`, dashes for lists, line breaks. Everything
 * else, markup included, stays the text that it is.
 */
export function formatAnswer(text: string): Line[] {
  return text.split('\n').map((line) => {
    const heading = /^\s*\*\*\*(.+?)\*\*\*:?\s*$/.exec(line)?.[1]
    if (heading !== undefined) return { kind: 'heading', runs: [{ text: heading }] }
    const item = /^\s*[-*•]\s+(.*)$/.exec(line)?.[1]
    return item === undefined ? { kind: 'text', runs: toRuns(line) } : { kind: 'item', runs: toRuns(item) }
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

const styled = /(\*\*[^*]+\*\*|\*[^*\s][^*]*\*)/

function toRuns(line: string): Run[] {
  return line.split(styled).flatMap((piece) => {
    if (piece === '') return []
    if (piece.startsWith('**') && piece.endsWith('**') && piece.length > 4)
      return { text: piece.slice(2, -2), isBold: true }
    if (piece.startsWith('*') && piece.endsWith('*') && piece.length > 2)
      return { text: piece.slice(1, -1), isItalic: true }
    return { text: piece }
  })
}
