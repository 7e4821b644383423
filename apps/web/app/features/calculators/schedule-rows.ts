import type { AnyCalculator, Column } from '@pkg/finance-math/calculators'
import { formatFigure } from '#app/lib/format-figure.ts'

export type ScheduleRow = Readonly<Record<string, number | string>>

/** The columns of a calculator's table in one of its views, in their order. */
export function listColumns(
  { schedule }: AnyCalculator,
  view: string | undefined,
): readonly (readonly [string, Column])[] {
  const counted = view === undefined ? undefined : schedule?.views?.[view]?.countedAs
  return Object.entries(schedule?.columns ?? {}).map(([name, column], place) =>
    place === 0 && counted ? [name, counted] : [name, column],
  )
}

/** A cell as it is shown: counts plain under their heading, amounts with paise. */
export function formatCell(value: number | string | undefined, { unit, options }: Column): string {
  if (value === undefined) return ''
  // As of every figure, the space before a percent sign never breaks.
  if (typeof value === 'string')
    return (options?.[value]?.en ?? formatFigure(value, unit)).replaceAll(' %', '\u00a0%')
  const isCount = unit === 'years' || unit === 'months' || unit === 'age'
  return formatFigure(value, isCount ? 'number' : unit)
}

/** A view that exists; the first one otherwise. */
export function toView(definition: AnyCalculator, view: string | undefined): string | undefined {
  const views = definition.schedule?.views
  if (views === undefined) return undefined
  return view !== undefined && Object.hasOwn(views, view) ? view : Object.keys(views)[0]
}
