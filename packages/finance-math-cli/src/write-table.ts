import { type AnyCalculator, plainFigure } from '@pkg/finance-math/calculators'

/** A schedule in columns: figures to the right, words to the left. */
export function writeTable(
  { schedule }: AnyCalculator,
  rows: readonly Readonly<Record<string, number | string>>[],
  view: string,
): string {
  const { countedAs } = schedule?.views?.[view] ?? {}
  const columns = Object.entries(schedule?.columns ?? {}).map(([name, column], index) => {
    const shown = index === 0 && countedAs ? countedAs : column
    const cells = rows.map((row) => {
      const value = row[name] ?? ''
      const text = shown.options?.[value]
      // The head says which of years and months are counted.
      const unit = shown.unit === 'years' || shown.unit === 'months' ? 'number' : shown.unit
      return plainFigure({ value, unit, ...(text && { text }) })
    })
    const isWords = shown.unit === 'text' || shown.unit === 'date'
    const width = Math.max(shown.label.en.length, ...cells.map((cell) => cell.length))
    return [shown.label.en, ...cells].map((cell) => (isWords ? cell.padEnd(width) : cell.padStart(width)))
  })
  return (columns[0] ?? [])
    .map((_, row) =>
      columns
        .map((cells) => cells[row])
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
