import type { RuleStep } from './dated-rule.ts'
import type { EpfSegment } from './epf-heads.ts'
import { epfWageCeilingValues } from './rules/epf-wage-ceiling-values.ts'

/** The days of a month (0: January) under each ceiling that holds in it: two where it changes, otherwise one. */
export function epfCeilings(year: number, month: number): EpfSegment[] {
  const end = new Date(Date.UTC(year, month + 1, 0))
  const [, before] = stepOn(new Date(Date.UTC(year, month)))
  const [from, ceiling] = stepOn(end)
  if (before === ceiling) return [{ days: 1, ceiling }]
  const served = Number(from.slice(8)) - 1
  return [
    { days: served, ceiling: before },
    { days: end.getUTCDate() - served, ceiling },
  ]
}

/** The step of a day since the rule began. */
function stepOn(day: Date): RuleStep<number> {
  const iso = day.toISOString()
  return epfWageCeilingValues.steps.findLast(([from]) => from <= iso) as RuleStep<number>
}
