import { type AnyCalculator, calculators } from '@pkg/finance-math/calculators'

/** What of a page's looks and controls hangs on its definition. */
function kindsOf({ inputs, outputs, series, schedule, composition, goals, todaysMoney }: AnyCalculator) {
  return [
    ...Object.values(inputs).map(({ kind, advanced, ...input }) =>
      [kind, advanced, 'unit' in input && input.unit, 'isMode' in input, 'filledBy' in input].join(' '),
    ),
    ...Object.values(outputs).map(({ kind, role }) => `${kind} ${role}`),
    `chart ${series?.shape}`,
    `views ${Object.keys(schedule?.views ?? {})}`,
    ...Object.values(schedule?.columns ?? {}).map(({ unit }) => `column ${unit}`),
    `composition ${composition !== undefined}`,
    `goals ${goals.length > 0}`,
    `today ${todaysMoney}`,
  ]
}

/**
 * As few calculators as have every kind of input, figure, chart and table of them all: pages are drawn from definitions,
 * so that what is costly to look at is looked at on these.
 */
export function coveringCalculators(): AnyCalculator[] {
  const missing = new Set(calculators.flatMap(kindsOf))
  const chosen: AnyCalculator[] = []
  while (missing.size > 0) {
    const gain = (one: AnyCalculator) => kindsOf(one).filter((kind) => missing.has(kind)).length
    const best = calculators.reduce((first, next) => (gain(next) > gain(first) ? next : first))
    chosen.push(best)
    for (const kind of kindsOf(best)) missing.delete(kind)
  }
  return chosen
}
